import Foundation
import Galley
import Testing
import XCTest

@MainActor @Suite(.serialized) struct SimulatedTestCaseTests {
  private static let order = [
    "async setUp", "setUpWithError", "setUp", "method", "block", "tearDown", "tearDownWithError",
    "async tearDown",
  ]

  // covers: XCTestCase.setUp()
  // covers: XCTestCase.setUp() async throws
  // covers: XCTestCase.setUpWithError()
  // covers: XCTestCase.addTeardownBlock(_:)
  // covers: XCTestCase.tearDown()
  // covers: XCTestCase.tearDown() async throws
  // covers: XCTestCase.tearDownWithError()
  @Test func everyStepRunsInXCTestsOrder() {
    let test = InnerTestCase.run { _ in }
    #expect(test.journal == Self.order)
    #expect(test.reported == [])
    #expect(test.device == nil, "the device is gone after the test")
  }

  // covers: XCTestCase.run()
  // covers: XCTestCase.perform(_:)
  // covers: XCTestCase.invokeTest()
  // covers: XCTestCase.recordFailure(withDescription:inFile:atLine:expected:)
  // covers: XCTestCase.testRun
  // covers: XCTestCase.testRunClass
  // covers: XCTestCase.name
  @Test func everyHookOfXCTestMayBeOverridden() {
    let test = HookedTestCase.run { _ in XCTFail("seen") }
    #expect(test.hooks == ["perform", "invoke", "failed - seen"])
    #expect(test.testRun is HookedTestCase.Run)
    #expect(test.testRun?.failureCount == 1)
    #expect(test.name.hasSuffix(".method"))
  }

  @Test func allFailuresAreRecordedByDefault() {
    let test = InnerTestCase.run { test in
      test.app.launch()
      test.app.buttons["nowhere"].tap()
      XCTFail("second")
    }
    #expect(test.reported.count == 2)
    #expect(test.reported.last?.contains("second") == true, "\(test.reported)")
    #expect(test.journal == Self.order)
  }

  // rule: continueAfterFailure ends the test, and tear-down runs
  @Test func theFirstFailureStopsTheTestButNotItsTearDown() {
    let test = StoppingTestCase.run { test in
      test.app.buttons["Twin"].firstMatch.tap()
      test.app.buttons["nowhere"].tap()
      test.journal.append("went on")
      XCTAssertEqual(test.app.textFields["name"].value as! String, "never compared")
      test.app.buttons["save"].tap()
      XCTFail("not recorded")
      throw CocoaError(.featureUnsupported)
    }
    #expect(test.reported.count == 1)
    #expect(test.reported.first?.contains("nowhere") == true, "\(test.reported)")
    #expect(test.screenAtTheEnd == "first twin")
    #expect(test.journal.filter { $0 != "went on" } == Self.order)
  }

  @Test func anAlertOverAnElementIsAFailureWhereThatIsThePolicy() {
    let test = StrictTestCase.run { test in
      test.app.launch()
      test.device.present(SystemAlert("Low Battery"))
      test.app.buttons["Twin"].firstMatch.tap()
    }
    #expect(test.reported.count == 1)
    #expect(
      test.reported.first?.contains("came up over it, and the interruption policy is to fail.") == true,
      "\(test.reported)")
  }

  @Test func whatIsThrownIsRecorded() {
    let test = StoppingTestCase.run { _ in throw CocoaError(.featureUnsupported) }
    #expect(test.reported.count == 1)
    #expect(test.screenAtTheEnd == "nothing")
  }

  @Test func aMethodIsNotEnteredAfterABrokenSetUp() {
    let test = BrokenSetUpTestCase.run { _ in XCTFail("entered") }
    #expect(test.reported.count == 1)
    #expect(test.reported.first?.contains("no such button") == true, "\(test.reported)")
    #expect(test.journal == Self.order.filter { $0 != "method" })
  }

  @Test func failuresMayComeFromAnyThread() {
    let test = StoppingTestCase.run { _ in
      let group = DispatchGroup()
      for number in 0..<8 {
        DispatchQueue.global().async(group: group) { XCTFail("failure \(number)") }
      }
      group.wait()
    }
    #expect(test.reported.count == 1)
  }

  // rule: Interruptions: handlers end with their test
  @Test func monitorsEndWithTheirTest() {
    nonisolated(unsafe) var automators: [Automator] = []
    let first = InnerTestCase.run { test in
      test.addUIInterruptionMonitor(withDescription: "of the first test") { _ in true }
      automators.append(XCUIContext.automator!)
      XCTAssertEqual(XCUIContext.automator?.monitors.descriptions, ["of the first test"])
    }
    #expect(first.reported == [])
    #expect(automators.first?.monitors.descriptions == [])
    #expect(XCUIContext.automator == nil)
    let second = InnerTestCase.run { _ in
      XCTAssertEqual(XCUIContext.automator?.monitors.descriptions, [])
      automators.append(XCUIContext.automator!)
    }
    #expect(second.reported == [])
    #expect(automators.count == 2 && automators[0] !== automators[1])
  }

  @Test func anElementThatIsNotThereHasAValueThatCanBeCast() {
    let test = InnerTestCase.run { test in
      test.app.launch()
      XCTAssertEqual(test.app.textFields["nowhere"].value as! String, "")
    }
    #expect(test.reported.count == 1)
  }
}

/// Overrides what XCTest calls of a test.
private final class HookedTestCase: InnerTestCase {
  final class Run: XCTestCaseRun {}

  var hooks: [String] = []

  override var testRunClass: AnyClass { Run.self }

  override func perform(_ run: XCTestRun) {
    hooks.append("perform")
    super.perform(run)
  }

  override func invokeTest() {
    hooks.append("invoke")
    super.invokeTest()
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    hooks.append(description)
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
