import Foundation

/// A package with the products of Galley that holds what this build has compiled, as one static library.
///
/// A reader's package compiles against the same modules as with Galley's sources, in seconds instead of minutes.
struct PrebuiltGalley {
  /// The folder of the package.
  let folder: String

  private static let library = "GalleyPrebuilt"

  /// The environment variables that a build against it needs.
  var environment: [String: String] { ["PKG_CONFIG_PATH": folder] }

  /// Writes the package for the sources in `root`, compiled in `build`, in place of what is in `folder`.
  init(at folder: String, of root: String, in build: String) throws {
    self.folder = folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    try write(
      """
      // swift-tools-version: 6.2
      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
        name: "Galley",
        products: [
          \(Self.products(in: manifest).map { Self.product($0) }.joined())
        ],
        targets: [
          .systemLibrary(name: "\(Self.library)", path: "Module", pkgConfig: "\(Self.library)"),
          .macro(name: "GalleyMacros", path: "Macros"),
          .target(name: "\(Self.library)Macros", dependencies: ["\(Self.library)", "GalleyMacros"],
            path: "Users"),
        ])

      """, to: "Package.swift")
    // The compiler starts the program that this build has, by way of one that takes no time to compile.
    try write(
      """
      import Glibc

      var words = [strdup("\(build)/GalleyMacros-tool"), nil]
      execv(words[0]!, &words)
      exit(1)

      """, to: "Macros/main.swift")
    try write("// Whoever depends on this target has its macros.\n", to: "Users/Macros.swift")
    try write("module \(Self.library) {}\n", to: "Module/module.modulemap")
    try write(Self.moduleMaps(of: root, build), to: "Maps/module.modulemap")
    let flags = try archive(Self.targets(in: manifest), of: build)
    try write(
      """
      Name: \(Self.library)
      Description: the modules of this build
      Version: 1
      Cflags: -I\(build)/Modules -I\(folder)/Maps
      Libs: -L\(folder) -l\(Self.library) \(flags)

      """, to: "\(Self.library).pc")
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func product(_ name: String) -> String {
    ".library(name: \"\(name)\", targets: [\"\(library)Macros\"]),"
  }

  private static func products(in manifest: String) -> [String] {
    manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
  }

  /// The libraries among the targets that the sources of tests may need.
  private static func targets(in manifest: String) -> [String] {
    manifest.components(separatedBy: "\n    .").compactMap { entry in
      guard let name = entry.prefixMatch(of: /target\(\s*name: "(\w+)"/)?.output.1 else { return nil }
      let path = entry.firstMatch(of: /path: "Sources\/(\w+)/)?.output.1
      return path.map { !["Samples", "Programs"].contains($0) } == true ? String(name) : nil
    }
  }

  private static func moduleMaps(of root: String, _ build: String) throws -> String {
    let system = root + "/Sources/System"
    let maps = try FileManager.default.contentsOfDirectory(atPath: system).sorted().flatMap { name in
      ["\(system)/\(name)", "\(system)/\(name)/include", "\(build)/\(name).build"].map { folder in
        "extern module \(name) \"\(folder)/module.modulemap\""
      }
      .filter { line in
        FileManager.default.fileExists(atPath: String(line.split(separator: "\"")[1]))
      }
    }
    return maps.joined(separator: "\n") + "\n"
  }

  /// Makes the library of a single object, of which a linker leaves nothing out, and returns the flags for what it needs.
  private func archive(_ targets: [String], of build: String) throws -> String {
    // The list of what was linked: a build folder also keeps objects of sources that are gone.
    let linked = try String(
      contentsOfFile: build + "/GalleyPackageTests.product/Objects.LinkFileList", encoding: .utf8)
    let folders = targets.map { "/\($0).build/" }
    let objects = linked.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { object in folders.contains { object.contains($0) } }
    try write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects")
    let result = try Shell.run(
      #"""
      set -e
      clang -r -nostdlib -o all.o @objects
      ar rcs lib\#(Self.library).a all.o
      swift-autolink-extract all.o -o flags
      tr '\0 ' '\n\n' < flags | grep '^-l' | sort -u
      pkg-config --libs libpng harfbuzz icu-i18n libxxhash libisal libcrypto libmicrohttpd
      """#, in: folder)
    guard result.exitCode == 0 else { throw ArchiveError(output: result.output) }
    return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  struct ArchiveError: Error { let output: String }
}
