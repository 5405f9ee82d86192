import GalleyPages

/// A request for the layouts of test targets, as environment variables of a process that has them.
///
/// The command line starts a test process with these; the library for tests answers before the first test.
package struct InspectionRequest: Hashable, Sendable {
  /// The next step of the process once it has answered.
  package enum Then: String, Hashable, Sendable {
    /// It ends, so that no test is run.
    case stop
    /// It runs the tests, unless the layouts have errors.
    case test
  }

  /// The file to write a `LayoutInspection` to.
  package var path: String
  /// The test targets' modules.
  package var modules: [String]
  /// The next step.
  package var then: Then

  /// The variable for the path.
  package static let pathVariable = "GALLEY_INSPECT"
  /// The variable for the modules, with commas between them.
  package static let modulesVariable = "GALLEY_INSPECT_MODULES"
  /// The variable for what comes after.
  package static let thenVariable = "GALLEY_INSPECT_THEN"

  /// Asks for layouts.
  package init(path: String, modules: [String], then: Then) {
    self.path = path
    self.modules = modules
    self.then = then
  }

  /// Reads what is asked for.
  package init?(_ environment: [String: String]) {
    guard let path = environment[Self.pathVariable], path.hasPrefix("/"),
      let modules = environment[Self.modulesVariable],
      let then = environment[Self.thenVariable].flatMap(Then.init(rawValue:))
    else { return nil }
    self.init(path: path, modules: modules.split(separator: ",").map(String.init), then: then)
  }

  /// The environment variables that ask.
  package var environment: [String: String] {
    [
      Self.pathVariable: path, Self.modulesVariable: modules.joined(separator: ","),
      Self.thenVariable: then.rawValue,
    ]
  }
}
