import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

/// Actions that are done as a person with VoiceOver does them.
@Suite struct ThroughVoiceOverTests {
  private func head(_ error: PageError, _ count: Int = 3) -> String {
    plain(error).split(separator: "\n").prefix(count).joined(separator: "\n")
  }

  @Test func actionsLeadToTheSamePages() throws {
    let mail = MailDevice(Mail.inbox())
    mail.device.onTap("inbox.compose") { $0.applications = Mail.composer }
    let composer: Page<Composer> = try Page<Inbox>(on: mail.app).throughVoiceOver.compose.tap()
    try composer.attach.tap()
    #expect(mail.app.automator.log.lines.contains { $0.contains("VoiceOver says “Compose, button”") })
  }

  @Test func everyActionOfADeviceCanBeDoneSo() throws {
    let mail = MailDevice(Mail.composer)
    mail.app.automator.inputMethod = .voiceOver
    let composer = try Page<Composer>(on: mail.app)
    try composer.attach.tap()
    #expect(mail.device.gestures.map(\.gesture) == [.tap(CGPoint(x: 56, y: 180))])
    #expect(
      InputMethod.$current.withValue(.voiceOver) { Automator(driver: ScriptedDevice()).inputMethod }
        == .voiceOver)
    #expect(Automator(driver: ScriptedDevice()).inputMethod == .touch)
  }

  /// The composer, with its button for attachments changed.
  private func composer(_ change: (inout Element) -> Void) throws -> Page<Composer> {
    let mail = MailDevice(Mail.composer)
    let page = try Page<Composer>(on: mail.app)
    var root = mail.device.applications[0].root
    let index = try #require(root.children.firstIndex { $0.identifier == "composer.attach" })
    var group = Element(
      .other, label: "Tools", frame: root.children[index].frame, children: [root.children[index]])
    change(&group)
    root.children[index] = group
    mail.device.applications[0].root = root
    return page
  }

  @Test func whatIsHiddenInAnElementIsNotReached() throws {
    let page = try composer { $0.describe { $0.grouping = .element } }
    let error = try pageError { try page.throughVoiceOver.attach.tap() }
    expectGolden(head(error))
    // A finger gets there.
    try page.attach.tap()
  }

  @Test func whatAnOrderLeavesOutIsNotReached() throws {
    let page = try composer {
      ($0.label, $0.identifier) = ("", "tools")
      $0.describe { $0.order = [] }
    }
    let error = try pageError { try page.throughVoiceOver.attach.tap() }
    expectGolden(head(error))
  }

  @Test func whatIsBehindSomethingModalIsNotReached() throws {
    let mail = MailDevice(Mail.composer)
    let page = try Page<Composer>(on: mail.app)
    mail.device.applications[0].root.children.append(
      Element(
        .other, label: "Hint", frame: CGRect(x: 0, y: 700, width: 375, height: 50), traits: .modal,
        children: [
          Element(.staticText, label: "New!", frame: CGRect(x: 0, y: 700, width: 375, height: 50))
        ]))
    let error = try pageError { try page.throughVoiceOver.attach.tap() }
    expectGolden(head(error))
  }

  @Test func whatIsNoElementIsNotReached() throws {
    let page = try composer {
      $0.children[0].describe { $0.grouping = .container }
      $0.label = ""
    }
    let error = try pageError { try page.throughVoiceOver.attach.tap() }
    expectGolden(head(error))
  }

  @Test func gesturesOfFingersAreNone() throws {
    let mail = MailDevice(Mail.composer)
    let page = try Page<Composer>(on: mail.app).throughVoiceOver
    let error = try pageError { try page.attach.press(for: .seconds(1)) }
    expectGolden(head(error))
    #expect(mail.device.now < .seconds(1) && mail.device.gestures.isEmpty)
  }

  @Test func aCursorBeginsOnThePage() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    #expect(try VoiceOver(on: inbox).utterance?.text == "Inbox")
    var row = try VoiceOver(on: inbox.messages[1])
    #expect(row.utterance?.text == "B")
    #expect(try row.flick(.right) == "Open, button")
  }
}
