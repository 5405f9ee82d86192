import Foundation
import Galley
import GalleyImage
import XCTest

@MainActor
final class FormUITests: SimulatedTestCase<FormApp> {
  private let app = XCUIApplication()

  func testTypingNeedsTheKeyboard() {
    app.launch()
    let name = app.textFields["name"]
    let words = failures { name.typeText("Ada") }
    XCTAssert(words.first?.contains("Neither element nor any descendant has keyboard focus") == true)
    XCTAssertEqual(name.value as? String, "Name")
    name.tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    name.typeText("Ada\n")
    XCTAssertEqual(name.value as? String, "Ada")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testFieldsAreFoundByTheirPlaceholder() {
    app.launch()
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("Ada")
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
    XCTAssertEqual(app.textFields["name"].placeholderValue, "Name")
  }

  func testADisabledButtonIsTappedInVain() {
    app.launch()
    let save = app.buttons["save"]
    XCTAssertFalse(save.isEnabled)
    XCTAssertEqual(failures { save.tap() }, [], "Apple's tap does not wait for an element to be enabled")
    XCTAssertEqual(app.staticTexts["log"].label, "nothing")
  }

  func testTwoMatchesAreListed() {
    app.launch()
    let words = failures { app.buttons["Twin"].tap() }
    XCTAssertEqual(words.count, 1)
    XCTAssert(words[0].contains("Multiple matching elements found"))
    XCTAssertEqual(words[0].components(separatedBy: "← this").count - 1, 2)
    app.buttons["Twin"].firstMatch.tap()
    XCTAssertEqual(app.staticTexts["log"].label, "first twin")
    app.buttons.matching(identifier: "Twin").element(boundBy: 1).tap()
    XCTAssertEqual(app.staticTexts["log"].label, "second twin")
  }

  func testAnElementOffTheScreenIsScrolledTo() {
    app.launch()
    let far = app.buttons["far"]
    XCTAssertTrue(far.exists)
    XCTAssertFalse(far.isHittable)
    far.tap()
    XCTAssertTrue(far.isHittable)
    XCTAssertEqual(app.staticTexts["log"].label, "far")
  }

  func testWhatIsBehindTheKeyboardIsScrolledTo() {
    app.launch()
    app.textFields["name"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    app.buttons["far"].tap()
    XCTAssertEqual(app.staticTexts["log"].label, "far")
    app.buttons.matching(identifier: "Twin").element(boundBy: 1).tap()
    XCTAssertEqual(app.staticTexts["log"].label, "second twin")
  }

  func testTheStatusBarIsNoInterruption() {
    app.launch()
    addUIInterruptionMonitor(withDescription: "asked for nothing") { element in
      XCTFail("asked about \(element)")
      return true
    }
    let log = app.staticTexts["log"]
    let low = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    low.press(
      forDuration: 0.1, thenDragTo: low.withOffset(CGVector(dx: 0, dy: 20 - log.frame.midY)),
      withVelocity: .slow, thenHoldForDuration: 0.3)
    XCTAssertFalse(log.isHittable, "it is behind the status bar")
    log.tap()
    XCTAssertTrue(log.isHittable)
  }

  func testAFailureDoesNotSpellOutTheKeyboard() {
    app.launch()
    app.textFields["name"].tap()
    let words = failures { app.buttons["Twin"].tap() }
    XCTAssert(words.first?.contains("\n      keyboard (0, 550) 375 × 262") == true, "\(words)")
    XCTAssert(words.first?.contains("“Q”") == false, "\(words)")
  }

  func testAPictureOfAnElementEndsAtTheScreensEdge() {
    app.launch()
    let swatch = app.otherElements["swatch"]
    let low = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    let end = low.withOffset(CGVector(dx: 0, dy: 20 - swatch.frame.maxY))
    low.press(forDuration: 0.1, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.3)
    XCTAssertLessThan(swatch.frame.minY, 0)
    let bitmap = swatch.screenshot().bitmap
    XCTAssertEqual(bitmap.height, Int((swatch.frame.maxY * 3).rounded()))
    XCTAssertEqual(bitmap.width, 360)
    XCTAssertEqual(app.buttons["far"].screenshot().bitmap.width, 1, "nothing of it is on the screen")
  }

  func testSwipesScroll() {
    app.launch()
    let before = app.staticTexts["log"].frame
    app.swipeUp()
    XCTAssertLessThan(app.staticTexts["log"].frame.minY, before.minY - 100)
    app.scrollViews.firstMatch.swipeDown(velocity: .fast)
    XCTAssertEqual(app.staticTexts["log"].frame, before)
    app.swipeUp(velocity: .slow)
    XCTAssertLessThan(app.staticTexts["log"].frame.minY, before.minY)
  }

  func testDragsGoByNormalisedPointsOfAnElement() {
    app.launch()
    let view = app.scrollViews.firstMatch
    let before = app.staticTexts["log"].frame
    let low = view.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.75))
    let high = view.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssertEqual(low.screenPoint.y - high.screenPoint.y, view.frame.height / 4, accuracy: 0.01)
    low.press(forDuration: 0.1, thenDragTo: high, withVelocity: .slow, thenHoldForDuration: 0.3)
    XCTAssertEqual(before.minY - app.staticTexts["log"].frame.minY, view.frame.height / 4, accuracy: 1)
  }

  func testAnElementsPictureIsTheScreensPart() throws {
    app.launch()
    let swatch = app.otherElements["swatch"]
    let bitmap = swatch.screenshot().bitmap
    XCTAssertEqual(bitmap.width, Int((swatch.frame.width * 3).rounded()))
    XCTAssertEqual(bitmap.height, Int((swatch.frame.height * 3).rounded()))
    let screen = XCUIScreen.main.screenshot().bitmap
    XCTAssertEqual(screen.width, 1125)
    XCTAssertEqual(screen.height, 2436)
    for (x, y) in [(0, 0), (bitmap.width - 1, bitmap.height - 1), (bitmap.width / 2, 40)] {
      XCTAssertEqual(bitmap[x, y], RGBA(0x1E, 0x90, 0xFF, 0xFF))
    }
  }

  func testLaunchesCarryArgumentsAndEnvironment() {
    XCTAssertEqual(app.state, .notRunning)
    app.launchArguments = ["-fast"]
    app.launchEnvironment = ["MODE": "demo"]
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts["launched with"].label, "-fast demo")
    app.buttons["Twin"].firstMatch.tap()
    XCTAssertEqual(app.staticTexts["log"].label, "first twin")

    XCUIApplication(bundleIdentifier: "com.apple.springboard").activate()
    XCTAssertEqual(app.state, .runningBackground)
    XCTAssertFalse(app.staticTexts["log"].exists)
    app.activate()
    XCTAssertEqual(app.staticTexts["log"].label, "first twin", "activating keeps what the app was doing")

    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 1))
    let words = failures { app.buttons["save"].tap() }
    XCTAssert(words.first?.contains("is not running") == true, "\(words)")
    app.activate()
    XCTAssertEqual(
      app.staticTexts["launched with"].label, "-fast demo", "and a new start gets the same again")

    app.launchArguments = []
    app.launchEnvironment = [:]
    app.launch()
    XCTAssertEqual(app.staticTexts["launched with"].label, " no mode")
  }

  func testTheDescriptionHasApplesForm() {
    app.launch()
    let words = app.buttons["save"].debugDescription
    XCTAssert(words.hasPrefix("Attributes: Button, 0x"), words)
    XCTAssert(words.contains("identifier: 'save', label: 'Save', Disabled"), words)
    XCTAssert(words.contains("Query chain:"), words)
  }
}
