import Foundation

/// The failures that the running test expects, the latest expectation last.
///
/// Failures come from any thread, and so does asking for them.
final class ExpectedFailures: @unchecked Sendable {
  /// One expectation.
  struct Scope {
    fileprivate let number: Int
    let reason: String?
    let options: XCTExpectedFailure.Options
    fileprivate(set) var isMet = false

    /// The issue that none came; `nil` if that is none.
    var unmatched: XCTIssue? {
      guard !isMet, options.isStrict else { return nil }
      return XCTIssue(
        type: .unmatchedExpectedFailure,
        compactDescription: "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded")
    }
  }

  private let lock = NSRecursiveLock()
  private var scopes: [Scope] = []
  private var count = 0

  /// Expects failures from now on.
  @discardableResult
  func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Int {
    lock.withLock {
      count += 1
      scopes.append(Scope(number: count, reason: reason, options: options))
      return count
    }
  }

  /// Expects them no longer.
  func end(_ number: Int) -> Scope? {
    lock.withLock {
      scopes.firstIndex { $0.number == number }.map { scopes.remove(at: $0) }
    }
  }

  /// Ends all expectations that the test leaves open.
  func endAll() -> [Scope] {
    lock.withLock {
      defer { scopes = [] }
      return scopes
    }
  }

  /// Takes a failure if it is expected; the latest expectation is asked first.
  func take(_ issue: XCTIssue) -> XCTExpectedFailure? {
    lock.withLock {
      guard issue.type != .unmatchedExpectedFailure,
        let index = scopes.lastIndex(where: { $0.options.issueMatcher?(issue) ?? true })
      else { return nil }
      scopes[index].isMet = true
      return XCTExpectedFailure(reason: scopes[index].reason, issue: issue)
    }
  }
}
