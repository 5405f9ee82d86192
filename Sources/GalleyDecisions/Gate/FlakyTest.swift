import GalleyBaselines

/// A test that failed, and passed when it was run again.
public struct FlakyTest: Sendable, Hashable, Codable {
  /// The suites the test is in, outermost first.
  public var suite: [String]
  /// The test, without parentheses.
  public var test: String
  /// The attempt that passed, from 2 up.
  public var passedOn: Int
  /// Its checks that failed before, by their key; none if it failed for another reason.
  public var checks: [CheckKey]

  /// Names a flaky test.
  ///
  /// - Parameters:
  ///   - suite: The suites the test is in, outermost first.
  ///   - test: The test, without parentheses.
  ///   - passedOn: The attempt that passed, from 2 up.
  ///   - checks: Its checks that failed before.
  public init(suite: [String], test: String, passedOn: Int, checks: [CheckKey] = []) {
    self.suite = suite
    self.test = test
    self.passedOn = passedOn
    self.checks = checks
  }

  /// The test as one line, such as `RecipesTests/testDetails`; fit to be shown anywhere.
  public var text: String {
    CheckKey(suite: suite, test: test, name: "", environment: .picture).ownerText
  }
}
