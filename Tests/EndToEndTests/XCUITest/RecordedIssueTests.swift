import Foundation
import Galley
import GalleyAutomation
import Testing
import XCTest
import XCUIAutomation

/// Keeps what is recorded.
class RecordingTestCase: InnerTestCase {
  var issues: [XCTIssue] = []
  /// What the log of the device said at the end.
  var log: [String] = []

  override func record(_ issue: XCTIssue) {
    issues.append(issue)
    super.record(issue)
  }

  override func tearDown() {
    log = MainActor.assumeIsolated { XCUIContext.automator?.log.lines ?? [] }
    super.tearDown()
  }
}

/// Says more of each failure, as suites do that attach the screen.
final class RewritingTestCase: RecordingTestCase {
  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription += " (on the form)"
    issue.add(XCTAttachment(string: "the tree"))
    super.record(issue)
  }
}

/// Takes what would be written to the run.
final class EvidenceKeeper: EvidenceRecorder, AttachmentRecorder, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var pieces: [Evidence] = []
  private(set) var kept: [AttachedFile] = []

  func record(_ evidence: Evidence) { lock.withLock { pieces.append(evidence) } }

  func keep(_ attachment: AttachedFile) throws -> String {
    lock.withLock {
      kept.append(attachment)
      return attachment.name
    }
  }

  func remove(_ name: String) { lock.withLock { kept.removeAll { $0.name == name } } }
}

@MainActor @Suite(.serialized) struct RecordedIssueTests {
  private let keeper = EvidenceKeeper()

  private func watch(_ test: InnerTestCase) {
    XCUIContext.automator?.evidence = keeper
    XCUIContext.attachments.begin(keeper)
    test.app.launch()
  }

  // covers: XCTestCase.record(_:)
  @Test func aFailureIsAnIssueThatMayBeRewritten() {
    let test = RewritingTestCase.run { [self] test in
      watch(test)
      XCTAssertEqual(1, 2, "numbers")
    }
    #expect(test.testRun?.failureCount == 1)
    #expect(test.issues.map(\.type) == [.assertionFailure])
    #expect(
      test.issues.map(\.compactDescription)
        == [#"XCTAssertEqual failed: ("1") is not equal to ("2") - numbers (on the form)"#])
    #expect(keeper.kept.map(\.content) == [Data("the tree".utf8)])
  }

  @Test func anObserverIsToldOfTheIssueThatWasRecorded() throws {
    final class Observer: UITestObservation {
      var issues: [XCTIssue] = []
      func testCase(_ testCase: UITestCase, didRecord issue: XCTIssue) { issues.append(issue) }
    }
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    _ = RewritingTestCase.run { [self] test in
      watch(test)
      XCTFail("broken")
      XCTExpectFailure { XCTFail("known") }
    }
    #expect(observer.issues.map(\.compactDescription) == ["failed - broken (on the form)"])
    #expect(observer.issues.first?.attachments.count == 1)
  }

  @Test func whatATestRecordsItselfCounts() {
    let test = RecordingTestCase.run { test in
      test.record(XCTIssue(type: .system, compactDescription: "no backend"))
      var warning = XCTIssue(type: .system, compactDescription: "slow backend")
      warning.severity = .warning
      test.record(warning)
    }
    #expect(test.testRun?.totalFailureCount == 1)
    #expect(test.log.contains { $0.hasSuffix("Warning: slow backend") }, "\(test.log)")
  }

  // covers: XCTestCase.init()
  @Test func aHelpersInstanceRecordsForTheRunningTest() {
    let test = RecordingTestCase.run { test in
      let helper = RecordingTestCase()
      XCTAssert(helper.device === test.device)
      helper.record(XCTIssue(type: .assertionFailure, compactDescription: "by a helper"))
      helper.wait(for: [DevicePredicateExpectation(predicate: NSPredicate(value: false))], timeout: 1)
      XCTFail("by an assertion")
    }
    #expect(test.testRun?.failureCount == 3)
    #expect(test.issues.count == 3)
  }

  // covers: XCTestCase.continueAfterFailure
  @Test func aHelpersInstanceCanHaveTheTestStopAtAFailure() {
    let test = RecordingTestCase.run { test in
      test.app.launch()
      RecordingTestCase().continueAfterFailure = false
      XCTFail("first")
      test.app.buttons["Twin"].firstMatch.tap()
      XCTFail("second")
    }
    #expect(test.issues.map(\.compactDescription) == ["failed - first", "failed - second"])
    #expect(test.testRun?.failureCount == 1)
  }

  @Test func aFailedAssertionKeepsStepsTreeAndPicture() throws {
    _ = RecordingTestCase.run { [self] test in
      watch(test)
      test.app.buttons["Twin"].firstMatch.tap()
      XCTAssertEqual(test.app.staticTexts["log"].label, "second twin")
    }
    let piece = try #require(keeper.pieces.first)
    #expect(keeper.pieces.count == 1)
    #expect(piece.title == #"XCTAssertEqual failed: ("first twin") is not equal to ("second twin") - "#)
    #expect(piece.text.contains("RecordedIssueTests.swift:"))
    #expect(piece.steps.contains { $0.contains("Tap \"Twin\" Button") }, "\(piece.steps)")
    #expect(piece.capture?.snapshot.applications.count == 2)
    #expect((piece.capture?.picture.width ?? 0) > 0)
  }

  @Test func aFailedActionKeepsItsEvidenceOnce() {
    _ = RecordingTestCase.run { [self] test in
      watch(test)
      test.app.buttons["nowhere"].tap()
    }
    #expect(keeper.pieces.count == 1)
  }

  @Test func whatIsExpectedToFailKeepsNoEvidence() {
    _ = RecordingTestCase.run { [self] test in
      watch(test)
      XCTExpectFailure { test.app.buttons["nowhere"].tap() }
      XCTExpectFailure { XCTFail("known") }
    }
    #expect(keeper.pieces.isEmpty)
  }

  @Test func evidenceOfOneTestHasALimit() {
    let test = RecordingTestCase.run { [self] test in
      watch(test)
      for number in 0..<30 { XCTFail("\(number)") }
    }
    #expect(test.testRun?.failureCount == 30)
    #expect(keeper.pieces.map(\.title) == (0..<20).map { "failed - \($0)" })
  }

  @Test func aFailureOfAnotherThreadIsKeptAtTheEndOfTheMethod() {
    _ = RecordingTestCase.run { [self] test in
      watch(test)
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { XCTFail("elsewhere") }
      group.wait()
      test.app.buttons["Twin"].firstMatch.tap()
    }
    #expect(keeper.pieces.map(\.title) == ["failed - elsewhere"])
    #expect(keeper.pieces.first?.text.contains("It failed on another thread") == true)
  }

  // covers: XCTestCase.executionTimeAllowance
  @Test func aTestMayNotTakeLongerThanItSays() {
    let test = RecordingTestCase.run { test in
      XCTAssertEqual(test.executionTimeAllowance, 600)
      test.executionTimeAllowance = 61
      XCTAssertEqual(test.executionTimeAllowance, 120)
      XCUIContext.sleep(130)
    }
    #expect(test.issues.map(\.compactDescription) == ["Test exceeded execution time allowance of 2 minutes"])
  }

  // covers: XCTestCase.invocation
  @Test func theMethodIsKnownByName() {
    let test = RecordingTestCase.run { _ in }
    #expect(test.invocation?.selector.description == "method")
  }

  // covers: XCTestCase.runsForEachTargetApplicationUIConfiguration
  @Test func aTestMayRunInBothAppearances() {
    nonisolated(unsafe) var seen: [ColorScheme] = []
    nonisolated(unsafe) var torn = 0
    let test = ConfiguredTestCase.run { test in
      test.app.launch()
      seen.append(test.device.configuration.appearance)
      test.addTeardownBlock { torn += 1 }
      if test.device.configuration.appearance == .dark {
        test.continueAfterFailure = false
        XCTFail("only in the dark")
        XCTFail("never recorded")
      }
    }
    #expect(seen == [.light, .dark])
    #expect(torn == 2)
    #expect(test.reported == ["failed - only in the dark"])
    #expect(InnerTestCase.runsForEachTargetApplicationUIConfiguration == false)
  }
}

/// Runs in light and in dark appearance.
private final class ConfiguredTestCase: InnerTestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
}
