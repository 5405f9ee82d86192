import Galley
import XCTest

final class PointerTests: XCTestCase {
  private var app: XCUIApplication { XCUIApplication() }
  private var button: XCUIElement { app.buttons["Tap me"] }

  // covers: XCUIElement.click()
  func testAClickActs() {
    let app = launch("gestures")
    button.click()
    XCTAssertEqual(text("taps", in: app), "1")
    XCTAssertEqual(text("hover", in: app), "over")
  }

  // covers: XCUIElement.doubleClick()
  func testADoubleClickActsTwice() {
    let app = launch("gestures")
    button.doubleClick()
    XCTAssertEqual(text("taps", in: app), "2")
  }

  // covers: XCUIElement.rightClick()
  func testARightClickDoesWhatALongPressDoes() {
    let app = launch("gestures")
    app.staticTexts["Press me"].rightClick()
    XCTAssertEqual(text("noticed", in: app), "press")
    button.rightClick()
    XCTAssertEqual(text("taps", in: app), "0")
  }

  // covers: XCUIElement.hover()
  func testHoveringEntersAndLeaves() {
    let app = launch("gestures")
    XCTAssertEqual(text("hover", in: app), "beside")
    button.hover()
    XCTAssertEqual(text("hover", in: app), "over")
    app.staticTexts["Press me"].hover()
    XCTAssertEqual(text("hover", in: app), "beside")
    XCTAssertEqual(text("taps", in: app), "0")
  }

  // covers: XCUIElement.click(forDuration:thenDragTo:)
  // covers: XCUIElement.click(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)
  func testAClickAndDragMovesContent() {
    let app = launch("gestures")
    let (low, high) = (app.staticTexts["Row 4"], app.staticTexts["Row 1"])
    let goal = high.frame.midY
    low.click(forDuration: 0.1, thenDragTo: high)
    XCTAssertEqual(low.frame.midY, goal, accuracy: 0.5)
    app.staticTexts["Row 5"].click(
      forDuration: 0, thenDragTo: low, withVelocity: .slow, thenHoldForDuration: 0.3)
    XCTAssertEqual(app.staticTexts["Row 5"].frame.midY, goal, accuracy: 0.5)
  }

  // covers: XCUIElement.scroll(byDeltaX:deltaY:)
  func testScrollingMovesContentByTheDistance() {
    let app = launch("gestures")
    let (row, column) = (app.staticTexts["Row 4"], app.staticTexts["C1"])
    let (y, x) = (row.frame.minY, column.frame.minX)
    row.scroll(byDeltaX: 0, deltaY: -60)
    XCTAssertEqual(row.frame.minY, y - 60, accuracy: 0.5)
    row.scroll(byDeltaX: 0, deltaY: 20)
    XCTAssertEqual(row.frame.minY, y - 40, accuracy: 0.5)
    column.scroll(byDeltaX: -30, deltaY: 0)
    XCTAssertEqual(column.frame.minX, x - 30, accuracy: 0.5)
  }

  // covers: XCUICoordinate.click()
  // covers: XCUICoordinate.doubleClick()
  // covers: XCUICoordinate.rightClick()
  // covers: XCUICoordinate.hover()
  // covers: XCUICoordinate.screenPoint
  // covers: XCUICoordinate.referencedElement
  func testACoordinateTakesEverythingThatAnElementDoes() {
    let app = launch("gestures")
    let point = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssert(point.referencedElement.label == "Tap me")
    XCTAssertEqual(point.screenPoint.x, button.frame.midX, accuracy: 0.01)
    point.click()
    point.doubleClick()
    XCTAssertEqual(text("taps", in: app), "3")
    let other = app.staticTexts["Press me"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    other.hover()
    XCTAssertEqual(text("hover", in: app), "beside")
    other.rightClick()
    XCTAssertEqual(text("noticed", in: app), "press")
    point.hover()
    XCTAssertEqual(text("hover", in: app), "over")
  }

  // covers: XCUICoordinate.scroll(byDeltaX:deltaY:)
  // covers: XCUICoordinate.click(forDuration:thenDragTo:)
  // covers: XCUICoordinate.click(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)
  func testACoordinateScrollsAndDrags() {
    let app = launch("gestures")
    let row = app.staticTexts["Row 3"]
    let y = row.frame.minY
    let start = app.scrollViews["list"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.scroll(byDeltaX: 0, deltaY: -44)
    XCTAssertEqual(row.frame.minY, y - 44, accuracy: 0.5)
    start.click(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 44)))
    XCTAssertEqual(row.frame.minY, y, accuracy: 0.5)
    start.click(
      forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -50)), withVelocity: 800,
      thenHoldForDuration: 0.2)
    XCTAssertEqual(row.frame.minY, y - 50, accuracy: 0.5)
  }
}
