import Foundation
import GalleyAutomation
import GalleyTree
import XCTest

/// What the device showed, and what was done to it, when a test failed.
package final class FailureEvidence: @unchecked Sendable {
  /// Whether who records a failure keeps its evidence as well.
  @TaskLocal package static var isKept = false

  private let lock = NSLock()
  /// Failures off the main thread, where the device must not be asked.
  private var pending: [XCTIssue] = []

  /// Keeps steps, tree and picture of a failure.
  func keep(_ issue: XCTIssue) {
    guard !Self.isKept else { return }
    if MainQueue.isCurrent {
      capture([issue], remark: nil)
    } else {
      lock.withLock { pending.append(issue) }
    }
  }

  /// Keeps what was left, of failures on other threads.
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
