import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct LaunchingTests {
  @Test func relaunchingEndsAndStartsTheAppAndWaitsForThePage() throws {
    let mail = MailDevice(Mail.inbox())
    mail.device.onLaunch { _, device in
      device.applications = Mail.app([])
      device.after(.seconds(2)) { $0.applications = Mail.signIn }
    }
    let inbox = try Page<Inbox>(on: mail.app)
    let signIn = try inbox.relaunch(to: SignIn.self, arguments: ["-reset"], environment: ["USER": "ada"])
    #expect(try signIn.submit.exists)
    #expect(
      mail.device.launches == [LaunchRequest(Mail.name, arguments: ["-reset"], environment: ["USER": "ada"])])
    _ = try mail.app.relaunch(to: SignIn.self)
    #expect(mail.device.launches.last?.arguments == ["-reset"])
    let error = try Atlas.with(.mail) {
      try pageError { try mail.app.relaunch(to: Inbox.self, within: .seconds(3)) }
    }
    #expect(
      plain(error).hasPrefix("LaunchingTests.swift:LINE: Inbox did not load within 3 seconds"))
    #expect(error.description.contains("here instead: SignIn"))
    #expect(
      error.description.contains(
        "steps: Arrive at Inbox → Relaunch to SignIn → Relaunch to SignIn → Relaunch to"))
  }

  @Test func anAddressOpensAPage() throws {
    let mail = MailDevice(Mail.inbox())
    let url = try #require(URL(string: "mail://compose"))
    mail.device.onOpenURL { url, device in
      if url.host() == "compose" { device.applications = Mail.composer }
    }
    let composer = try mail.app.open(url, to: Composer.self)
    #expect(try composer.send.exists)
    #expect(mail.device.openedURLs == [url])
    let other = try #require(URL(string: "mail://elsewhere"))
    let error = try pageError { try mail.app.open(other, to: Message.self) }
    #expect(error.description.contains("nothing has changed since open mail://elsewhere"))
    mail.device.onOpenURL { _, _ in }
    #expect(throws: PageError.self) { try mail.app.open(url, to: Message.self, within: .seconds(1)) }
  }

  @Test func anAppThatOpensNoAddressesIsTheDevicesError() throws {
    let mail = MailDevice(Mail.inbox())
    let url = try #require(URL(string: "mail://compose"))
    #expect(throws: DriverError.opensNoURL(Mail.name, url: "mail://compose")) {
      try mail.app.open(url, to: Composer.self)
    }
  }
}
