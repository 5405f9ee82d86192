import GalleyTree

/// Why the layouts of a package cannot be told.
enum InspectionFault: Error, Hashable {
  /// The package does not load.
  case notDescribed(status: Int32)
  /// The package has no tests.
  case noTestTargets
  /// The tests could not be built.
  case notBuilt(status: Int32)
  /// The test process ended without an answer.
  case died(status: Int32)
  /// The test process ended in order, but did not answer.
  case noAnswer
  /// The answer cannot be understood.
  case unreadable(String)
  /// No target registers an atlas.
  case nothingRegistered([String])
  /// Graphviz is not there.
  case noGraphviz
  /// Graphviz failed.
  case notDrawn(status: Int32)
}

extension InspectionFault: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  var description: String {
    switch self {
    case .notDescribed(let status):
      "the package does not load: \"swift package describe\" ended with \(status), see above"
    case .noTestTargets: "the package has no test targets, and layouts are found through one"
    case .notBuilt(let status): "the tests do not build: \"swift build\" ended with \(status), see above"
    case .died(let status):
      "the test process ended with \(status) before it told its layouts, see above; making a layout must not fail"
    case .noAnswer:
      "the test process did not tell its layouts; a test target that registers an atlas must import Galley, "
        + "and nothing may run in place of \"swift test\""
    case .unreadable(let reason):
      "what the test process told cannot be understood (\(reason)); tool and library must be of one version"
    case .nothingRegistered(let targets):
      "no test target registers an atlas (\(targets.map { ElementText.clean($0, limit: 80) }.joined(separator: ", "))); "
        + "put \"final class RegisteredAtlas: AtlasRegistration { static let atlas = yourAtlas }\" into one, with the "
        + "name of your atlas"
    case .noGraphviz:
      "Graphviz, which draws the graph, is not there; install the package graphviz, or use --mermaid, "
        + "which needs nothing"
    case .notDrawn(let status): "Graphviz did not draw the graph: \"dot\" ended with \(status), see above"
    }
  }
}
