import Foundation
import Galley
import Testing
import XCTest

/// The forms in which suites wait with a waiter of their own: an expectation of the test case that one waited for is awaited.
@MainActor @Suite(.serialized) struct WaiterFormsTests {
  private func reported(_ body: @escaping (InnerTestCase) throws -> Void) -> [String] {
    InnerTestCase.run { test in
      test.app.launch()
      try body(test)
    }.reported
  }

  private static let never = NSPredicate(value: false)

  @Test func aClassWaits() {
    let messages = reported { test in
      let done = test.expectation(description: "done")
      done.fulfill()
      XCTAssertEqual(DeviceWaiter.wait(for: [done], timeout: 2), .completed)
      let absent = test.expectation(
        for: NSPredicate(format: "exists == false"), evaluatedWith: test.app.alerts["nothing"])
      XCTAssertEqual(DeviceWaiter.wait(for: [absent], timeout: 2), .completed)
    }
    #expect(messages == [])
  }

  @Test func anInstanceWaits() {
    let messages = reported { test in
      let waiter = DeviceWaiter()
      let there = test.expectation(
        for: NSPredicate(format: "exists == true"), evaluatedWith: test.app.staticTexts["log"])
      XCTAssertEqual(waiter.wait(for: [there], timeout: 2), .completed)
      XCTAssert(waiter.fulfilledExpectations.first === there)
      let never = test.expectation(for: Self.never)
      XCTAssertEqual(waiter.wait(for: [never], timeout: 2), .timedOut)
      XCTAssertEqual(waiter.fulfilledExpectations, [])
    }
    #expect(messages == [], "the caller judges the result of a waiter without a delegate")
  }

  @Test(arguments: [false, true]) func anOrderIsEnforced(_ isKept: Bool) {
    let messages = reported { test in
      let (first, second) = (test.expectation(description: "first"), test.expectation(description: "second"))
      for expectation in isKept ? [first, second] : [second, first] { expectation.fulfill() }
      let result = DeviceWaiter().wait(for: [first, second], timeout: 1, enforceOrder: true)
      XCTAssertEqual(result, isKept ? .completed : .incorrectOrder)
    }
    #expect(messages == [])
  }

  @Test(arguments: [false, true]) func silenceIsExpected(_ isBroken: Bool) {
    let messages = reported { test in
      let silence = test.expectation(description: "silence")
      silence.isInverted = true
      if isBroken { silence.fulfill() }
      XCTAssertEqual(
        DeviceWaiter.wait(for: [silence], timeout: 1), isBroken ? .invertedFulfillment : .completed)
    }
    #expect(messages == [])
  }

  @Test(arguments: [2, 3]) func fulfilmentsAreCounted(_ times: Int) {
    let messages = reported { test in
      let thrice = test.expectation(description: "thrice")
      thrice.expectedFulfillmentCount = 3
      for _ in 0..<times { thrice.fulfill() }
      XCTAssertEqual(DeviceWaiter().wait(for: [thrice], timeout: 1), times == 3 ? .completed : .timedOut)
    }
    #expect(messages == [])
  }

  @Test(arguments: [false, true]) func oneFulfilmentTooManyFails(_ isAllowed: Bool) {
    let messages = reported { test in
      let once = test.expectation(description: "once")
      if isAllowed { once.assertForOverFulfill = false }
      for _ in 0..<2 { once.fulfill() }
      XCTAssertEqual(DeviceWaiter().wait(for: [once], timeout: 1), .completed)
    }
    let violation = "API violation - multiple calls made to XCTestExpectation.fulfill() for once."
    #expect(messages == (isAllowed ? [] : [violation]))
  }

  @Test func theTestCaseWaitsForTheOthers() {
    let messages = reported { test in
      let (one, other) = (test.expectation(description: "one"), test.expectation(description: "other"))
      one.fulfill()
      XCTAssertEqual(DeviceWaiter.wait(for: [one], timeout: 1), .completed)
      other.fulfill()
      test.waitForExpectations(timeout: 1)
    }
    #expect(messages == [])
  }

  @Test func anUnawaitedExpectationIsStillReported() {
    let messages = reported { test in
      let (one, _) = (test.expectation(description: "one, the first"), test.expectation(description: "two"))
      one.fulfill()
      XCTAssertEqual(DeviceWaiter.wait(for: [one], timeout: 1), .completed)
    }
    #expect(messages == ["Failed due to unwaited expectation \"two\"."])
  }

  // MARK: Nested waits

  @Test func aWaitInsideOfAnotherOneEnds() {
    let messages = reported { test in
      let inner = test.expectation(description: "inner")
      inner.fulfill()
      let outer = DevicePredicateExpectation(predicate: NSPredicate(value: true))
      outer.handler = { DeviceWaiter().wait(for: [inner], timeout: 1) == .completed }
      test.wait(for: [outer], timeout: 10)
    }
    #expect(messages == [])
  }

  @Test func theEndOfTheOuterWaitInterruptsTheInnerOne() throws {
    let told = ToldWaiterDelegate()
    var results: [XCTWaiter.Result] = []
    var times: [Duration] = []
    let messages = reported { test in
      let began = test.device.clock.now
      let inner = DeviceWaiter(delegate: told)
      let outer = DevicePredicateExpectation(predicate: NSPredicate(value: true))
      outer.handler = {
        results.append(inner.wait(for: [DevicePredicateExpectation(predicate: Self.never)], timeout: 60))
        times.append(test.device.clock.now - began)
        return false
      }
      results.append(DeviceWaiter().wait(for: [outer], timeout: 2))
      times.append(test.device.clock.now - began)
    }
    #expect(messages == [])
    #expect(results.first == .interrupted)
    #expect(results.last == .timedOut)
    #expect(times.allSatisfy { $0 == .seconds(2) })
    #expect(told.messages.first == "interrupted")
  }

  // MARK: Delegates

  @Test func aDelegateIsNotified() {
    let told = ToldWaiterDelegate()
    let messages = reported { test in
      let waiter = DeviceWaiter(delegate: told)
      _ = waiter.wait(for: [test.expectation(description: "late")], timeout: 1)
      let silence = test.expectation(description: "silence")
      silence.isInverted = true
      silence.fulfill()
      _ = waiter.wait(for: [silence], timeout: 1)
      let (first, second) = (test.expectation(description: "first"), test.expectation(description: "second"))
      second.fulfill()
      first.fulfill()
      _ = waiter.wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
    #expect(messages == [])
    #expect(told.messages == ["late", "not silence", "second before first"])
  }

  /// A test case is a delegate as well, and records what it is told at the line of the wait.
  @Test func aTestCaseAsDelegateRecordsFailures() {
    var line = 0
    let test = RecordingTestCase.run { test in
      line = #line + 1
      _ = DeviceWaiter(delegate: test).wait(for: [test.expectation(description: "late")], timeout: 1)
    }
    #expect(
      test.reported == [
        "Asynchronous wait failed: Exceeded timeout of 1 seconds, with unfulfilled expectations: \"late\"."
      ])
    #expect(test.issues.first?.sourceCodeContext.location?.lineNumber == line)
  }
}

/// Notes what a waiter tells.
private final class ToldWaiterDelegate: XCTWaiterDelegate {
  private(set) var messages: [String] = []

  func waiter(
    _ waiter: XCTest::XCTWaiter,
    didTimeoutWithUnfulfilledExpectations expectations: [XCTest::XCTestExpectation]
  ) {
    messages += expectations.map(\.expectationDescription)
  }

  func waiter(
    _ waiter: XCTest::XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTest::XCTestExpectation,
    requiredExpectation: XCTest::XCTestExpectation
  ) {
    messages.append(
      "\(expectation.expectationDescription) before \(requiredExpectation.expectationDescription)")
  }

  func waiter(
    _ waiter: XCTest::XCTWaiter, didFulfillInvertedExpectation expectation: XCTest::XCTestExpectation
  ) {
    messages.append("not \(expectation.expectationDescription)")
  }

  func nestedWaiter(
    _ waiter: XCTest::XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTest::XCTWaiter
  ) {
    messages.append("interrupted")
  }
}
