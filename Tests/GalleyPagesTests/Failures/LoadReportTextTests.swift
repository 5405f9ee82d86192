import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
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
    expectGolden(plain(error))
  }

  @Test func theReportOfSeveralPagesAfterATap() throws {
    let mail = MailDevice(Mail.signIn)
    mail.device.onTap("sign-in.submit") { $0.applications = Mail.message("Hello") }
    let error = try Atlas.with(.mail) {
      let signIn = try Page<SignIn>(on: mail.app)
      return try pageError { try signIn.submit.tap(within: .seconds(2)) }
    }
    expectGolden(plain(error))
  }

  @Test func theReportOfSomethingThatShouldBeGone() throws {
    let mail = MailDevice(Mail.inbox(["Hello"], extra: [Mail.spinner]))
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    expectGolden(plain(error))
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
