import GalleyBaselines

/// A test that failed, and passed when it was run again.
package struct FlakyTest: Sendable, Hashable, Codable {
  /// The suites the test is in, outermost first.
  package var suite: [String]
  /// The test, without parentheses.
  package var test: String
  /// The attempt that passed, from 2 up.
  package var passedOn: Int
  /// Its checks that failed before, by their key; none if it failed for another reason.
  package var checks: [CheckKey]

  /// Names a flaky test.
  ///
  /// `suite`: the suites the test is in, outermost first. `passedOn`: the attempt that passed, from 2 up.
  package init(suite: [String], test: String, passedOn: Int, checks: [CheckKey] = []) {
    self.suite = suite
    self.test = test
    self.passedOn = passedOn
    self.checks = checks
  }

  /// The test as one line, such as `RecipesTests/testDetails`; fit to be shown anywhere.
  package var text: String {
    CheckKey(suite: suite, test: test, name: "", environment: .picture).ownerText
  }
}
