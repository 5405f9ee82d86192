import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct WaitingTests {
  @Test func whatMayAppearCanBeWaitedFor() throws {
    let mail = MailDevice(Mail.signIn)
    let signIn = try Page<SignIn>(on: mail.app)
    mail.device.at(.seconds(3)) { device in
      device.applications[0].root.children.append(
        Element(
          .staticText, identifier: "sign-in.problem", label: "No",
          frame: CGRect(x: 0, y: 300, width: 90, height: 20)))
    }
    try signIn.problem.appears()
    #expect(mail.device.now == .seconds(3))
    #expect(try signIn.problem.text == "No")
    let error = try pageError { try signIn.problem.vanishes(within: .seconds(2)) }
    #expect(
      plain(error).hasPrefix("WaitingTests.swift:LINE: problem of SignIn did not vanish within 2 seconds"))
    mail.device.applications = Mail.signIn
    try signIn.problem.vanishes()
    let missing = try pageError { try signIn.problem.appears(within: .seconds(1)) }
    #expect(
      plain(missing).hasPrefix("WaitingTests.swift:LINE: problem of SignIn did not appear within 1 second"))
  }

  @Test func everyChangeOfAnIntervalIsWatched() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    try inbox.spinner.staysAbsent(for: .seconds(2))
    #expect(mail.device.now == .seconds(2))
    // It is there for a moment only.
    mail.device.at(.milliseconds(2500)) { $0.applications = Mail.inbox(extra: [Mail.spinner]) }
    mail.device.at(.milliseconds(2501)) { $0.applications = Mail.inbox() }
    let error = try pageError { try inbox.spinner.staysAbsent(for: .seconds(2)) }
    #expect(
      plain(error).hasPrefix(
        "WaitingTests.swift:LINE: spinner of Inbox should stay absent for 2 seconds, but came up after 0.5 seconds"
      ))
  }

  @Test func theEndOfAnIntervalIsWatchedToo() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    mail.device.at(.seconds(2)) { $0.applications = Mail.inbox(extra: [Mail.spinner]) }
    #expect(throws: PageError.self) { try inbox.spinner.staysAbsent(for: .seconds(2)) }
  }
}
