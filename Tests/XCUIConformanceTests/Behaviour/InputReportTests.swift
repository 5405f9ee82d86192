import Galley
import XCTest

/// What is said of input that reaches nothing, a disabled control, or something in front of what it was meant for.
final class InputReportTests: XCTestCase {
  private var app: XCUIApplication { XCUIApplication() }

  /// The lines of what a closure fails with that tell the reason, without the tree.
  private func reasons(_ body: () throws -> Void) rethrows -> [[String]] {
    try failures(body).map { message in
      let lines = message.split(separator: "\n").map(String.init)
      return Array(lines.prefix { !$0.hasPrefix("Waited") && !$0.hasPrefix("On the screen") })
    }
  }

  /// The last steps of the log that tell what was hit.
  private func hits() throws -> [String] {
    let log = try XCTUnwrap(XCUIContext.automator).log
    return log.lines.filter { $0.contains(" Hit ") }.map { String($0.drop { $0 != "H" }) }
  }

  func testWhatKeepsATouchFromAnElementIsNamed() {
    launch("obstacles")
    XCTAssertEqual(
      reasons { app.buttons["Below"].tap() },
      [
        [
          "Failed to tap \"Below\" Button: Not hittable: Button, {{163.3, 329.0}, {48.3, 20.3}}, label: 'Below'",
          "It is covered by other \"lid\" (87.67, 317.33) 200 × 44 in application “Conformance”.",
        ]
      ])
    XCTAssertEqual(
      reasons { app.buttons["Cut"].tap() }.map(\.last),
      [
        "It is out of view in window (0, 0) 375 × 812 in application “Conformance”, and no drag brought it into view."
      ])
    XCTAssertEqual(
      reasons { app.buttons["Outside"].tap() },
      [
        [
          "Failed to tap \"Outside\" Button: Not hittable: Button, {{656.7, 457.0}, {61.7, 20.3}}, label: 'Outside'",
          "It is off the screen: its frame is {{656.7, 457.0}, {61.7, 20.3}}, the screen's {{0.0, 0.0}, {375.0, 812.0}}.",
        ]
      ])
    XCTAssertEqual(text("noticed", in: app), "nothing")
  }

  func testATapOfWhatIsDisabledIsNoFailureAndSaidOfTheNextOne() throws {
    launch("obstacles")
    app.buttons["Off"].tap()
    XCTAssertEqual(try hits(), ["Hit \"Off\" Button, which is disabled"])
    XCTAssertEqual(
      reasons { _ = app.staticTexts["Switched off"].label }.first?.last,
      "The input before, “Tap \"Off\" Button” at 0.6s, hit \"Off\" Button, which is disabled.")
    XCTAssertEqual(text("noticed", in: app), "nothing")
  }

  func testWhereNothingAnswersIsSaid() throws {
    launch("obstacles")
    app.staticTexts["Plain"].tap()
    app.staticTexts["Plain"].swipeLeft()
    app.buttons["Free"].twoFingerTap()
    XCTAssertEqual(
      try hits(),
      [
        "Hit \"Plain\" StaticText, where nothing answers to it",
        "Hit \"Plain\" StaticText, where nothing answers to it",
      ])
    XCTAssertEqual(text("noticed", in: app), "Free")
  }

  func testATouchOfAPointSaysWhatIsThere() throws {
    launch("obstacles")
    let middle = CGVector(dx: 0.5, dy: 0.5)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).tap()
    app.buttons["Below"].coordinate(withNormalizedOffset: middle).tap()
    app.buttons["Off"].coordinate(withNormalizedOffset: middle).press(forDuration: 1)
    app.buttons["Free"].coordinate(withNormalizedOffset: middle).tap()
    XCTAssertEqual(
      try hits(),
      [
        "Hit nothing: no element is at (187.5, 730.8)",
        "Hit \"lid\" Other, which covers \"Below\" Button",
        "Hit \"Off\" Button, which is disabled",
      ])
    XCTAssertEqual(text("noticed", in: app), "Free")
  }

  func testAKeyThatNothingTakesIsSaid() throws {
    launch("obstacles")
    app.typeKey("s", modifierFlags: .command)
    XCTAssertEqual(try hits(), ["Hit nothing: no view takes the key"])
    XCTAssertEqual(
      reasons { app.buttons["Saved"].tap() }.first?.last,
      "The input before, “Type key 's' into Application 'org.example.Conformance'” at 0.6s, "
        + "hit nothing: no view takes the key.")
  }

  func testInputThatDidSomethingIsNotSpokenOf() throws {
    launch("obstacles")
    app.buttons["Off"].tap()
    app.buttons["Free"].tap()
    let reported = reasons { _ = app.staticTexts["Switched off"].label }.first ?? []
    XCTAssertFalse(reported.contains { $0.hasPrefix("The input before") }, "\(reported)")
  }
}
