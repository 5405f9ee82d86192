import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import XCTest

/// The state of the device, and the actions on it, at failures of a test.
package final class FailureEvidence: @unchecked Sendable {
  /// Whether who records a failure keeps its evidence as well.
  @TaskLocal package static var isKept = false
  /// The failed action or read that is being recorded; its evidence says more than the device at this time.
  @TaskLocal static var cause: AutomationError?
  /// The number of failures of a test that have evidence: a loop that fails a thousand times shows the same
  /// screen a thousand times.
  private static let limit = 20

  private let lock = NSLock()
  private var count = 0
  /// Failures off the main thread, where the device must not be asked.
  private var pending: [XCTIssue] = []

  /// Keeps steps, tree and picture of a failure.
  func keep(_ issue: XCTIssue) {
    guard !Self.isKept, isWithinLimit() else { return }
    if MainActorEntry.isInside {
      capture([issue], remark: nil)
    } else {
      lock.withLock { pending.append(issue) }
    }
  }

  private func isWithinLimit() -> Bool {
    lock.withLock {
      count += 1
      return count <= Self.limit
    }
  }

  /// Records the evidence of failures on other threads.
  func capturePending() {
    let issues = lock.withLock {
      defer { pending = [] }
      return pending
    }
    capture(issues, remark: "It failed on another thread; the screen is that of the end of the test method.")
  }

  private func capture(_ issues: [XCTIssue], remark: String?) {
    // XCTest calls this on the main thread, where Apple's classes live; the compiler cannot know that.
    nonisolated(unsafe) let issues = issues
    MainActor.assumeIsolated { for issue in issues { Self.capture(issue, remark: remark) } }
  }

  @MainActor
  private static func capture(_ issue: XCTIssue, remark: String?) {
    guard let automator = XCUIContext.automator, let recorder = automator.evidence else { return }
    if let cause { return automator.recordEvidence(of: cause) }
    let first = issue.compactDescription.prefix { $0 != "\n" }
    var lines = [issue.compactDescription]
    if let details = issue.detailedDescription { lines.append(details) }
    if let location = issue.sourceCodeContext.location { lines.append("at \(location)") }
    if let remark { lines.append(remark) }
    automator.log.note("Failure: \(first)")
    recorder.record(
      Evidence(
        title: String(first), text: lines.map { $0 + "\n" }.joined(),
        capture: try? automator.driver.capture(),
        steps: automator.log.lines))
  }
}
