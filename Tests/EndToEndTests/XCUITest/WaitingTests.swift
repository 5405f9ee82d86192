import Foundation
import Galley
import XCTest

/// Waits for expectations move the device's clock.
final class WaitingTests: SimulatedTestCase<OutsideApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private var answered: NSPredicate {
    NSPredicate { element, _ in
      let element = element as? XCUIElement
      return MainActor.assumeIsolated { element?.label == "clock" }
    }
  }

  private func elapsed(_ body: () -> Void) -> Duration {
    let before = device.clock.now
    body()
    return device.clock.now - before
  }

  // covers: expectation(for:evaluatedWith:handler:)
  // covers: waitForExpectations(timeout:handler:)
  func testAPredicateIsMetInTheDevicesTime() {
    app.buttons["Clock"].tap()
    expectation(for: answered, evaluatedWith: app.staticTexts["answer"])
    var error: (any Error)? = CocoaError(.featureUnsupported)
    let time = elapsed { waitForExpectations(timeout: 30) { error = $0 } }
    XCTAssertNil(error)
    XCTAssertEqual(time, .seconds(3), "it ends with the change, not at the next second")
    expectation(for: answered, evaluatedWith: app.staticTexts["answer"], handler: nil)
    XCTAssertEqual(elapsed { waitForExpectations(timeout: 5, handler: nil) }, .zero)
    expectation(for: answered, evaluatedWith: app.staticTexts["answer"]) { true }
    XCTAssertEqual(elapsed { waitForExpectations(timeout: 5) }, .zero)
  }

  // covers: XCTNSPredicateExpectation.init(predicate:object:)
  // covers: XCTWaiter.wait(for:timeout:)
  func testAWaiterWaitsInTheDevicesTime() {
    app.buttons["Clock"].tap()
    let met = DevicePredicateExpectation(predicate: answered, object: app.staticTexts["answer"])
    XCTAssertEqual(DeviceWaiter().wait(for: [met], timeout: 2), .timedOut)
    XCTAssertEqual(DeviceWaiter.wait(for: [met], timeout: 2), .completed)
  }

  // covers: XCTNSPredicateExpectation.handler
  // rule: Waiting: a predicate is evaluated once a second
  func testAPredicateIsEvaluatedOnceASecondAndItsHandlerDecides() {
    // Where events of real time are let in, it is evaluated in between as well.
    XCUIContext.automator?.realEventLimit = .zero
    var calls = 0
    let third = DevicePredicateExpectation(predicate: NSPredicate(value: true))
    third.handler = {
      calls += 1
      return calls == 3
    }
    XCTAssertEqual(elapsed { wait(for: [third], timeout: 30) }, .seconds(2))
    XCTAssertEqual(calls, 3)
  }

  // covers: XCTestExpectation.expectedFulfillmentCount
  // covers: expectation(description:)
  // covers: wait(for:timeout:enforceOrder:)
  func testCodeFulfilsInRealTime() {
    let twice = expectation(description: "twice")
    twice.expectedFulfillmentCount = 2
    let before = expectation(description: "before")
    before.fulfill()
    DispatchQueue.global().async {
      twice.fulfill()
      DispatchQueue.main.async { twice.fulfill() }
    }
    wait(for: [before, twice], timeout: 10, enforceOrder: true)
    let waiter = DeviceWaiter()
    XCTAssertEqual(waiter.wait(for: [twice, before], timeout: 1), .completed)
    XCTAssert(waiter.fulfilledExpectations.first === before)
    XCTAssertEqual(DeviceWaiter.wait(for: [twice, before], timeout: 1, enforceOrder: true), .incorrectOrder)
  }

  // covers: XCTestExpectation.isInverted
  func testWhatMustNotComeIsWaitedForToTheEnd() {
    let silence = expectation(description: "silence")
    silence.isInverted = true
    XCUIContext.expectationLimit = .milliseconds(20)
    defer { XCUIContext.expectationLimit = .seconds(2) }
    XCTAssertEqual(elapsed { wait(for: [silence], timeout: 7) }, .seconds(7))
    silence.fulfill()
    XCTAssertEqual(DeviceWaiter.wait(for: [silence], timeout: 7), .invertedFulfillment)
  }

  // covers: XCTNSNotificationExpectation
  // covers: expectation(forNotification:object:handler:)
  func testANotificationIsExpected() {
    let name = Notification.Name("org.galley.tests.waiting")
    let second = expectation(forNotification: name) { $0.userInfo?["number"] as? Int == 2 }
    for number in 1...2 {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
    }
    wait(for: [second], timeout: 1)
  }

  // covers: fulfillment(of:timeout:enforceOrder:)
  func testOtherTasksRunMeanwhile() async {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done], timeout: 10)
    let other = expectation(description: "other")
    other.fulfill()
    let result = await DeviceWaiter.fulfillment(of: [other], timeout: 2)
    XCTAssertEqual(result, .completed)
  }

  func testXCTestsOwnExpectationsAreWaitedForInRealTime() {
    let own = XCTest::XCTestExpectation(description: "own")
    DispatchQueue.main.async { own.fulfill() }
    XCTAssertEqual(elapsed { wait(for: [own], timeout: 10) }, .zero)
  }
}
