import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

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

  @Test func whatAnElementShouldBecomeIsWaitedFor() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    mail.device.at(.seconds(3)) { $0.update("composer.attach") { $0.label = "Attached" } }
    try composer.attach.becomes(.label("Attached") && .isEnabled)
    #expect(mail.device.now == .seconds(3))
    let error = try pageError {
      try composer.attach.becomes(.label("Sent") && !.isEnabled, within: .seconds(2))
    }
    #expect(mail.device.now == .seconds(5))
    #expect(
      plain(error).hasPrefix(
        """
        WaitingTests.swift:LINE: attach of Composer did not meet the condition within 2 seconds
          wanted: an element that has the label “Sent” and not (is enabled)
          it is: button "composer.attach" “Attached”
        """))
    let data = try error.json()
    #expect(PageError(try JSONDecoder().decode(PageFailure.self, from: data)) == error)
    mail.device.applications = Mail.app([])
    let missing = try pageError { try composer.attach.becomes(.isSelected, within: .seconds(1)) }
    #expect(
      plain(missing).hasPrefix(
        "WaitingTests.swift:LINE: cannot wait for attach of Composer: Composer is no longer there\n  there is no"
      ))
  }

  @Test func rowsCanBeWaitedFor() throws {
    let mail = MailDevice(Mail.app([]))
    let inbox = try Page<LooseInbox>(on: mail.app)
    mail.device.at(.seconds(2)) { $0.applications = Mail.inbox() }
    let none = try pageError { _ = try inbox.messages.first { _ in true } }
    #expect(
      plain(none).contains(
        "cannot find a row of messages of LooseInbox: there is no row at all"))
    #expect(
      plain(none).contains(
        "LooseInbox does not require them: add them to Required, as by atLeast(1), to have them waited for, or wait with become(atLeast:)"
      ))
    try inbox.messages.become(atLeast: 1)
    #expect(mail.device.now == .seconds(2))
    try inbox.messages.become(exactly: 2)
    let few = try pageError { try inbox.messages.become(atLeast: 3, within: .seconds(1)) }
    #expect(
      plain(few).hasPrefix(
        "WaitingTests.swift:LINE: cannot wait for messages of LooseInbox: there are 2 after 1 second, in place of 3 or more"
      ))
    let exact = try pageError { try inbox.messages.become(exactly: 1, within: .seconds(1)) }
    #expect(plain(exact).contains("there are 2 after 1 second, in place of 1\n"))
  }
}

/// An inbox that promises nothing.
private struct LooseInbox: Layout {
  let messages = Rows("inbox.message", of: MessageRow.self, key: \.subject)
  var body: Blueprint { Optionally { messages } }
}
