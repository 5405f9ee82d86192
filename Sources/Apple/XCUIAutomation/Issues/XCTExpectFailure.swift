import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in what is left of the test.
///
/// A failure that was expected is in the log and does not fail the test; that none comes fails it, unless the options say
/// otherwise.
///
/// - Parameters:
///   - failureReason: Why it is expected.
///   - options: How it is expected.
/// - Reference: [`XCTExpectFailure`](https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:)).
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  guard options.isEnabled, let test = UITestCase.expecting() else { return }
  test.expectedFailures.begin(failureReason, options)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in what is left of the test.
///
/// - Parameters:
///   - failureReason: Why it is expected.
///   - enabled: Whether it is expected at all; it is, if nothing is said.
///   - strict: Whether it is a failure that none comes; it is, if nothing is said.
///   - issueMatcher: Says of an issue whether it is the expected one; any is, if nothing is said.
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
///   - failureReason: Why it is expected.
///   - options: How it is expected.
///   - failingBlock: What fails.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws; that is recorded only if the test throws it on.
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
///   - failureReason: Why it is expected.
///   - enabled: Whether it is expected at all; it is, if nothing is said.
///   - strict: Whether it is a failure that none comes; it is, if nothing is said.
///   - failingBlock: What fails.
///   - issueMatcher: Says of an issue whether it is the expected one; any is, if nothing is said.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws; that is recorded only if the test throws it on.
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
///   - failureReason: Why it is expected.
///   - options: How it is expected.
///   - isolation: The actor that the closure runs on.
///   - failingBlock: What fails.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws; that is recorded only if the test throws it on.
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
///   - failureReason: Why it is expected.
///   - enabled: Whether it is expected at all; it is, if nothing is said.
///   - strict: Whether it is a failure that none comes; it is, if nothing is said.
///   - isolation: The actor that the closure runs on.
///   - failingBlock: What fails.
///   - issueMatcher: Says of an issue whether it is the expected one; any is, if nothing is said.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws; that is recorded only if the test throws it on.
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
