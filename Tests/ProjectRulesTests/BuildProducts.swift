import Foundation

/// The build that these tests are part of.
enum BuildProducts {
  /// The folder with its programs and intermediate files.
  ///
  /// The tests' own program is there, or in the test bundle that they are run from.
  static let folder: URL = {
    let candidates = [
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path)
    }
      ?? PackageFiles.root.appendingPathComponent(".build/debug")
  }()

  /// The folder with its compiled modules.
  static var modules: URL { folder.appendingPathComponent("Modules") }

  /// The object files of a module.
  static func objects(of module: String) throws -> [URL] {
    let objects = folder.appendingPathComponent("\(module).build")
    return try FileManager.default.subpathsOfDirectory(atPath: objects.path).filter { $0.hasSuffix(".o") }
      .sorted()
      .map { objects.appendingPathComponent($0) }
  }
}
