import Foundation

/// This build, installed below a prefix of its own as `make install` installs a release.
///
/// A reader's package compiles against the same modules as with Galley's sources, in seconds instead of minutes.
struct InstalledGalley {
  /// The prefix, an absolute path.
  let prefix: String

  /// The folder that packages depend on.
  var package: String { prefix + "/share/galley" }

  /// Installs the products in `build`, made of the sources in `root`, in place of what is in `prefix`, or over it.
  init(at prefix: String, of root: String, in build: String, replaces: Bool = true) throws {
    self.prefix = prefix
    if replaces { try? FileManager.default.removeItem(atPath: prefix) }
    let result = try Shell.run(
      "Scripts/install '\(prefix)'", in: root,
      environment: ["GALLEY_BUILT": build, "GALLEY_TARGETS": nil])
    guard result.exitCode == 0 else { throw NotInstalled(output: result.output) }
  }

  struct NotInstalled: Error { let output: String }
}
