import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct ActionTests {
  @Test func tapsTheMiddle() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try Automator(driver: device).tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures.map(\.gesture) == [.tap(CGPoint(x: 150, y: 122))])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, CGPoint(x: 101, y: 101)), (.bottomTrailing, CGPoint(x: 199, y: 143)),
    (UnitPoint(x: 0.25, y: 0.5), CGPoint(x: 125, y: 122)),
  ])
  func tapsAPointOfTheElement(unit: UnitPoint, point: CGPoint) throws {
    let device = ScriptedDevice([app(button("OK"))])
    try Automator(driver: device).tap(query.button("OK"), at: unit, until: .seconds(5))
    #expect(device.gestures.map(\.gesture.tapPoint) == [point])
  }

  @Test func tapsASwitchAtItsMiddleOrAtTheSwitchWithinIt() throws {
    var toggle = Element(
      .switch, label: "Sounds", value: "1", frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    toggle.children = [Element(.switch, value: "1", frame: CGRect(x: 240, y: 106, width: 50, height: 32))]
    let device = ScriptedDevice([app(toggle)])
    let automator = Automator(driver: device)
    let target = Target(ElementQuery.application("app").descendants(.switch)["Sounds"])
    try automator.tap(target, until: .seconds(5))
    try automator.tap(target, aimsAtControl: true, until: .seconds(5))
    try automator.tap(target, at: .leading, aimsAtControl: true, until: .seconds(5))
    #expect(
      device.gestures.map(\.gesture.tapPoint) == [
        CGPoint(x: 150, y: 122), CGPoint(x: 265, y: 122), CGPoint(x: 1, y: 122),
      ])
  }

  @Test func waitsUntilTheElementIsThere() throws {
    let device = ScriptedDevice([app()])
    device.at(.seconds(3)) { $0.applications = [app(button("OK"))] }
    try Automator(driver: device).tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures[0].time > .seconds(3) && device.gestures[0].time < .milliseconds(3100))
  }

  @Test func givesUpExactlyAtTheDeadline() {
    let device = ScriptedDevice([app()])
    let error = failure { try Automator(driver: device).tap(query.button("OK"), until: .seconds(5)) }
    #expect(error?.cause == .missing)
    #expect(device.now == .seconds(5))
    #expect(device.gestures.isEmpty)
  }

  @Test func waitsUntilTheElementIsAlone() throws {
    let device = ScriptedDevice([app(button("OK"), button("OK", 100, 300))])
    device.at(.seconds(1)) { $0.applications = [app(button("OK"))] }
    try Automator(driver: device).tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures[0].time > .seconds(1))
  }

  @Test func neverPicksOneOfSeveral() {
    let device = ScriptedDevice([app(button("OK"), button("OK", 100, 300))])
    let error = failure { try Automator(driver: device).tap(query.button("OK"), until: .seconds(2)) }
    #expect(error?.cause == .ambiguous([[0, 0, 0], [0, 0, 1]]))
    #expect(device.gestures.isEmpty)
  }

  @Test func waitsUntilTheElementIsEnabled() throws {
    var disabled = button("OK")
    disabled.isEnabled = false
    let device = ScriptedDevice([app(disabled)])
    device.at(.seconds(1)) { $0.applications = [app(button("OK"))] }
    try Automator(driver: device).tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures[0].time > .seconds(1))
  }

  @Test func aDisabledElementMayBeTappedIfAskedFor() throws {
    var disabled = button("OK")
    disabled.isEnabled = false
    let device = ScriptedDevice([app(disabled)])
    let automator = Automator(driver: device)
    try automator.tap(query.button("OK"), requiringEnabled: false, until: .seconds(5))
    #expect(device.gestures.count == 1)
    #expect(
      failure { try automator.tap(query.button("OK"), until: .seconds(5)) }?.cause == .disabled([0, 0, 0]))
  }

  @Test func waitsUntilAnOverlayIsGone() throws {
    let overlay = Element(.other, identifier: "progress", frame: screenFrame)
    let device = ScriptedDevice([app(button("OK"), overlay)])
    device.at(.seconds(2)) { $0.applications = [app(button("OK"))] }
    let automator = Automator(driver: device)
    try automator.tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures[0].time > .seconds(2))
    #expect(automator.log.lines.contains { $0.contains("Wait: not hittable: it is covered") })
  }

  @Test func tellsWhatCoversTheElement() {
    let overlay = Element(.other, identifier: "progress", frame: screenFrame)
    let device = ScriptedDevice([app(button("OK"), overlay)])
    let error = failure { try Automator(driver: device).tap(query.button("OK"), until: .seconds(5)) }
    #expect(error?.cause == .unreachable([0, 0, 0], .coveredBy([0, 0, 1])))
  }

  @Test func anElementThatMovesIsWaitedForWhileSomethingElseNeverRests() throws {
    let device = ReportingDevice([app(button("OK", 0, 100))])
    device.activity = ["spinner"]
    // It slides in from 2.0 s to 2.5 s, after the screen as a whole has been waited for.
    for step in 0...50 {
      device.at(.milliseconds(1990 + step * 10)) { $0.applications = [app(button("OK", Double(step), 100))] }
    }
    try Automator(driver: device).tap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures[0].gesture.tapPoint == CGPoint(x: 100, y: 122))
  }

  @Test func anElementThatNeverRestsIsNotTapped() {
    let changes = (1...400).map { Duration.milliseconds($0 * 10) }
    let device = ScriptedDevice(changes: changes) { now in [app(button("OK", now / .milliseconds(20)))] }
    let error = failure { try Automator(driver: device).tap(query.button("OK"), until: .seconds(4)) }
    #expect(error?.cause == .moving([0, 0, 0]))
    #expect(error?.restless == ["the screen still changes"])
  }

  @Test func anAppThatDoesNotRunIsNotWaitedFor() {
    let device = ScriptedDevice()
    device.states["app"] = .notRunning
    let error = failure { try Automator(driver: device).tap(query.button("OK"), until: .seconds(5)) }
    #expect(error?.cause == .notRunning("app"))
    #expect(device.now < .seconds(1))
  }

  @Test func tapsTwice() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try Automator(driver: device).doubleTap(query.button("OK"), until: .seconds(5))
    #expect(device.gestures.map(\.gesture) == [.doubleTap(CGPoint(x: 150, y: 122))])
  }

  @Test func aDoubleTapIsTwoTouchesInAShortTime() throws {
    let fingers = Gesture.doubleTap(CGPoint(x: 1, y: 2)).fingers
    #expect(
      fingers.map { $0.map(\.point) }
        == Array(repeating: Array(repeating: CGPoint(x: 1, y: 2), count: 2), count: 2))
    #expect(fingers[0][1].time < fingers[1][0].time)
    #expect(fingers[1][0].time - fingers[0][0].time < .milliseconds(300))
  }

  @Test func pressesForAWhile() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try Automator(driver: device).press(query.button("OK"), for: .seconds(2), until: .seconds(5))
    #expect(device.gestures[0].gesture == .tap(CGPoint(x: 150, y: 122), duration: .seconds(2)))
  }

  @Test func dragsBetweenTwoPointsOfAnElement() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try Automator(driver: device).drag(
      query.button("OK"), from: .leading, to: .trailing, pressing: .seconds(1), velocity: 100,
      hold: .seconds(2),
      until: .seconds(5))
    #expect(
      device.gestures.map(\.gesture) == [
        .drag(
          from: CGPoint(x: 101, y: 122), to: CGPoint(x: 200, y: 122), press: .seconds(1), velocity: 100,
          hold: .seconds(2))
      ])
  }

  @Test func dragsToAnotherElement() throws {
    let device = ScriptedDevice([app(button("from"), button("to", 100, 300))])
    try Automator(driver: device).drag(query.button("from"), to: query.button("to"), until: .seconds(5))
    let points = device.gestures[0].gesture.fingers[0].map(\.point)
    #expect(points == [CGPoint(x: 150, y: 122), CGPoint(x: 150, y: 322)])
  }

  @Test(arguments: [
    (SwipeDirection.up, CGVector(dx: 0, dy: -40)), (.down, CGVector(dx: 0, dy: 40)),
    (.left, CGVector(dx: -80, dy: 0)), (.right, CGVector(dx: 80, dy: 0)),
  ])
  func swipesTowardsAnEdge(direction: SwipeDirection, way: CGVector) throws {
    let device = ScriptedDevice([app(button("OK", 100, 100, 200, 100))])
    try Automator(driver: device).swipe(query.button("OK"), direction, until: .seconds(5))
    let moved = device.gestures[0].gesture.translation
    #expect(abs(moved.dx - way.dx) < 0.001 && abs(moved.dy - way.dy) < 0.001)
  }

  @Test func pointsOfTheScreenAreTouchedWhateverIsThere() throws {
    let device = ScriptedDevice([app(alert("Sure?", buttons: "Yes"))])
    let automator = Automator(driver: device)
    try automator.tap(at: CGPoint(x: 1, y: 2))
    try automator.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), velocity: 10)
    #expect(device.gestures.map(\.gesture.fingers[0][0].point) == [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)])
    #expect(automator.log.steps.map(\.title) == ["Tap (1, 2)", "Press and drag (1, 2)"])
  }
}

@Suite struct TypingTests {
  private let field = Element(
    .textField, identifier: "name", frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  @Test func tapsTheFieldAndTypes() throws {
    let device = ScriptedDevice([app(field)])
    device.onTap("name") { $0.update("name") { $0.isFocused = true } }
    try Automator(driver: device).type("Ada", into: query.any("name"), until: .seconds(5))
    #expect(device.keys == [.character("A"), .character("d"), .character("a")])
    #expect(try device.snapshot().applications[0].root[[0, 0]]?.value == "Ada")
  }

  @Test func aFieldWithTheKeyboardIsNotTapped() throws {
    var focused = field
    focused.isFocused = true
    let device = ScriptedDevice([app(focused)])
    try Automator(driver: device).type("A", into: query.any("name"), until: .seconds(5))
    #expect(device.gestures.isEmpty)
  }

  @Test func somethingInsideMayHaveTheKeyboard() throws {
    var focused = field
    focused.isFocused = true
    let device = ScriptedDevice([
      app(Element(.cell, identifier: "cell", frame: screenFrame, children: [focused]))
    ])
    try Automator(driver: device).type("A", into: query.any("cell"), focusing: false, until: .seconds(5))
    #expect(device.keys == [.character("A")])
  }

  @Test func failsWithoutTheKeyboardAndTellsWhoHasIt() {
    var other = button("other", 20, 300)
    other.isFocused = true
    let device = ScriptedDevice([app(field, other)])
    let error = failure {
      try Automator(driver: device).type("A", into: query.any("name"), focusing: false, until: .seconds(5))
    }
    #expect(error?.cause == .noKeyboardFocus([0, 0, 0], focused: [0, 0, 1]))
    #expect(device.keys.isEmpty)
  }

  @Test func aFieldThatDoesNotTakeTheKeyboardFailsAtTheDeadline() {
    let device = ScriptedDevice([app(field)])
    let error = failure {
      try Automator(driver: device).type("A", into: query.any("name"), until: .seconds(5))
    }
    #expect(error?.cause == .noKeyboardFocus([0, 0, 0], focused: nil))
    #expect(device.now == .seconds(5))
  }

  @Test func textIsMadeOfKeys() {
    #expect(
      Keystrokes.keys(of: "a\n\t\u{8}é") == [.character("a"), .enter, .tab, .delete, .character("é")])
    #expect(
      Keystrokes.keys(of: "\u{F702}\u{F703}\u{F728}\u{1B}") == [
        .leftArrow, .rightArrow, .forwardDelete, .escape,
      ])
  }
}

@Suite struct ScrollingTests {
  @Test(arguments: [20, 45, 99]) func bringsARowIntoView(row: Int) throws {
    let list = ListDevice(rows: 100)
    var tapped = false
    list.device.onTap("row \(row)") { _ in tapped = true }
    try Automator(driver: list.device).tap(query.any("row \(row)"), until: .seconds(60))
    #expect(tapped)
    #expect(list.offset > 0)
  }

  @Test func scrollsBackToo() throws {
    let list = ListDevice(rows: 100)
    let automator = Automator(driver: list.device)
    try automator.scroll(to: query.any("row 90"), until: .seconds(60))
    try automator.scroll(to: query.any("row 3"), until: .seconds(120))
    #expect(list.offset < 240)
  }

  @Test func aRowInViewIsNotScrolled() throws {
    let list = ListDevice(rows: 100)
    try Automator(driver: list.device).tap(query.any("row 3"), until: .seconds(60))
    #expect(list.device.gestures.count == 1)
  }

  @Test func aRowUnderABarIsMovedFromUnderIt() throws {
    let bar = Element(.tabBar, identifier: "tabs", frame: CGRect(x: 0, y: 712, width: 375, height: 100))
    let list = ListDevice(rows: 100, overlay: [bar])
    var tapped = false
    list.device.onTap("row 12") { _ in tapped = true }
    try Automator(driver: list.device).tap(query.any("row 12"), until: .seconds(60))
    #expect(tapped)
    #expect(list.offset > 0)
  }

  @Test func endsWhenNothingMoves() {
    // The last row lies under the bar, and the list cannot be scrolled any further.
    let bar = Element(.tabBar, identifier: "tabs", frame: CGRect(x: 0, y: 712, width: 375, height: 100))
    let list = ListDevice(rows: 14, overlay: [bar])
    let error = failure {
      try Automator(driver: list.device).tap(query.any("row 13"), until: .seconds(30))
    }
    #expect(error?.cause == .unreachable([0, 0, 13], .coveredBy([0, 1])))
    #expect(list.device.gestures.count < 4)
    #expect(list.device.now == .seconds(30))
  }

  @Test func whatNoContainerHoldsIsNotScrolled() {
    let device = ScriptedDevice([app(button("below", 0, 900))])
    let error = failure { try Automator(driver: device).tap(query.button("below"), until: .seconds(2)) }
    #expect(
      error?.cause
        == .unreachable(
          [0, 0, 0], .offScreen(frame: CGRect(x: 0, y: 900, width: 100, height: 44), screen: screenFrame)))
    #expect(device.gestures.isEmpty)
  }
}

/// The failure of an action, if it fails as actions do.
func failure(_ body: () throws -> Void) -> AutomationError? {
  do {
    try body()
    return nil
  } catch {
    return error as? AutomationError
  }
}
