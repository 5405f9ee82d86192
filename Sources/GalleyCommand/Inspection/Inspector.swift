import Foundation
import GalleyAuthoring
import GalleyBaselines

/// Has a package's tests tell which layouts they have, without running one.
enum Inspector {
  static let target = OptionSpec(
    name: "--target", value: .needed("name"),
    summary: "a test target alone, of several that register an atlas")

  /// Builds the tests and asks them.
  ///
  /// - Parameters:
  ///   - arguments: `--target`, and what else to tell `swift build` and `swift test`.
  ///   - surroundings: Where the package is.
  /// - Returns: What is registered, at least by one target.
  /// - Throws: ``InspectionFault``, ``UsageError`` for an unknown target, `ChildProcess.Fault` if there is no Swift.
  static func inspect(
    _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws -> LayoutInspection {
    let package = SwiftPackage(around: surroundings, in: try surroundings.project())
    let environment = surroundings.environment
    let targets = try package.testTargets(environment)
    guard !targets.isEmpty else { throw InspectionFault.noTestTargets }
    // What is printed meanwhile must not stand in a picture or in JSON.
    let build = try ChildProcess.run(
      package.words("build") + ["--build-tests"] + arguments.rest, environment: environment, toError: true)
    guard build.status == 0 else { throw InspectionFault.notBuilt(status: build.status) }
    var inspection = try TemporaryFolder.with { folder in
      let request = InspectionRequest(
        path: folder + "/layouts.json", modules: targets.map(\.module), then: .stop)
      let end = try ChildProcess.run(
        package.words("test") + ["--skip-build"] + arguments.rest,
        environment: environment.merging(request.environment) { $1 }, toError: true)
      guard end.status == 0 else { throw InspectionFault.died(status: end.status) }
      return try read(request.path)
    }
    guard !inspection.suites.isEmpty else { throw InspectionFault.nothingRegistered(targets.map(\.name)) }
    guard let name = arguments.value(target.name) else { return inspection }
    let module = targets.first { $0.name == name }?.module ?? name
    let known = inspection.suites.map(\.module)
    inspection.suites.removeAll { $0.module != module }
    guard !inspection.suites.isEmpty else {
      throw UsageError.unknownTarget(name, meant: Spelling.nearest(to: name, in: known))
    }
    return inspection
  }

  /// Reads what a test process told.
  ///
  /// - Parameter path: The file.
  /// - Returns: What it told.
  /// - Throws: ``InspectionFault``.
  static func read(_ path: String) throws(InspectionFault) -> LayoutInspection {
    struct Version: Decodable {
      var format: Int
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .noAnswer }
    do {
      let version = try StableJSON.read(Version.self, from: [UInt8](data)).format
      guard version == LayoutInspection.newest else { throw InspectionFault.unreadable("format \(version)") }
      return try StableJSON.read(LayoutInspection.self, from: [UInt8](data))
    } catch let fault as InspectionFault {
      throw fault
    } catch {
      throw .unreadable(StableJSON.words(for: error))
    }
  }
}
