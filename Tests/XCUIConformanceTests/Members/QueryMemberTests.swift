import Galley
import XCTest

final class QueryMemberTests: XCTestCase {
  // covers: XCUIElementQuery.subscript(_:)
  // covers: XCUIElementQuery.element
  // covers: XCUIElementQuery.firstMatch
  // covers: XCUIElementQuery.element(boundBy:)
  // covers: XCUIElementQuery.element(at:)
  // covers: XCUIElementQuery.element(matching:identifier:)
  func testOneElementOfMany() {
    let app = launch("gestures")
    XCTAssertEqual(app.buttons.element.label, "Tap me")
    XCTAssertEqual(app.staticTexts["noticed"].label, "nothing")
    XCTAssertEqual(app.staticTexts.firstMatch.identifier, "noticed")
    XCTAssertEqual(app.staticTexts.element(boundBy: 1).identifier, "taps")
    XCTAssertEqual(app.staticTexts.element(at: 1).identifier, "taps")
    XCTAssertEqual(
      app.descendants(matching: .any).element(matching: .button, identifier: "Tap me").label, "Tap me")
    XCTAssert(app.staticTexts.element.exists)
    XCTAssertEqual(failures { _ = app.staticTexts.element.label }.count, 1)
  }

  // covers: XCUIElementQuery.element(matching:)
  // covers: XCUIElementQuery.matching(_:)
  // covers: XCUIElementQuery.matching(identifier:)
  // covers: XCUIElementQuery.matching(_:identifier:)
  // covers: XCUIElementQuery.containing(_:)
  // covers: XCUIElementQuery.containing(_:identifier:)
  func testNarrowingAQuery() {
    let app = launch("gestures")
    let isRow = NSPredicate { object, _ in
      MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.label == "Row 3" }
    }
    XCTAssertEqual(app.staticTexts.element(matching: isRow).label, "Row 3")
    XCTAssertEqual(app.staticTexts.matching(isRow).count, 1)
    XCTAssertEqual(app.staticTexts.matching(identifier: "Row 3").count, 1)
    XCTAssertEqual(app.descendants(matching: .any).matching(.staticText, identifier: "Row 3").count, 1)
    XCTAssertEqual(app.scrollViews.containing(isRow).element.identifier, "list")
    XCTAssertEqual(app.scrollViews.containing(.staticText, identifier: "Row 3").element.identifier, "list")
  }

  // covers: XCUIElement.descendants(matching:)
  // covers: XCUIElement.children(matching:)
  // covers: XCUIElementQuery.descendants(matching:)
  // covers: XCUIElementQuery.children(matching:)
  // covers: XCUIElementQuery.count
  // covers: XCUIElementQuery.allElementsBoundByIndex
  // covers: XCUIElementQuery.allElementsBoundByAccessibilityElement
  func testGoingDownAndCounting() {
    let app = launch("gestures")
    XCTAssertEqual(app.children(matching: .window).count, app.windows.count)
    XCTAssertEqual(app.windows.children(matching: .button).count, 1)
    XCTAssertEqual(app.windows.descendants(matching: .button).count, 1)
    let list = app.scrollViews["list"]
    let rows = list.descendants(matching: .staticText)
    XCTAssertEqual(rows.allElementsBoundByIndex.count, rows.count)
    let (byIndex, byElement) = (
      rows.allElementsBoundByIndex[0], rows.allElementsBoundByAccessibilityElement[0]
    )
    XCTAssertEqual(byIndex.label, byElement.label)
    XCTAssertEqual(byElement.label, "Row 0")
  }
}

final class CoordinateMemberTests: XCTestCase {
  // covers: XCUIElement.coordinate(withNormalizedOffset:)
  // covers: XCUICoordinate.withOffset(_:)
  // covers: XCUICoordinate.tap()
  // covers: XCUICoordinate.doubleTap()
  // covers: XCUICoordinate.press(forDuration:)
  // covers: XCUICoordinate.copy(with:)
  func testPointsMoveWithTheirElement() throws {
    let app = launch("gestures")
    let button = app.buttons["Tap me"]
    let middle = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.tap()
    middle.doubleTap()
    XCTAssertEqual(text("taps", in: app), "3")
    let corner = app.coordinate(withNormalizedOffset: .zero)
    let other = corner.withOffset(CGVector(dx: button.frame.midX, dy: button.frame.midY))
    XCTAssertEqual(other.screenPoint, middle.screenPoint)
    try XCTUnwrap(other.copy() as? XCUICoordinate).tap()
    XCTAssertEqual(text("taps", in: app), "4")
    app.staticTexts["Press me"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .press(forDuration: 0.8)
    XCTAssertEqual(text("noticed", in: app), "press")
    let row = app.staticTexts["Row 2"].coordinate(withNormalizedOffset: .zero)
    let before = row.screenPoint.y
    app.staticTexts["Row 3"].scroll(byDeltaX: 0, deltaY: -20)
    XCTAssertEqual(row.screenPoint.y, before - 20, accuracy: 0.5)
  }

  // covers: XCUICoordinate.press(forDuration:thenDragTo:)
  // covers: XCUICoordinate.press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)
  // covers: XCUICoordinate.swipeUp()
  // covers: XCUICoordinate.swipeDown()
  // covers: XCUICoordinate.swipeLeft()
  // covers: XCUICoordinate.swipeRight()
  func testPointsAreDraggedAndSwiped() {
    let app = launch("gestures")
    let row = app.staticTexts["Row 1"]
    let start = app.scrollViews["list"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let before = row.frame.minY
    start.press(forDuration: 0.01, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -44)))
    XCTAssertEqual(row.frame.minY, before - 44, accuracy: 0.5)
    start.press(
      forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 44)), withVelocity: .slow,
      thenHoldForDuration: 0.3)
    XCTAssertEqual(row.frame.minY, before, accuracy: 0.5)
    start.swipeUp()
    XCTAssertLessThan(row.frame.minY, before)
    for _ in 0..<4 { start.swipeDown() }
    XCTAssertEqual(row.frame.minY, before, accuracy: 0.5)
    let column = app.staticTexts["C1"]
    let (x, y) = (column.frame.minX, column.frame.midY)
    let strip = app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 180, dy: y))
    strip.swipeLeft()
    XCTAssertLessThan(column.frame.minX, x)
    for _ in 0..<4 { strip.swipeRight() }
    XCTAssertEqual(column.frame.minX, x, accuracy: 0.5)
  }

  // covers: XCUIGestureVelocity.*
  func testVelocities() {
    XCTAssertEqual(XCUIGestureVelocity(rawValue: 250), 250)
    XCTAssertEqual(XCUIGestureVelocity(2.5), 2.5)
    XCTAssertLessThan(XCUIGestureVelocity.slow.rawValue, XCUIGestureVelocity.default.rawValue)
    XCTAssertLessThan(XCUIGestureVelocity.default.rawValue, XCUIGestureVelocity.fast.rawValue)
  }
}
