import Foundation
import GalleyAutomation
import GalleyTree
import Testing

/// What is said without a gesture, and what apps are told of the cursor.
@Suite struct ListeningTests {
  private func text(
    _ label: String, _ line: Int, handle: UInt64, value: String? = nil, _ traits: ElementTraits = .staticText
  ) -> Element {
    Element(
      .staticText, label: label, value: value.map { .text($0) },
      frame: CGRect(x: 20, y: 60 + 40 * Double(line), width: 200, height: 30), traits: traits, handle: handle)
  }

  private func voiceOver(_ elements: Element...) throws -> (VoiceOver, VoiceOverDevice) {
    var root = app()
    root.root.children[0].children = elements
    let device = VoiceOverDevice([root])
    device.accessibilityMessages = [.announcement("before")]
    return (try VoiceOver(on: Application("app", on: Automator(driver: device))), device)
  }

  @Test func announcementsAreHeardOnceEachAndInOrder() throws {
    var (voiceOver, device) = try voiceOver(text("a", 0, handle: 1), text("b", 1, handle: 2))
    #expect(voiceOver.spoken == ["a"] && voiceOver.announcements == [])
    device.accessibilityMessages += [.announcement("Saved"), .pageScrolled("Page 2 of 3")]
    #expect(try voiceOver.listen() == ["Saved", "Page 2 of 3"])
    #expect(try voiceOver.listen() == [])
    device.accessibilityMessages += [.layoutChanged(.words("More")), .layoutChanged(nil)]
    #expect(try voiceOver.flick(.right) == "b")
    #expect(voiceOver.announcements == ["Saved", "Page 2 of 3", "More"])
    #expect(voiceOver.spoken == ["a", "Saved", "Page 2 of 3", "More", "b"])
  }

  @Test func theCursorGoesWhereAnAppSendsIt() throws {
    var (voiceOver, device) = try voiceOver(
      text("a", 0, handle: 1), text("b", 1, handle: 2), text("c", 2, handle: 3))
    device.accessibilityMessages.append(.focus([9, 3, 2]))
    #expect(try voiceOver.listen() == ["c"])
    device.accessibilityMessages.append(.layoutChanged(.element([2])))
    #expect(try voiceOver.listen() == ["b"])
    // It is there already.
    device.accessibilityMessages.append(.focus([2]))
    #expect(try voiceOver.listen() == [] && voiceOver.element?.label == "b")
    device.accessibilityMessages.append(.screenChanged(.words("New screen")))
    #expect(try voiceOver.listen() == ["New screen", "a"])
    device.accessibilityMessages.append(.focus([77]))
    #expect(try voiceOver.listen() == [] && voiceOver.element?.label == "a")
    device.accessibilityMessages += [.screenChanged(.element([3])), .screenChanged(nil)]
    #expect(try voiceOver.listen() == ["c", "a"])
  }

  @Test func appsAreToldWhereTheCursorIs() throws {
    var (voiceOver, device) = try voiceOver(text("a", 0, handle: 1), text("b", 1, handle: 2))
    var told: [UInt64?] = []
    device.onFocus = { told.append($0) }
    try voiceOver.flick(.right)
    try voiceOver.flick(.right)
    try voiceOver.flick(.left)
    device.applications = [app(text("c", 0, handle: 3))]
    try voiceOver.listen()
    device.applications = [app()]
    try voiceOver.listen()
    #expect(told == [2, 1, 3, nil])
  }

  @Test func anElementThatUpdatesFrequentlyIsSaidAgain() throws {
    func clock(_ value: String, _ traits: ElementTraits) -> Element {
      text("Time", 0, handle: 1, value: value, traits)
    }
    var (voiceOver, device) = try voiceOver(clock("1", .updatesFrequently), text("b", 1, handle: 2))
    device.applications = [app(clock("2", .updatesFrequently), text("b", 1, handle: 2))]
    #expect(try voiceOver.listen() == ["2"])
    #expect(try voiceOver.listen() == [])
    try voiceOver.flick(.right)
    device.applications = [app(clock("3", .updatesFrequently), text("b", 1, handle: 2))]
    #expect(try voiceOver.listen() == [])
    try voiceOver.flick(.left)
    device.applications = [app(clock("4", []), text("b", 1, handle: 2))]
    #expect(try voiceOver.listen() == [])
    #expect(voiceOver.spoken == ["Time, 1", "2", "b", "Time, 3"])
  }

  @Test func whatAGestureSaysIsHeardOnce() throws {
    func toggle(_ value: String) -> Element {
      Element(
        .switch, label: "Loud", value: .text(value), frame: CGRect(x: 20, y: 60, width: 200, height: 30),
        handle: 1)
    }
    var (voiceOver, device) = try voiceOver(toggle("0"))
    device.onRequest = { _, _ in
      device.applications = [app(toggle("1"))]
      device.accessibilityMessages.append(.announcement("It is loud"))
      return true
    }
    try voiceOver.doubleTap()
    #expect(
      voiceOver.spoken == [
        "Loud, switch button, off. Double tap to toggle setting", "on", "It is loud",
      ])
    try voiceOver.turnRotor(to: "Words")
    try voiceOver.flick(.down)
    #expect(voiceOver.spoken.suffix(2) == ["Words", "Loud"])
  }

  @Test func anActionThroughVoiceOverTellsWhereItActs() throws {
    let (_, device) = try voiceOver(text("a", 0, handle: 1), text("b", 1, handle: 2))
    let automator = Automator(driver: device)
    automator.inputMethod = .voiceOver
    var told: [UInt64?] = []
    device.onFocus = { told.append($0) }
    device.onRequest = { _, _ in true }
    let query = Application("app", on: automator).query
    try automator.tap(Target(query.descendants(.staticText)["b"]), until: .seconds(5))
    #expect(told == [2])
  }
}
