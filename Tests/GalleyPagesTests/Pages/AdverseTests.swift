import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

/// Adverse devices and tests.
@Suite struct AdverseTests {
  @Test(arguments: [Duration.zero, .seconds(-1)])
  func withoutTimeThereIsOneLook(_ limit: Duration) throws {
    let mail = MailDevice(Mail.inbox(["A"]))
    #expect(try Page<Inbox>(on: mail.app, within: limit).messages.count == 1)
    let error = try pageError { try Page<Composer>(on: mail.app, within: limit) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.looks == 1)
    #expect(mail.device.now == .zero)
  }

  @Test func aKeyThatIsThereTwiceIsNoRow() throws {
    let mail = MailDevice(Mail.inbox(["A", "A"]))
    let row = try Page<Inbox>(on: mail.app).messages["A"]
    let error = try pageError { try row.subject.text }
    expectGolden(PageErrorText(error).title)
    #expect(throws: PageError.self) { try row.open.tap() }
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func anAppThatHasCrashedIsNoPage() throws {
    let mail = MailDevice(Mail.inbox(["A"]))
    let inbox = try Page<Inbox>(on: mail.app)
    mail.device.applications = []
    mail.device.states[Mail.name] = .notRunning
    #expect(throws: PageError.self) { try inbox.compose.tap() }
    #expect(throws: PageError.self) { try inbox.compose.text }
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    #expect("\(error)".contains("com.example.mail shows nothing on the screen"), "\(error)")
    // What must be absent is not, only because nothing is there.
    #expect(try !inbox.isThere)
  }
}
