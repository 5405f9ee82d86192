import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
///
/// A failure that was expected is in the log and does not fail the test; that none comes fails it, unless the options say
/// otherwise.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - options: The options of the expectation.
/// - Reference: [`XCTExpectFailure`](https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:)).
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  guard options.isEnabled, let test = UITestCase.expecting() else { return }
  test.expectedFailures.begin(failureReason, options)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - enabled: Whether the failure is expected at all; true by default.
///   - strict: Whether the test fails without an issue; true by default.
///   - issueMatcher: The condition of an expected issue; by default, every issue is expected.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, issueMatcher: issueMatcher))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a closure.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - options: The options of the expectation.
///   - failingBlock: The closure in which the failure is expected.
/// - Returns: The closure's result.
/// - Throws: The error that the closure throws. It is recorded only if the test throws it on.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
  guard options.isEnabled, let test = UITestCase.expecting() else { return try failingBlock() }
  let scope = test.expectedFailures.begin(failureReason, options)
  defer { test.endExpecting(scope) }
  return try failingBlock()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a closure.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - enabled: Whether the failure is expected at all; true by default.
///   - strict: Whether the test fails without an issue; true by default.
///   - failingBlock: The closure in which the failure is expected.
///   - issueMatcher: The condition of an expected issue; by default, every issue is expected.
/// - Returns: The closure's result.
/// - Throws: The error that the closure throws. It is recorded only if the test throws it on.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, issueMatcher: issueMatcher),
    failingBlock: failingBlock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in an asynchronous closure.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - options: The options of the expectation.
///   - isolation: The actor that the closure runs on.
///   - failingBlock: The closure in which the failure is expected.
/// - Returns: The closure's result.
/// - Throws: The error that the closure throws. It is recorded only if the test throws it on.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  isolation: isolated (any Actor)? = #isolation, failingBlock: () async throws -> Result
) async rethrows -> Result {
  guard options.isEnabled, let test = UITestCase.expecting() else { return try await failingBlock() }
  let scope = test.expectedFailures.begin(failureReason, options)
  defer { test.endExpecting(scope) }
  return try await failingBlock()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in an asynchronous closure.
///
/// - Parameters:
///   - failureReason: The reason for the expectation.
///   - enabled: Whether the failure is expected at all; true by default.
///   - strict: Whether the test fails without an issue; true by default.
///   - isolation: The actor that the closure runs on.
///   - failingBlock: The closure in which the failure is expected.
///   - issueMatcher: The condition of an expected issue; by default, every issue is expected.
/// - Returns: The closure's result.
/// - Throws: The error that the closure throws. It is recorded only if the test throws it on.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  isolation: isolated (any Actor)? = #isolation, failingBlock: () async throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) async rethrows -> Result {
  try await XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, issueMatcher: issueMatcher),
    isolation: isolation, failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
    self.init()
    isEnabled = enabled ?? true
    isStrict = strict ?? true
    self.issueMatcher = issueMatcher
  }
}
