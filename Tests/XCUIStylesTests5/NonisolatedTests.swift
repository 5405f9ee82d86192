import XCTest

/// A class that is bound to no actor, as most suites of language mode 5 are; in mode 6 this gets warnings only.
final class NonisolatedTests: XCTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    executionTimeAllowance = 180
    XCUIApplication().launch()
  }

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.add(XCTAttachment(string: XCUIApplication().debugDescription))
    super.record(issue)
  }

  func testActivitiesReturnAndThrow() throws {
    let app = XCUIApplication()
    let title = try XCTContext.runActivity(named: "Read the title") { activity -> String in
      activity.add(XCTAttachment(string: "read"))
      return try XCTUnwrap(app.navigationBars.firstMatch.identifier)
    }
    XCTAssertEqual(title, app.navigationBars.firstMatch.identifier)
    XCTAssertThrowsError(
      try XCTContext.runActivity(named: "Throw") { _ in throw XCTSkip("not here") })
  }

  func testExpectationsOfEveryKindAreOfOneType() {
    var expectations: [XCTestExpectation] = [
      XCTNSPredicateExpectation(predicate: NSPredicate(value: true), object: nil),
      XCTNSNotificationExpectation(name: Notification.Name("posted")),
    ]
    expectations.append(expectation(description: "fulfilled"))
    NotificationCenter.default.post(name: Notification.Name("posted"), object: nil)
    expectations[2].fulfill()
    wait(for: expectations, timeout: 10)
    let result: XCTWaiter.Result = XCTWaiter().wait(for: [expectations[0]], timeout: 1.1)
    XCTAssertEqual(result, .completed)
  }

  func testAFailureInAHelperIsTheTests() {
    XCTExpectFailure("the helper fails") {
      NonisolatedTests().assertNothing()
    }
  }

  private func assertNothing() {
    XCTFail("in a helper")
  }
}
