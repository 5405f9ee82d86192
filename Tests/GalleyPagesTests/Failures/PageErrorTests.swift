import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct PageErrorTests {
  /// One failure of each kind.
  static func all() throws -> [PageError] {
    let inbox = MailDevice(Mail.inbox())
    let page = try Page<Inbox>(on: inbox.app)
    let composer = MailDevice(Mail.composer)
    let form = try Page<Composer>(on: composer.app)
    composer.device.update("composer.attach") { $0.isEnabled = false }
    let typing = MailDevice.typing(Mail.signIn, fields: ["sign-in.email", "sign-in.password"])
    typing.device.onKeys { _, _ in }
    let signIn = try Page<SignIn>(on: typing.app)
    return try [
      pageError { try Page<Message>(on: inbox.app) },
      pageError { try page.banner.text },
      pageError { try form.attach.tap() },
      pageError { try page.messages[9] },
      pageError { try signIn.email.type("ada") },
      pageError { try page.banner.appears() },
      pageError { try page.title.drag(from: .center, to: UnitPoint(x: 2, y: 0)) },
      pageError { try page.backOutAll(to: Message.self) },
    ]
  }

  @Test func everyKindSurvivesJSONWithItsWords() throws {
    var kinds: [String] = []
    for error in try Self.all() {
      let data = try error.json()
      let read = PageError(try JSONDecoder().decode(PageFailure.self, from: data))
      #expect(read == error)
      #expect("\(read)" == "\(error)")
      #expect(error.localizedDescription == error.description)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      kinds.append(try #require(object["kind"] as? String))
    }
    #expect(kinds == ["notLoaded", "element", "action", "rows", "text", "presence", "point", "navigation"])
  }

  @Test func everyKindBeginsWithTheTestsLineAndShowsTheTree() throws {
    for error in try Self.all() {
      #expect(
        plain(error).hasPrefix("PageErrorTests.swift:LINE: ")
          || plain(error).hasPrefix("after PageErrorTests.swift"))
      #expect(error.description.contains("\n  steps: "))
      #expect(error.description.contains("\n  device: Scripted, 375 × 812"))
      #expect(error.description.contains("\n  tree:\n    application “Mail”"))
      #expect(!error.description.hasSuffix("\n"))
    }
  }

  @Test func anActionTheDeviceRefusesNamesTheFailingCheck() throws {
    let error = try Self.all()[2]
    expectGolden(plain(error))
  }

  @Test func everyFailingCheckHasItsWords() throws {
    func title(_ change: (MailDevice) -> Void) throws -> String {
      let mail = MailDevice(Mail.composer)
      let composer = try Page<Composer>(on: mail.app)
      change(mail)
      return PageErrorText(try pageError { try composer.attach.tap() }).title
    }
    let cover = Element(.other, identifier: "cover", frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let keys = Element(
      .keyboard, frame: CGRect(x: 0, y: 100, width: 375, height: 600),
      children: [Element(.key, label: "q", frame: CGRect(x: 0, y: 100, width: 375, height: 600))])
    expectGolden(
      try title { $0.device.applications[0].root.children.append(keys) },
      "title { $0.device.applications[0].root.children.append(keys) }")
    let alert = Element(.alert, label: "Oops", frame: CGRect(x: 50, y: 300, width: 275, height: 150))
    expectGolden(
      try title { $0.device.applications[0].root.children.append(cover) },
      "title { $0.device.applications[0].root.children.append(cover) }")
    expectGolden(
      try title { $0.device.update("composer.attach") { $0.frame.origin.y = 2000 } },
      "title { $0.device.update(\"composer.attach\") { $0.frame.origin.y = 2000 } }")
    expectGolden(
      try title { $0.device.update("composer.attach") { $0.frame.size.width = 0 } },
      "title { $0.device.update(\"composer.attach\") { $0.frame.size.width = 0 } }")
    expectGolden(
      try title { $0.device.applications[0].root.children.append(alert) },
      "title { $0.device.applications[0].root.children.append(alert) }")
    expectGolden(
      try title {
        $0.app.automator.monitors.add("says so") { _ in true }
        $0.device.applications[0].root.children.append(alert)
      }, "title { $0.app.automator.monitors.add(\"says so\") { _ in true } $0.device.applications[0...")
    expectGolden(
      try title { $0.device.update("composer.attach") { $0.identifier = "other" } },
      "title { $0.device.update(\"composer.attach\") { $0.identifier = \"other\" } }")
  }

  @Test func anElementThatThePageNeverPromisedIsNotWaitedFor() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.folder("drafts").tap() }
    #expect(mail.device.now < .seconds(1))
    #expect(
      plain(error).hasPrefix(
        """
        PageErrorTests.swift:LINE: cannot tap button "folder.drafts" of Inbox: there is no button "folder.drafts"
          Inbox does not require it: add it to Required to have it waited for, or wait with appears()
          declared at MailPages.swift:LINE
          steps: Arrive at Inbox → Tap button "folder.drafts"

        """))
  }

  @Test func onlyTheLatestStepsAreShown() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    for _ in 0..<9 { try composer.attach.tap() }
    let error = try pageError { try composer.urgent.drag(from: .center, to: UnitPoint(x: 2, y: 2)) }
    let taps = Array(repeating: "Tap attach", count: 8).joined(separator: " → ")
    #expect(error.description.contains("\n  steps: … → \(taps)\n"))
    #expect(error.failure.scene.steps.count == 10)
  }

  @Test func textsOfTheAppCannotForgeTheReport() throws {
    let forged = Element(
      .button, identifier: "inbox.compose2", label: "x\n  found: everything\u{202E}",
      frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    let error = try pageError { try Page<Inbox>(on: MailDevice(Mail.app([forged])).app) }
    #expect(!error.description.contains("\n  found: everything"))
    #expect(!error.description.contains("\u{202E}"))
  }
}
