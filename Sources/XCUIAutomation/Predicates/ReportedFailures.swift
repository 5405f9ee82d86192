import Foundation
import GalleyAutomation
import GalleyTree
import Synchronization
import XCTest

/// Records failures of a predicate, each of them once in a test: a query asks about every element, a wait again and again.
final class ReportedFailures: Sendable {
  private struct State {
    /// The device of the test that the messages belong to; the next test has another.
    var device: ObjectIdentifier?
    var messages: Set<String> = []
  }

  private let state = Mutex(State())

  /// Records a failure, unless the same was recorded in this test, or the test has been given up.
  func record(_ message: String, evidence: AutomationError? = nil, at site: CallSite) {
    if XCUIContext.isStopped { return }
    let file = site.staticFilePath ?? #filePath
    let failure = XCUIFailure(message: message, file: file, line: UInt(site.line))
    guard Thread.isMainThread else {
      if isNew(message, on: nil) { XCTFail(message, file: file, line: failure.line) }
      return
    }
    MainActor.assumeIsolated {
      let automator = XCUIContext.automator
      guard isNew(message, on: automator.map { ObjectIdentifier($0) }) else { return }
      if let evidence { automator?.recordEvidence(of: evidence) }
      XCUIContext.failureReporter(failure)
    }
  }

  private func isNew(_ message: String, on device: ObjectIdentifier?) -> Bool {
    state.withLock { state in
      if state.device != device { state = State(device: device) }
      return state.messages.insert(message).inserted
    }
  }
}
