// swift-tools-version: 6.2
// Galley as "make install" and its Debian package put it: packages depend on this folder as they would on Galley's sources, and
// build nothing of Galley. The installation writes this file last, with its own facts in place of the words between @ signs.
import CompilerPluginSupport
import Glibc
import PackageDescription

#if !(compiler(>=@COMPILER@) && compiler(<@NEXT_COMPILER@))
  #error("Galley @VERSION@ in @PREFIX@ was built by Swift @COMPILER@, and no other compiler reads its modules. Build it again with the compiler on your PATH, by \"make install PREFIX=@PREFIX@\" in Galley's sources, or put Swift @COMPILER@ first on PATH. \"galley doctor\" names both compilers.")
#endif

/// The installation's prefix, relative to this folder, so that it may be moved as a whole.
let prefix = Context.packageDirectory + "/../.."
if access(prefix + "/lib/galley/libgalley.a", R_OK) != 0 {
  let words = """
    The installation of Galley @VERSION@ has lost its libraries: \(prefix)/lib/galley/libgalley.a cannot be read. \
    Run "make install PREFIX=@PREFIX@" in Galley's sources again.

    """
  _ = write(STDERR_FILENO, words, words.utf8.count)
  exit(1)
}

let package = Package(
  name: "Galley",
  products: [
@PRODUCTS@
  ].map { .library(name: $0, targets: ["GalleyProducts"]) } + [.plugin(name: "AppleSources", targets: ["AppleSources"])],
  targets: [
    // SwiftPM appends the name to each folder that pkg-config searches, so that only an absolute path finds this installation
    // and no other; the steps up lead from any of these folders to the root.
    .systemLibrary(
      name: "GalleyLibraries",
      pkgConfig: String(repeating: "../", count: 32) + prefix.dropFirst() + "/lib/pkgconfig/galley"),
    .macro(name: "GalleyMacros"),
    // Small enough to be built in each package that uses the plugin.
    .target(name: "SourceReading"),
    .executableTarget(name: "galley-sources", dependencies: ["SourceReading"]),
    .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["galley-sources"]),
    // Only the link uses these words, so a package's own modules are compiled as without them. LLD reads of the archive what it needs.
    .target(
      name: "GalleyProducts", dependencies: ["GalleyLibraries", "GalleyMacros"],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ])
