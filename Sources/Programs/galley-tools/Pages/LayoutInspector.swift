import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyPages
import GalleySystem
import GalleyText
import GalleyTree

/// Reads the layouts of a package's tests, without running a test.
enum LayoutInspector {
  /// Builds the tests and has their process tell which layouts are registered.
  ///
  /// - Parameters:
  ///   - target: The option that chooses a test target.
  ///   - words: The arguments for `swift test`.
  ///   - context: The environment of the command.
  /// - Throws: ``InspectionError``, `UsageError` for an unknown target, `ChildProcess.StartError` if there is no Swift.
  static func inspect(
    _ target: ValueOption<String>, _ words: [String], in context: CommandContext
  ) throws -> LayoutInspection {
    let package = SwiftPackage(around: context, in: try context.project())
    var inspection = try TemporaryFolder.with { folder in
      let request = InspectionRequest(path: folder + "/layouts.json", then: .stop)
      // Its output must not stand in a picture or in JSON.
      let end = try ChildProcess.run(
        package.swift("test") + words,
        environment: context.environment.merging(request.environment) { $1 }, output: .standardError)
      guard end.status == 0 else { throw InspectionError.failed(status: end.status) }
      return try read(request.path)
    }
    guard !inspection.suites.isEmpty else { throw InspectionError.nothingRegistered }
    guard let name = target.word else { return inspection }
    let known = inspection.suites.map(\.module)
    inspection.suites.removeAll { $0.module != module(ofTarget: name) }
    guard !inspection.suites.isEmpty else {
      throw UsageError.unknownTarget(name, meant: SpellingSuggestion.nearest(to: name, in: known))
    }
    return inspection
  }

  /// The module of a target: its name as a C99 identifier, as SwiftPM makes it.
  private static func module(ofTarget name: String) -> String {
    let letters = name.unicodeScalars.map { $0.properties.isXIDContinue ? String($0) : "_" }.joined()
    return letters.unicodeScalars.first?.properties.isXIDStart == false && letters.first != "_"
      ? "_" + letters.dropFirst() : letters
  }

  /// Reads the answer of a test process.
  static func read(_ path: String) throws(InspectionError) -> LayoutInspection {
    struct Version: Decodable {
      var format: Int
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .noAnswer }
    do {
      let version = try StableJSON.read(Version.self, from: [UInt8](data)).format
      guard version == LayoutInspection.newest else { throw InspectionError.unreadable("format \(version)") }
      return try StableJSON.read(LayoutInspection.self, from: [UInt8](data))
    } catch let fault as InspectionError {
      throw fault
    } catch {
      throw .unreadable(StableJSON.words(for: error))
    }
  }
}

/// The reason why the layouts of a package are not known, or cannot be drawn.
enum InspectionError: Error, Hashable, CustomStringConvertible {
  /// `swift test` failed.
  case failed(status: Int32)
  /// The test process ended in order, but did not answer.
  case noAnswer
  /// The answer cannot be understood.
  case unreadable(String)
  /// No target registers an atlas.
  case nothingRegistered
  /// Graphviz is not there.
  case noGraphviz
  /// Graphviz failed.
  case notDrawn(status: Int32)

  var description: String {
    switch self {
    case .failed(let status):
      "\"swift test\" ended with \(status) before the layouts were known, see above: the tests do not build, or making "
        + "a layout failed"
    case .noAnswer:
      "the test process did not report its layouts; a test target that registers an atlas must import Galley or "
        + "GalleyChecks, and nothing may run in place of \"swift test\""
    case .unreadable(let reason):
      "the report of the test process cannot be read (\(reason)); tool and library must be of one version"
    case .nothingRegistered:
      "no target with tests registers an atlas; put "
        + "\"final class RegisteredAtlas: AtlasRegistration { static let atlas = yourAtlas }\" into one, with the "
        + "name of your atlas"
    case .noGraphviz:
      "Graphviz, which draws the graph, is not installed; install the package graphviz, or use --mermaid, "
        + "which needs nothing"
    case .notDrawn(let status): "Graphviz did not draw the graph: \"dot\" ended with \(status), see above"
    }
  }
}
