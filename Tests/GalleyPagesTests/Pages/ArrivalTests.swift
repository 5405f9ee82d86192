import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct ArrivalTests {
  @Test func eitherPageIsTakenAndTyped() throws {
    for screen in [Mail.inbox(), Mail.twoFactor] {
      let mail = MailDevice(Mail.signIn)
      mail.device.onTap("sign-in.submit") { $0.after(.seconds(1)) { $0.applications = screen } }
      let signIn = try Page<SignIn>(on: mail.app)
      switch try signIn.submit.tap() {
      case .first(let inbox): #expect(try inbox.title.text == "Inbox" && screen == Mail.inbox())
      case .second(let twoFactor): #expect(try twoFactor.code.exists && screen == Mail.twoFactor)
      }
    }
  }

  @Test func tapAndArrivalShareOneDeadline() throws {
    let mail = MailDevice(Mail.signIn)
    mail.device.update("sign-in.submit") { $0.isEnabled = false }
    mail.device.at(.seconds(4)) { $0.update("sign-in.submit") { $0.isEnabled = true } }
    let signIn = try Page<SignIn>(on: mail.app)
    let error = try pageError { try signIn.submit.tap() }
    guard case .notLoaded(let report) = error else { throw error }
    #expect(mail.device.now == .seconds(5))
    #expect(report.candidates.map(\.page) == ["Inbox", "TwoFactor"])
    #expect(report.withoutEffect == "tap submit")
  }

  @Test func aTapWithoutEffectIsSaidToBeOne() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.compose.tap() }
    guard case .notLoaded(let report) = error else { throw error }
    #expect(report.withoutEffect == "tap compose")
    #expect(error.description.contains("nothing has changed since tap compose"))
  }

  @Test func wherePagesAreBothThereTheFirstCounts() throws {
    let mail = MailDevice(Mail.app(Mail.inbox()[0].root.children + Mail.twoFactor[0].root.children))
    guard case .first = try OneOf<TwoFactor, Inbox>(on: mail.app) else { throw Unexpected() }
    guard case .first = try OneOf<Inbox, TwoFactor>(on: mail.app) else { throw Unexpected() }
  }

  @Test func threeToFivePagesCanBeAwaited() throws {
    let app = MailDevice(Mail.composer).app
    guard case .third = try OneOf3<SignIn, Inbox, Composer>(on: app) else { throw Unexpected() }
    guard case .fourth = try OneOf4<SignIn, Inbox, TwoFactor, Composer>(on: app) else { throw Unexpected() }
    guard case .fifth = try OneOf5<SignIn, Inbox, TwoFactor, Message, Composer>(on: app) else {
      throw Unexpected()
    }
    guard case .second = try OneOf3<SignIn, Composer, Inbox>(on: app) else { throw Unexpected() }
  }

  @Test func actionsAreExtensions() throws {
    let mail = MailDevice.typing(Mail.signIn, fields: ["sign-in.email", "sign-in.password"])
    mail.device.onTap("sign-in.submit") { $0.applications = Mail.inbox() }
    let inbox = try Page<SignIn>(on: mail.app).signIn(email: "ada@example.org")
    #expect(try inbox.messages.count == 2)
  }
}
