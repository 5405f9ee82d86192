import GalleyBaselines
import GalleyTree
import Synchronization
import Testing
import XCTest
import XCUIAutomation

/// A failure of the running test that a check is the reason of.
package struct CheckFailure: Hashable, Sendable {
  /// The message that the test fails with.
  package var message: String
  /// The line of the test.
  var site: CallSite
  /// The reason that a run notes; `other` for a failure that no run knows of.
  var reason = TestResult.Reason.other

  /// Takes failures; tests of checks put their own in its site.
  @TaskLocal package static var reporter: @Sendable (CheckFailure) -> Void = { $0.failRunningTest() }

  /// Fails the running test at a line, without ending it: the checks after this one are made as well.
  ///
  /// - Parameters:
  ///   - message: What the test fails with.
  ///   - site: The line of the test.
  ///   - recorder: Notes the failure, so that `galley test` can tell checks' failures from any other; without a run
  ///     nobody does.
  ///   - isNew: Whether the check only lacks a baseline, or was recorded: then running the test again is of no use.
  static func report(
    _ message: String, at site: CallSite, notedBy recorder: RunRecorder?, isNew: Bool = false
  ) {
    var failure = CheckFailure(message: message, site: site)
    if let recorder {
      failure.reason = isNew ? .new : .check
      if Test.current != nil {
        let position = "\(site):\(site.column)"
        recorder.noteFailure(isNew ? .newIssue(position) : .issue(position))
      }
    }
    reporter(failure)
  }

  /// Fails the running test at a line for a reason that is no check, without ending the test.
  ///
  /// - Parameters:
  ///   - message: The message that the test fails with.
  ///   - site: The line of the test.
  package static func report(_ message: String, at site: CallSite) {
    report(message, at: site, notedBy: nil)
  }

  /// Records an issue with Swift Testing, or a failure with XCTest, whichever runs the test.
  private func failRunningTest() {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(site))
      return
    }
    // A check that is kept in the run has its picture there.
    FailureEvidence.$isKept.withValue(reason != .other) {
      TestObserver.$reason.withValue(reason) {
        XCTFail(message, file: site.staticFilePath ?? #filePath, line: UInt(site.line))
      }
    }
  }
}

extension SourceLocation {
  fileprivate init(_ site: CallSite) {
    self.init(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}

// MARK: - Errors that checks throw

extension CheckFailure {
  private static let thrown = Mutex<[String]>([])

  /// Notes that a check throws, so that a test that fails by it counts as failed by a check.
  ///
  /// Swift Testing records what a test throws at the test itself; XCTest says later what it was.
  ///
  /// - Parameters:
  ///   - error: What it throws.
  ///   - recorder: Notes failures.
  ///   - location: The line of the test itself, under Swift Testing.
  static func noteThrown(
    _ error: any Error, by recorder: RunRecorder, at location: SourceLocation? = Test.current?.sourceLocation
  ) {
    if let location {
      recorder.noteFailure(.issue("\(location.fileID):\(location.line):\(location.column)"))
    } else {
      thrown.withLock { $0.append("\(error)") }
    }
  }

  /// Forgets what was thrown, as XCTest begins a test.
  static func forgetThrown() {
    thrown.withLock { $0 = [] }
  }

  /// Whether a failure's description, as XCTest writes it, is of an error that a check threw.
  ///
  /// - Reference: swift-corelibs-xctest, `XCTestCase.swift` and `XCTAssert.swift`: both say `threw error "…"`.
  static func isThrown(_ description: String) -> Bool {
    thrown.withLock { $0.contains { description.contains("threw error \"\($0)\"") } }
  }
}
