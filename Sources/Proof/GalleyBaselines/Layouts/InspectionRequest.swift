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
  /// The test targets' modules; `nil` for those of the tests that the process lists.
  package var modules: [String]?
  /// The next action.
  package var then: Then

  /// The file that the names of all tests are written to where no modules are given, one a line as `swift test list` prints
  /// them.
  package var testsPath: String { path + ".tests" }

  package static let pathVariable = "GALLEY_INSPECT"
  /// The variable for the modules, with commas between them.
  package static let modulesVariable = "GALLEY_INSPECT_MODULES"
  /// The variable for the next action.
  package static let thenVariable = "GALLEY_INSPECT_THEN"

  /// Asks for layouts.
  ///
  /// - Parameters:
  ///   - path: The file to write to.
  ///   - modules: The test targets' modules; `nil` for those of the tests that the process lists.
  ///   - then: The next action.
  package init(path: String, modules: [String]? = nil, then: Then) {
    self.path = path
    self.modules = modules
    self.then = then
  }

  /// Reads the request.
  package init?(_ environment: [String: String]) {
    guard let path = environment[Self.pathVariable], path.hasPrefix("/"),
      let then = environment[Self.thenVariable].flatMap(Then.init(rawValue:))
    else { return nil }
    let modules = environment[Self.modulesVariable]?.split(separator: ",").map(String.init)
    self.init(path: path, modules: modules, then: then)
  }

  /// The environment variables that ask.
  package var environment: [String: String] {
    var environment = [Self.pathVariable: path, Self.thenVariable: then.rawValue]
    environment[Self.modulesVariable] = modules?.joined(separator: ",")
    return environment
  }
}
