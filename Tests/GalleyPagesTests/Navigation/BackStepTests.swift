import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

/// The ways out of the things that apps put over and around their pages.
@Suite struct BackStepTests {
  private func button(_ label: String, _ frame: CGRect, identifier: String = "", isSelected: Bool = false)
    -> Element
  {
    Element(.button, identifier: identifier, label: label, frame: frame, isSelected: isSelected)
  }

  private func over(_ screen: [ApplicationTree], _ elements: Element...) -> [ApplicationTree] {
    var screen = screen
    screen[0].root.children += elements
    return screen
  }

  private let back = Element(
    .button, identifier: "BackButton", label: "Inbox", frame: CGRect(x: 8, y: 48, width: 80, height: 36))

  private var detail: [ApplicationTree] {
    Mail.app([Mail.bar("Detail", identifier: "detail.title", [back])])
  }

  private func actions(_ error: PageError) throws -> [NavigationStep.Action] {
    guard case .navigation(let failure) = error.failure else { throw error }
    return failure.steps.map(\.action)
  }

  @Test func anActionSheetIsCancelledByTheButtonSetApart() throws {
    let sheet = Element(
      .sheet, frame: CGRect(x: 8, y: 0, width: 359, height: 800),
      children: [
        button("Löschen", CGRect(x: 8, y: 600, width: 359, height: 56)),
        button("Teilen", CGRect(x: 8, y: 657, width: 359, height: 56)),
        button("Abbrechen", CGRect(x: 8, y: 721, width: 359, height: 56)),
      ])
    let mail = MailDevice(over(Mail.inbox(), sheet))
    var tapped: [String] = []
    for name in ["Löschen", "Teilen"] { mail.device.onTap(name) { _ in tapped.append(name) } }
    mail.device.onTap("Abbrechen") { $0.applications = Mail.inbox() }
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(tapped.isEmpty)
  }

  @Test func sheetsOverSheetsAreDismissedOneByOne() throws {
    func sheet(_ name: String, _ top: Double) -> Element {
      Element(
        .sheet, identifier: name, frame: CGRect(x: 0, y: top, width: 375, height: 812 - top),
        children: [
          button("Cancel", CGRect(x: 8, y: top + 8, width: 70, height: 36), identifier: "\(name).cancel")
        ])
    }
    let lower = sheet("lower", 60)
    let upper = sheet("upper", 120)
    let mail = MailDevice(over(Mail.inbox(), lower, upper))
    mail.device.onTap("upper.cancel") { $0.applications = self.over(Mail.inbox(), lower) }
    mail.device.onTap("lower.cancel") { $0.applications = Mail.inbox() }
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(mail.device.gestures.count == 2)
  }

  @Test func aPagePushedOnASheetIsLeftBeforeTheSheet() throws {
    func sheet(_ bar: Element, _ others: [Element] = []) -> Element {
      Element(.sheet, frame: CGRect(x: 0, y: 40, width: 375, height: 772), children: [bar] + others)
    }
    let first = sheet(Mail.bar("New", identifier: "new.title"), Mail.composer[0].root.children)
    let second = sheet(Mail.bar("Contacts", identifier: "contacts.title", [back]))
    let keyboard = Element(
      .keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 312),
      children: [button("Done", CGRect(x: 300, y: 780, width: 60, height: 30))])
    let mail = MailDevice(over(Mail.inbox(), second, keyboard))
    var log: [String] = []
    mail.device.onTap("Done") { device in
      log.append("keyboard")
      device.applications = self.over(Mail.inbox(), second)
    }
    mail.device.onTap("BackButton") { device in
      log.append("back")
      device.applications = self.over(Mail.inbox(), first)
    }
    mail.device.onGesture { gesture, device in
      guard gesture.translation.dy > 200 else { return }
      log.append("sheet")
      device.applications = Mail.inbox()
    }
    _ = try mail.app.backOutAll(to: Composer.self)
    #expect(log == ["keyboard", "back"])
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(log == ["keyboard", "back", "sheet"])
  }

  @Test func aPopoverIsLeftByATapBesideIt() throws {
    let popover = Element(
      .popover, frame: CGRect(x: 100, y: 0, width: 275, height: 812),
      children: [Element(.staticText, label: "Filters", frame: CGRect(x: 120, y: 40, width: 100, height: 20))]
    )
    let mail = MailDevice(over(Mail.inbox(), popover))
    mail.device.onGesture { gesture, device in
      if let point = gesture.tapPoint, point.x < 100 { device.applications = Mail.inbox() }
    }
    mail.device.onTap("inbox.message") { $0.applications = Mail.inbox() }
    let inbox = try mail.app.backOutAll(to: Inbox.self)
    #expect(try inbox.messages.count == 2)
    #expect(mail.device.gestures.count == 1)
  }

  @Test func aBackButtonOutsideOfANavigationBarIsFound() throws {
    let own = button("", CGRect(x: 8, y: 60, width: 44, height: 44), identifier: "detail.back")
    let mail = MailDevice(Mail.app([own]))
    mail.device.onTap("detail.back") { $0.applications = Mail.inbox() }
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(mail.device.gestures.count == 1)
  }

  private func tabs(_ selected: Int, _ content: [Element]) -> [ApplicationTree] {
    let buttons = (0..<3).map { index in
      button(
        "Tab \(index)", CGRect(x: 20 + Double(index) * 120, y: 735, width: 80, height: 44),
        isSelected: index == selected)
    }
    return Mail.app(
      content + [
        Element(
          .tabBar, identifier: "tabs", frame: CGRect(x: 0, y: 730, width: 375, height: 82), children: buttons)
      ])
  }

  @Test func aPageOnAnotherTabIsFoundByTryingEachTabOnce() throws {
    let settings = tabs(1, [Mail.bar("Settings", identifier: "settings")])
    let pushed = tabs(0, [Mail.bar("Detail", identifier: "detail", [back])])
    let mail = MailDevice(pushed)
    mail.device.onTap("BackButton") { $0.applications = self.tabs(0, [Mail.bar("Home", identifier: "home")]) }
    mail.device.onTap("Tab 1") { $0.applications = settings }
    mail.device.onTap("Tab 2") { $0.applications = self.tabs(2, Mail.twoFactor[0].root.children) }
    _ = try mail.app.backOutAll(to: TwoFactor.self)
    let other = MailDevice(pushed)
    let error = try pageError { try other.app.backOutAll(to: TwoFactor.self) }
    #expect(
      try actions(error) == [
        .tap("Inbox", of: .navigationBar), .leadingEdge, .tap("Tab 1", of: .tabBar),
        .tap("Tab 2", of: .tabBar),
      ])
    #expect(error.description.contains("\n    4. tap “Tab 2” of the tab bar — no effect\n"))
  }

  @Test func goingBackByOneStepLeavesThePageAndNotOnlyTheKeyboard() throws {
    let keyboard = Element(.keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 312))
    let mail = MailDevice(over(Mail.message("Hello"), keyboard))
    mail.device.onKeys { _, device in device.applications = Mail.message("Hello") }
    mail.device.onTap("Inbox") { $0.applications = Mail.inbox() }
    mail.device.onGesture { gesture, device in
      if gesture.translation.dx > 200 { device.applications = Mail.inbox() }
    }
    let message = try Page<Message>(on: mail.app)
    _ = try message.back(to: Inbox.self)
    #expect(mail.device.keys.contains(.escape))
  }

  /// Screens over screens, each with a way out that may not work: it ends, and is there or explains.
  @Test(arguments: Soak.seeds(200)) func randomMazesAreLeftOrExplained(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let depth = Int.random(in: 0...8, using: &generator)
    let mail = MailDevice(Mail.inbox())
    var kinds = (0..<depth).map { _ in Int.random(in: 0..<6, using: &generator) }
    let isStuck = (0..<depth).map { _ in Int.random(in: 0..<10, using: &generator) == 0 }
    // A screen that comes up again after it was left, for ever.
    let isLoop = Int.random(in: 0..<8, using: &generator) == 0
    var level = depth
    func show() {
      var screen = Mail.inbox()
      for index in 0..<level {
        let title = "Level \(index)"
        let top = 60 + Double(index) * 20
        switch kinds[index] {
        case 0, 1: screen = Mail.app([Mail.bar(title, identifier: "level", [back])])
        case 2:
          screen = over(
            screen,
            Element(
              .alert, label: title, frame: CGRect(x: 50, y: 300, width: 275, height: 150),
              children: [button("Cancel", CGRect(x: 60, y: 400, width: 120, height: 40), identifier: "out")]))
        case 3:
          screen = over(
            screen, Element(.sheet, label: title, frame: CGRect(x: 0, y: top, width: 375, height: 812 - top)))
        case 4:
          screen = over(
            screen,
            Element(
              .sheet, label: title, frame: CGRect(x: 0, y: top, width: 375, height: 812 - top),
              children: [button("Close", CGRect(x: 8, y: top + 60, width: 70, height: 36), identifier: "out")]
            ))
        default:
          screen = Mail.app([
            Element(.other, label: title, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
          ])
        }
      }
      mail.device.applications = screen
    }
    func leave(_ kind: Int...) {
      guard level > 0, kind.contains(kinds[level - 1]), !isStuck[level - 1] else { return }
      level -= 1
      if isLoop, level == 0 { level = depth }
      show()
    }
    kinds += [0]
    mail.device.onTap("BackButton") { _ in leave(0, 1) }
    mail.device.onTap("out") { _ in leave(2, 4) }
    mail.device.onGesture { gesture, _ in
      if gesture.translation.dx > 200 { leave(5) }
      if gesture.translation.dy > 200 { leave(3) }
    }
    show()
    do {
      _ = try Atlas.with(.mail) { try mail.app.backOutAll(to: Inbox.self) }
      #expect(level == 0)
    } catch let error as PageError {
      guard case .navigation(let failure) = error.failure else { throw error }
      #expect(isLoop || isStuck.contains(true), "\(error)")
      #expect(failure.steps.count <= Application.backOutLimit * 5)
      // Of one screen that comes up again at once, nothing tells that it was left.
      #expect(failure.problem == (isStuck.contains(true) || depth == 1 ? .noWayLeft : .seenBefore))
    }
    #expect(mail.device.now < .seconds(200))
  }
}
