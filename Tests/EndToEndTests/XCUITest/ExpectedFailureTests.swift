import Foundation
import Galley
import Testing
import XCTest

@MainActor @Suite(.serialized) struct ExpectedFailureTests {
  private func run(_ body: @escaping (RecordingTestCase) throws -> Void) -> RecordingTestCase {
    RecordingTestCase.run(body)
  }

  // covers: XCTExpectFailure(_:enabled:strict:failingBlock:issueMatcher:)
  @Test func aFailureThatIsExpectedFailsNothing() {
    let test = run { _ in
      let result = XCTExpectFailure("known bug") {
        XCTFail("the bug")
        return 3
      }
      XCTAssertEqual(result, 3)
    }
    #expect(test.testRun?.totalFailureCount == 0)
    #expect(
      test.log.contains { $0.hasSuffix("Expected failure 'known bug': failed - the bug") }, "\(test.log)")
  }

  @Test func whatComesAfterTheClosureIsNotExpected() {
    let test = run { _ in
      XCTExpectFailure("known bug") { XCTFail("the bug") }
      XCTFail("another bug")
    }
    #expect(test.reported == ["failed - another bug"])
  }

  @Test func thatNoneComesIsAFailure() {
    let test = run { _ in XCTExpectFailure("known bug") {} }
    #expect(test.reported == ["Expected failure 'known bug' but none recorded"])
    #expect(test.issues.map(\.type) == [.unmatchedExpectedFailure])
  }

  // covers: XCTExpectFailure(_:options:failingBlock:)
  // covers: XCTExpectedFailure.Options.nonStrict()
  // covers: XCTExpectedFailure.Options.isEnabled
  // covers: XCTExpectedFailure.Options.isStrict
  @Test func itNeedNotComeIfThatIsSaid() {
    let test = run { _ in
      XCTExpectFailure("flaky", options: .nonStrict()) {}
      XCTExpectFailure("flaky", strict: false) {}
      let lenient = XCTExpectedFailure.Options()
      lenient.isStrict = false
      XCTExpectFailure("flaky", options: lenient) {}
      let disabled = XCTExpectedFailure.Options()
      disabled.isEnabled = false
      XCTExpectFailure("elsewhere only", options: disabled) {}
      XCTExpectFailure("elsewhere only", enabled: false) { XCTFail("here, too") }
    }
    #expect(test.reported == ["failed - here, too"])
  }

  // covers: XCTExpectedFailure.Options.issueMatcher
  @Test func aMatcherTellsWhichIsExpected() {
    let test = run { _ in
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("the bug") }
      XCTExpectFailure("known bug", options: options) {
        XCTFail("the bug")
        XCTFail("another bug")
      }
    }
    #expect(test.reported == ["failed - another bug"])
  }

  // covers: XCTExpectFailure(_:options:)
  // covers: XCTExpectFailure(_:enabled:strict:issueMatcher:)
  @Test func theRestOfATestMayBeExpectedToFail() {
    let failing = run { _ in
      XCTExpectFailure("known bug")
      XCTFail("the bug")
    }
    #expect(failing.testRun?.totalFailureCount == 0)
    let passing = run { _ in XCTExpectFailure("known bug", options: .init()) }
    #expect(passing.reported == ["Expected failure 'known bug' but none recorded"])
  }

  @Test func anExpectedFailureDoesNotStopATest() {
    let test = run { test in
      test.continueAfterFailure = false
      test.app.launch()
      XCTExpectFailure { test.app.buttons["nowhere"].tap() }
      test.app.buttons["Twin"].firstMatch.tap()
      XCTAssertEqual(test.app.staticTexts["log"].label, "first twin")
    }
    #expect(test.reported == [])
  }
}
