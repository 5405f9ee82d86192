import Foundation
import GalleyBaselines
import GalleyDecisions

/// The package whose tests are built and run.
struct SwiftPackage {
  /// A target with tests.
  struct TestTarget: Hashable, Decodable {
    /// Its name in the manifest.
    var name: String
    /// Its module.
    var module: String
    /// What kind of target it is.
    fileprivate var type: String

    private enum CodingKeys: String, CodingKey {
      case name, type
      case module = "c99name"
    }
  }

  /// Its folder.
  let folder: String
  private let isHere: Bool

  /// The package that the working folder is in; a project may hold several, and `GALLEY_ROOT` may put it elsewhere.
  ///
  /// - Parameters:
  ///   - surroundings: The working folder.
  ///   - project: The project, whose root is taken where the working folder is in no package.
  init(around surroundings: Surroundings, in project: Project) {
    var folder = surroundings.folder
    while folder.hasPrefix("/"), folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    self.folder = folder.hasPrefix("/") && folder != "/" ? folder : project.root
    isHere = self.folder == surroundings.folder
  }

  /// The beginning of a command line for the package.
  ///
  /// - Parameter subcommand: Such as `test`.
  /// - Returns: Program, subcommand, and where the package is.
  func words(_ subcommand: String) -> [String] {
    ["swift", subcommand] + (isHere ? [] : ["--package-path", folder])
  }

  /// The targets with tests, by name.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The targets.
  /// - Throws: ``InspectionFault`` if the package does not load, `ChildProcess.Fault` if there is no Swift.
  func testTargets(_ environment: [String: String]) throws -> [TestTarget] {
    struct Description: Decodable {
      var targets: [TestTarget]
    }
    return try TemporaryFolder.with { folder in
      let path = folder + "/package.json"
      let end = try ChildProcess.run(
        words("package") + ["describe", "--type", "json"], environment: environment, toError: true,
        printingTo: path)
      guard end.status == 0, let data = FileManager.default.contents(atPath: path),
        let description = try? JSONDecoder().decode(Description.self, from: data)
      else { throw InspectionFault.notDescribed(status: end.status) }
      return description.targets.filter { $0.type == "test" }.sorted { $0.name < $1.name }
    }
  }
}

/// A folder for what other programs write, which is gone afterwards.
enum TemporaryFolder {
  /// Uses a folder.
  ///
  /// - Parameter body: Gets its path.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/galley-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
