// What the main actor does to test classes on Linux, where XCTest's own classes belong to no actor.
// The shapes of tests were tried in all orders of up to three, and in random orders of up to twelve.

extension SuiteRule {
  /// Rules about the main actor, and about how SwiftPM finds tests.
  static let isolation: [SuiteRule] = [
    SuiteRule(
      id: "main-actor-set-up", severity: .error, finds: .shape,
      sentence: "{}() cannot be @MainActor, as the method of XCTestCase is not",
      cure: "write \"override func {cure}\"", cures: asyncForms),
    SuiteRule(
      id: "main-actor-class-set-up", severity: .error, finds: .shape,
      sentence: "the class method {}() cannot be @MainActor, as the method of XCTestCase is not",
      cure: "remove @MainActor from it, and declare the members that it uses \"nonisolated(unsafe) static\""),
    SuiteRule(
      id: "set-up-touches-main-actor", severity: .error, finds: .shape,
      sentence: "{}() is nonisolated on Linux, and uses {subject} of its main-actor class",
      cure: "write \"override func {cure}\"", cures: asyncForms),
    SuiteRule(
      id: "class-set-up-touches-main-actor", severity: .error, finds: .shape,
      sentence:
        "the class method {}() is nonisolated on Linux, and uses {subject} of its main-actor class",
      cure: "declare {subject} \"nonisolated(unsafe) static\""),
    SuiteRule(
      id: "mixed-test-isolation", severity: .error, finds: .shape,
      sentence:
        "{} has @MainActor tests, such as {subject}(), and nonisolated ones; SwiftPM's list of them "
        + "compiles in some orders only",
      cure: "mark the whole class @MainActor, or none of its tests that are not async"),
    SuiteRule(
      id: "mixed-async-tests", severity: .note, finds: .shape,
      sentence:
        "{} has main-actor tests that throw, such as {subject}(), beside async ones; below swift-tools-version "
        + "6.0 SwiftPM's list of them compiles in some orders only",
      cure: "raise the version of the tools, or make the tests that throw async, too"),
    SuiteRule(
      id: "main-actor-default", severity: .note, finds: .shape,
      sentence:
        "the initial value of {} uses the main actor, which language mode 6 refuses in nonisolated code",
      cure: "keep the target in language mode 5, or mark it @MainActor"),
  ]

  private static let asyncForms = [
    "setUp": "setUp() async throws", "setUpWithError": "setUp() async throws",
    "tearDown": "tearDown() async throws", "tearDownWithError": "tearDown() async throws",
  ]
}
