import Foundation
import GalleyAutomation
import GalleyTree
import Testing

/// Moving into groups and out of them.
@Suite struct GroupTests {
  private func element(
    _ type: ElementType, _ label: String, _ line: Int, _ children: [Element] = [], isGroup: Bool = false
  ) -> Element {
    var element = Element(
      type, label: label, frame: CGRect(x: 20, y: 60 + 40 * Double(line), width: 200, height: 30),
      handle: "\(type.name) \(label)".utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }, children: children)
    if isGroup { element.describe { $0.grouping = .container } }
    return element
  }

  private func voiceOver(_ elements: Element...) throws -> (VoiceOver, VoiceOverDevice) {
    var root = app()
    root.root.children[0].children = elements
    let device = VoiceOverDevice([root])
    return (try VoiceOver(on: Application("app", on: Automator(driver: device))), device)
  }

  @Test func theCursorMovesOutOntoTheGroupAndPastIt() throws {
    let tools = element(
      .other, "Tools", 1, [element(.button, "a", 1), element(.button, "b", 2)], isGroup: true)
    var (voiceOver, _) = try voiceOver(element(.staticText, "top", 0), tools, element(.staticText, "end", 5))
    #expect(try voiceOver.moveOut() == nil && voiceOver.moveIn() == nil)
    #expect(try voiceOver.flick(.right) == "Tools, a, button" && voiceOver.flick(.right) == "b, button")
    #expect(try voiceOver.moveIn() == nil)
    #expect(try voiceOver.moveOut() == "Tools, group")
    #expect(voiceOver.element?.label == "Tools" && voiceOver.utterance?.text == "Tools, group")
    #expect(try voiceOver.moveOut() == nil)
    #expect(try voiceOver.flick(.right) == "end")
    #expect(try voiceOver.flick(.left) == "b, button" && voiceOver.moveOut() == "Tools, group")
    #expect(try voiceOver.moveIn() == "Tools, a, button")
    #expect(try voiceOver.moveOut() == "Tools, group" && voiceOver.flick(.left) == "top")
    #expect(
      voiceOver.spoken == [
        "top", "Tools, a, button", "b, button", "Tools, group", "end", "b, button", "Tools, group",
        "Tools, a, button", "Tools, group", "top",
      ])
  }

  @Test func groupsAreEnteredOneByOne() throws {
    let inner = element(
      .other, "Inner", 1, [element(.button, "a", 1), element(.button, "b", 2)], isGroup: true)
    let list = element(.table, "", 1, [inner, element(.staticText, "c", 3)])
    var (voiceOver, device) = try voiceOver(list)
    #expect(try voiceOver.moveOut() == "Inner, group" && voiceOver.moveOut() == "List")
    #expect(try voiceOver.moveOut() == nil)
    #expect(try voiceOver.moveIn() == "Inner, group" && voiceOver.moveIn() == "Inner, a, button")
    #expect(try voiceOver.moveOut() == "Inner, group")
    // A group that is gone gives way to what was its first element, or the nearest that is left.
    device.applications = [app(element(.staticText, "c", 3))]
    #expect(try voiceOver.flick(.right) == nil && voiceOver.element?.label == "c")
  }

  /// The words are this library's: Apple publishes none.
  @Test func groupsAreSaidByTheirNameAndKind() throws {
    let rows: [(ElementType, String, String)] = [
      (.navigationBar, "Mail", "Mail, navigation bar"), (.tabBar, "Tab Bar", "Tab Bar"),
      (.tabBar, "", "Tab bar"), (.toolbar, "", "Toolbar"), (.table, "", "List"),
      (.collectionView, "Photos", "Photos, list"), (.keyboard, "", "Keyboard"),
      (.alert, "Sure?", "Sure? alert"),
      (.other, "Tools", "Tools, group"), (.scrollView, "", "Group"),
    ]
    for (type, label, words) in rows {
      let group = element(
        type, label, 1, [element(.button, "a", 1), element(.button, "b", 2)], isGroup: type == .other)
      var (voiceOver, _) = try voiceOver(group)
      #expect(try voiceOver.moveOut() == words, "\(type)")
      let inside = type == .other ? "Tools, a, button" : "a, button"
      #expect(try voiceOver.moveIn() == inside || type == .tabBar, "\(type)")
    }
  }

  @Test func whatHoldsOneElementIsNoGroup() throws {
    let row = element(.cell, "", 1, [element(.staticText, "a", 1)])
    var (voiceOver, _) = try voiceOver(row)
    #expect(try voiceOver.moveOut() == nil && voiceOver.element?.label == "a")
  }
}
