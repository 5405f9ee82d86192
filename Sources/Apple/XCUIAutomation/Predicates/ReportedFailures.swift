import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import XCTest

/// Records failures of a predicate, each of them once in a test: a query asks about every element, a wait again and again.
///
/// Its memory is guarded by its lock.
final class ReportedFailures: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: Set<String> = []
  /// The device of the test that the messages belong to; the next test has another.
  ///
  /// Weak, or a predicate that lives longer would keep the device; an address alone may be used again.
  private weak var device: Automator?

  /// Records a failure, unless the same was recorded in this test, or the test has been given up.
  func record(_ message: String, evidence: AutomationError? = nil, at site: CallSite) {
    if XCUIContext.isStopped { return }
    let file = site.staticFilePath ?? #filePath
    let failure = XCUIFailure(message: message, file: file, line: UInt(site.line))
    guard MainActorEntry.isInside else {
      if lock.withLock({ messages.insert(message).inserted }) {
        XCTFail(message, file: file, line: failure.line)
      }
      return
    }
    MainActor.assumeIsolated {
      let automator = XCUIContext.automator
      guard isNew(message, on: automator) else { return }
      if let evidence { automator?.recordEvidence(of: evidence) }
      XCUIContext.failureReporter(failure)
    }
  }

  private func isNew(_ message: String, on current: Automator?) -> Bool {
    lock.withLock {
      if device !== current {
        device = current
        messages = []
      }
      return messages.insert(message).inserted
    }
  }
}
