import Foundation
import Galley
import Testing
import XCTest

@MainActor @Suite(.serialized) struct SimulatedTestCaseTests {
  private static let order = [
    "async setUp", "setUpWithError", "setUp", "method", "block", "tearDown", "tearDownWithError",
    "async tearDown",
  ]

  @Test func everyStepRunsInXCTestsOrder() {
    let test = InnerTestCase.run { _ in }
    #expect(test.journal == Self.order)
    #expect(test.reported == [])
    #expect(test.device == nil, "the device is gone after the test")
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
