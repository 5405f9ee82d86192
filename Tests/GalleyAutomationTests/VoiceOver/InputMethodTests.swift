import Foundation
import GalleyAutomation
import GalleyTree
import Testing

/// Actions of the automation that are done by VoiceOver.
@Suite struct InputMethodTests {
  private func automator(_ elements: Element...) -> (Automator, VoiceOverDevice) {
    var root = app()
    root.root.children[0].children = elements
    let device = VoiceOverDevice([root])
    let automator = Automator(driver: device)
    automator.inputMethod = .voiceOver
    return (automator, device)
  }

  @Test func anElementIsAskedToActAndTouchedIfItDoesNot() throws {
    var first = button("first", 20, 100)
    first.handle = 1
    let (automator, device) = automator(first, button("second", 20, 200))
    device.onRequest = { _, _ in true }
    try automator.tap(query.button("first"), until: .seconds(1))
    #expect(device.requests == ["activate by 1"] && device.gestures.isEmpty && device.isVoiceOverOn)
    try automator.tap(query.button("second"), until: .seconds(1))
    #expect(device.gestures == [.tap(CGPoint(x: 70, y: 222))])
  }

  @Test func aContainerStandsForTheFirstElementInIt() throws {
    var inside = button("inside", 20, 110)
    inside.handle = 1
    let cell = Element(
      .cell, identifier: "row", frame: CGRect(x: 0, y: 100, width: 375, height: 60), children: [inside])
    let (automator, device) = automator(cell)
    device.onRequest = { _, _ in true }
    try automator.tap(query.any("row"), until: .seconds(1))
    #expect(device.requests == ["activate by 1"])
  }

  @Test func whatAFingerDoesNotReachCanBeActivated() throws {
    var below = button("below", 20, 100)
    below.handle = 1
    let cover = Element(.image, label: "cover", frame: CGRect(x: 0, y: 90, width: 375, height: 100))
    let (automator, device) = automator(below, cover)
    device.onRequest = { _, _ in true }
    try automator.tap(query.button("below"), until: .seconds(1))
    #expect(device.requests == ["activate by 1"])
  }

  private func report(_ body: () throws -> Void) -> [Substring] {
    do { try body() } catch let error as AutomationError {
      return AutomationErrorText.report(error).split(separator: "\n").prefix(2).map { $0 }
    } catch {
      return ["\(error)"]
    }
    return []
  }

  @Test func whatVoiceOverDoesNotReachIsTold() {
    var cell = Element(
      .cell, label: "Row", frame: CGRect(x: 0, y: 100, width: 375, height: 60),
      children: [button("inside", 20, 110)])
    cell.describe { $0.grouping = .element }
    let (automator, device) = automator(cell)
    #expect(
      report { try automator.tap(query.button("inside"), until: .seconds(1)) } == [
        #"Failed to tap "inside" Button: VoiceOver does not reach "inside" Button"#,
        #"VoiceOver: "Row" Cell is read as one element, which hides it. A way out: activate "Row" Cell instead, "#
          + "or give it an accessibilityAction(named:) for its content.",
      ])
    #expect(device.now == .seconds(1))
    #expect(
      report { try automator.swipe(query.any("Row"), .left, until: .seconds(9)) } == [
        #"Failed to swipe left "Row" Any: "Row" Cell is not touched with VoiceOver"#,
        "VoiceOver: it is a gesture that VoiceOver keeps from apps. A way out: "
          + "offer an accessibilityAction for it, and use that.",
      ])
    #expect(device.now == .seconds(1))
    #expect(
      report { try automator.tap(query.any("Row"), at: UnitPoint(x: 0, y: 0), until: .seconds(9)) }.count == 2
    )
    #expect(throws: Never.self) { try automator.find(query.button("inside"), until: .seconds(9)) }
  }
}
