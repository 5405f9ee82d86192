import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct LoadReportTextTests {
  /// The screen of the reference: rows that go, a compose button by another name, no tabs.
  private func failing() -> MailDevice {
    let composer = Element(
      .button, identifier: "inbox.composer", label: "New", frame: CGRect(x: 320, y: 48, width: 44, height: 36)
    )
    return MailDevice(
      ScriptedDevice(changes: [.milliseconds(1750), .seconds(2)]) { now in
        Mail.app([Mail.bar("Inbox", [composer]), Mail.list(now < .seconds(2) ? ["Hello"] : [])])
      })
  }

  @Test func theReportOfAPageThatDidNotLoad() throws {
    let mail = failing()
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: mail.app) } }
    #expect(
      plain(error) == """
        LoadReportTextTests.swift:LINE: Inbox did not load within 5 seconds (4 looks)
          missing 3 of 4 required:
            ✗ compose — button "inbox.compose", required at MailPages.swift:LINE
                nearest: button "inbox.composer" “New” — edit distance 1
            ✗ messages — at least 1 cell "inbox.message", required at MailPages.swift:LINE \
        (there from 0 to 1.75 seconds, then gone)
            ✗ tabs — element "tabs", required at MailPages.swift:LINE
          found: title
          steps: Arrive at Inbox
          device: Scripted, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Mail” (0, 0) 375 × 812
              navigationBar "nav" (0, 44) 375 × 44
                button "inbox.composer" “New” (320, 48) 44 × 36  ← near compose
                staticText "inbox.title" “Inbox” (120, 50) 135 × 30  ✓ title
              table "inbox.list" (0, 88) 375 × 642
        """)
  }

  @Test func theReportOfSeveralPagesAfterATap() throws {
    let mail = MailDevice(Mail.signIn)
    mail.device.onTap("sign-in.submit") { $0.applications = Mail.message("Hello") }
    let error = try Atlas.with(.mail) {
      let signIn = try Page<SignIn>(on: mail.app)
      return try pageError { try signIn.submit.tap(within: .seconds(2)) }
    }
    #expect(
      plain(error) == """
        LoadReportTextTests.swift:LINE: neither Inbox nor TwoFactor loaded within 2 seconds (2 looks)
          Inbox
            missing 4 of 4 required:
              ✗ title — staticText "inbox.title", required at MailPages.swift:LINE
                  nearest: staticText "message.title" “Message” — same last part
              ✗ compose — button "inbox.compose", required at MailPages.swift:LINE
              ✗ messages — at least 1 cell "inbox.message", required at MailPages.swift:LINE
              ✗ tabs — element "tabs", required at MailPages.swift:LINE
          TwoFactor
            missing 1 of 1 required:
              ✗ code — textField "two-factor.code", required at MailPages.swift:LINE
          here instead: Message
          steps: Arrive at SignIn → Tap submit → Arrive at Inbox or TwoFactor
          device: Scripted, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Mail” (0, 0) 375 × 812
              navigationBar "nav" (0, 44) 375 × 44
                button “Inbox” (8, 48) 80 × 36
                staticText "message.title" “Message” (120, 50) 135 × 30  ← near title
              staticText "message.text" “Hello” (16, 120) 343 × 400
        """)
  }

  @Test func theReportOfSomethingThatShouldBeGone() throws {
    let mail = MailDevice(Mail.inbox(["Hello"], extra: [Mail.spinner]))
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    #expect(
      plain(error) == """
        LoadReportTextTests.swift:LINE: Inbox did not load within 5 seconds (2 looks): spinner is still there
          present, but must be absent:
            ✗ spinner — staticText "inbox.spinner", must be absent by MailPages.swift:LINE
          found: title, compose, messages, tabs, tabs.home
          steps: Arrive at Inbox
          device: Scripted, 375 × 812, compact, portrait, light, en-US, text large
          tree:
            application “Mail” (0, 0) 375 × 812
              navigationBar "nav" (0, 44) 375 × 44
                button "inbox.compose" “Compose” (320, 48) 44 × 36  ✓ compose
                staticText "inbox.title" “Inbox” (120, 50) 135 × 30  ✓ title
              table "inbox.list" (0, 88) 375 × 642
                cell "inbox.message" (0, 100) 375 × 60  ✓ messages
                  staticText "row.subject" “Hello” (16, 110) 200 × 20
                  button "row.open" “Open” (300, 110) 60 × 40
              tabBar "tabs" (0, 730) 375 × 82  ✓ tabs
                button "tab.home" “Home” (20, 735) 60 × 44  ✓ tabs.home
              staticText "inbox.spinner" “Loading” (100, 400) 100 × 20  ✗ spinner
        """)
  }

  @Test func theClosestPageIsNamedWithHowCloseItIs() throws {
    let screen = Mail.app(Array(Mail.composer[0].root.children.prefix(2)))
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: MailDevice(screen).app) } }
    #expect(error.description.contains("closest page: Composer, with 2 of its 3 required elements here"))
  }

  @Test func anAlertInFrontOfTheAppIsInTheTree() throws {
    let alert = ApplicationTree(
      bundleIdentifier: "com.apple.springboard",
      root: Element(
        .application, label: "System", frame: CGRect(x: 0, y: 0, width: 375, height: 812),
        children: [Element(.alert, label: "Allow?", frame: CGRect(x: 50, y: 300, width: 275, height: 150))]))
    let error = try pageError { try Page<Inbox>(on: MailDevice(Mail.app([]) + [alert]).app) }
    #expect(error.description.contains("alert “Allow?”"))
    let bare = ApplicationTree(
      bundleIdentifier: "com.apple.springboard", root: Element(.application, label: "Status"))
    let other = try pageError { try Page<Inbox>(on: MailDevice(Mail.app([]) + [bare]).app) }
    #expect(!other.description.contains("Status"))
  }

  @Test func theFactsSurviveJSON() throws {
    let mail = failing()
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: mail.app) } }
    let data = try error.json()
    let read = PageError(try JSONDecoder().decode(PageFailure.self, from: data))
    #expect(read == error)
    #expect(read.description == error.description)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["kind"] as? String == "notLoaded")
    let newer = String(decoding: data, as: UTF8.self).replacing("\"version\" : 1", with: "\"version\" : 2")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageFailure.self, from: Data(newer.utf8)) }
  }

  @Test func aLongTreeIsCutAroundWhatMatters() throws {
    let noise = (0..<100).map { index in
      Element(
        .other, identifier: "noise", frame: CGRect(x: 0, y: 200, width: 10, height: 10),
        children: [
          Element(.staticText, label: "Noise \(index)", frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        ])
    }
    let mail = MailDevice(Mail.app(noise + [Mail.compose]))
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    let lines = error.description.split(separator: "\n")
    let tree = lines.drop { $0 != "  tree:" }.dropFirst()
    #expect(tree.count < 70)
    #expect(tree.contains { $0.contains("✓ compose") })
    #expect(tree.contains { $0.contains("… ") && $0.contains(" more") })
    let full = try #require(mail.recorder.evidence.first).text
    #expect(full.contains("Noise 99"))
    #expect(!full.contains(" more"))
  }
}
