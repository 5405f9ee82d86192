import Galley
import XCTest

final class FingersTests: XCTestCase {
  // covers: XCUIElement.pinch(withScale:velocity:)
  func testAPinchReachesTheAppWithItsScale() {
    let app = launch("gestures")
    let area = app.otherElements["area"]
    area.pinch(withScale: 2, velocity: 2)
    XCTAssertEqual(text("scale", in: app), "200")
    XCTAssertEqual(text("noticed", in: app), "pinch")
    area.pinch(withScale: 0.25, velocity: -1)
    XCTAssertEqual(text("scale", in: app), "25")
    XCTAssertEqual(text("taps", in: app), "0")
  }

  func testAPinchTakesAsLongAsItsVelocitySays() {
    let app = launch("gestures")
    let start = device.clock.now
    app.otherElements["area"].pinch(withScale: 3, velocity: 0.5)
    XCTAssertEqual((device.clock.now - start) / .seconds(1), 4, accuracy: 0.1)
  }

  func testPinchesThatCannotBeFail() {
    let app = launch("gestures")
    let area = app.otherElements["area"]
    XCTAssertEqual(
      failures {
        area.pinch(withScale: 2, velocity: -1)
        area.pinch(withScale: 0, velocity: -1)
        area.pinch(withScale: 500, velocity: 1)
      },
      [
        "The device cannot pinch with the scale 2 and the velocity -1: a scale above 1 opens and needs a velocity above 0, "
          + "one below 1 closes and needs one below 0.",
        "The device cannot pinch with the scale 0 and the velocity -1: a pinch needs a scale above 0 that is not 1, "
          + "and a velocity that is not 0.",
        "The device cannot pinch with the scale 500 and the velocity 1: in 240 points the fingers would be 0.48 points apart.",
      ])
    XCTAssertEqual(text("scale", in: app), "100")
  }

  // covers: XCUIElement.rotate(_:withVelocity:)
  func testARotationReachesTheAppWithItsAngle() {
    let app = launch("gestures")
    let area = app.otherElements["area"]
    area.rotate(.pi / 2, withVelocity: 1)
    XCTAssertEqual(text("angle", in: app), "157")
    area.rotate(-4, withVelocity: -2)
    XCTAssertEqual(text("angle", in: app), "-400")
    XCTAssertEqual(failures { area.rotate(1, withVelocity: -1) }.count, 1)
  }

  // covers: XCUIElement.twoFingerTap()
  func testOfATwoFingerTapTheFirstFingerTapsAButton() {
    let app = launch("gestures")
    app.buttons["Tap me"].twoFingerTap()
    XCTAssertEqual(text("taps", in: app), "1")
  }

  func testATwoFingerTapIsNoPinch() {
    let app = launch("gestures")
    let area = app.otherElements["area"]
    area.tap()
    XCTAssertEqual(text("noticed", in: app), "nothing")
    area.tap(withNumberOfTaps: 1, numberOfTouches: 3)
    XCTAssertEqual(text("noticed", in: app), "nothing")
    area.twoFingerTap()
    XCTAssertEqual(text("noticed", in: app), "two fingers")
    area.pinch(withScale: 2, velocity: 2)
    XCTAssertEqual(text("noticed", in: app), "pinch")
  }

  // covers: XCUIElement.tap(withNumberOfTaps:numberOfTouches:)
  func testTapsAreAsManyAsAsked() {
    let app = launch("gestures")
    app.buttons["Tap me"].tap(withNumberOfTaps: 3, numberOfTouches: 1)
    XCTAssertEqual(text("taps", in: app), "3")
    app.buttons["Tap me"].tap(withNumberOfTaps: 2, numberOfTouches: 2)
    XCTAssertEqual(text("taps", in: app), "5")
    let messages = failures {
      app.buttons["Tap me"].tap(withNumberOfTaps: 0, numberOfTouches: 1)
      app.buttons["Tap me"].tap(withNumberOfTaps: 1, numberOfTouches: 6)
    }
    XCTAssertEqual(messages.count, 2)
    XCTAssert(messages[1].hasSuffix("a screen takes five fingers at the most."), messages[1])
  }

  // covers: XCUIElement.swipeUp(velocity:)
  // covers: XCUIElement.swipeDown(velocity:)
  // covers: XCUIElement.swipeLeft(velocity:)
  // covers: XCUIElement.swipeRight(velocity:)
  func testSwipesMoveContentFurtherTheFasterTheyAre() {
    let app = launch("gestures")
    let (list, row, column) = (app.scrollViews["list"], app.staticTexts["Row 1"], app.staticTexts["C1"])
    func travel(_ velocity: XCUIGestureVelocity) -> Double {
      let before = row.frame.minY
      list.swipeUp(velocity: velocity)
      defer { for _ in 0..<3 { list.swipeDown(velocity: .fast) } }
      return before - row.frame.minY
    }
    let (slow, usual, fast) = (travel(.slow), travel(.default), travel(.fast))
    XCTAssertGreaterThan(slow, 40)
    XCTAssertGreaterThan(usual, slow)
    XCTAssertGreaterThan(fast, usual)
    let before = column.frame.minX
    column.swipeLeft(velocity: 600)
    XCTAssertLessThan(column.frame.minX, before)
    app.staticTexts["C3"].swipeRight(velocity: 3000)
    XCTAssertEqual(column.frame.minX, before, accuracy: 0.5)
  }

  // covers: XCUIElement.swipeUp(withVelocity:)
  // covers: XCUIElement.swipeDown(withVelocity:)
  // covers: XCUIElement.swipeLeft(withVelocity:)
  // covers: XCUIElement.swipeRight(withVelocity:)
  func testTheOldSpellingsOfSwipesAreTheSame() {
    let app = launch("gestures")
    let (list, row) = (app.scrollViews["list"], app.staticTexts["Row 1"])
    let start = row.frame.minY
    list.swipeUp(withVelocity: .slow)
    let end = row.frame.minY
    XCTAssertLessThan(end, start)
    list.swipeDown(withVelocity: .fast)
    XCTAssertEqual(row.frame.minY, start, accuracy: 0.5)
    let column = app.staticTexts["C2"]
    let x = column.frame.minX
    column.swipeLeft(withVelocity: .slow)
    XCTAssertLessThan(column.frame.minX, x)
    app.staticTexts["C3"].swipeRight(withVelocity: .fast)
    XCTAssertEqual(column.frame.minX, x, accuracy: 0.5)
  }

  // covers: XCUICoordinate.swipeUp(velocity:)
  // covers: XCUICoordinate.swipeDown(velocity:)
  // covers: XCUICoordinate.swipeLeft(velocity:)
  // covers: XCUICoordinate.swipeRight(velocity:)
  func testCoordinatesAreSwipedToo() {
    let app = launch("gestures")
    let row = app.staticTexts["Row 1"]
    let start = row.frame.minY
    let point = app.scrollViews["list"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    point.swipeUp()
    XCTAssertLessThan(row.frame.minY, start - 100)
    point.swipeDown(velocity: .fast)
    point.swipeDown(velocity: .fast)
    XCTAssertEqual(row.frame.minY, start, accuracy: 0.5)
    let column = app.staticTexts["C1"]
    let x = column.frame.minX
    let strip = app.staticTexts["C3"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let screen = app.coordinate(withNormalizedOffset: .zero).withOffset(
      CGVector(dx: strip.screenPoint.x, dy: strip.screenPoint.y))
    screen.swipeLeft(velocity: .slow)
    XCTAssertLessThan(column.frame.minX, x)
    screen.swipeRight(velocity: .fast)
    XCTAssertEqual(column.frame.minX, x, accuracy: 0.5)
  }
}
