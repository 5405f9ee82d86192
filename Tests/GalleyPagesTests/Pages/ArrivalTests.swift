import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

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
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(mail.device.now == .seconds(5))
    #expect(report.candidates.map(\.page) == ["Inbox", "TwoFactor"])
    #expect(report.withoutEffect == "tap submit")
  }

  @Test func aTapWithoutEffectIsSaidToBeOne() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.compose.tap() }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.withoutEffect == "tap compose")
    #expect(error.description.contains("nothing has changed since tap compose"))
  }

  @Test func wherePagesAreBothThereTheFirstCounts() throws {
    let mail = MailDevice(Mail.app(Mail.inbox()[0].root.children + Mail.twoFactor[0].root.children))
    guard case .first = try OneOf<TwoFactor, Inbox>(on: mail.app) else { throw Unexpected() }
    guard case .first = try OneOf<Inbox, TwoFactor>(on: mail.app) else { throw Unexpected() }
  }

  @Test func wherePagesAreBothThereTheOneInFrontCounts() throws {
    struct Sure: Layout {
      let yes = Button("sure.yes")
      var body: Blueprint { Required { yes } }
    }
    let yes = Element(
      .button, identifier: "sure.yes", frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    let frame = CGRect(x: 50, y: 250, width: 275, height: 150)
    var cover = Element(.other, frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: [yes])
    let alert = Element(.alert, frame: frame, children: [yes])
    let sheet = Element(.sheet, frame: frame, children: [yes])
    for type in [ElementType.alert, .sheet, .popover, .dialog, .other] {
      cover.type = type
      let app = MailDevice(Mail.inbox(extra: [cover])).app
      guard case .second = try OneOf<Inbox, Sure>(on: app) else { throw Unexpected() }
      guard case .first = try OneOf<Sure, Inbox>(on: app) else { throw Unexpected() }
      guard case .third = try OneOf3<Message, Inbox, Sure>(on: app) else { throw Unexpected() }
    }
    // An alert over a sheet: the page of the sheet is behind.
    let other = Element(
      .alert, frame: CGRect(x: 60, y: 260, width: 200, height: 100),
      children: [Mail.twoFactor[0].root.children[0]])
    let both = MailDevice(Mail.inbox(extra: [sheet, other])).app
    guard case .second = try OneOf<Sure, TwoFactor>(on: both) else { throw Unexpected() }
    let one = MailDevice(Mail.inbox(extra: [alert])).app
    guard case .first = try OneOf<Inbox, TwoFactor>(on: one) else { throw Unexpected() }
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

  struct Home: Layout {
    let title = Label("home.title")
    let reload = Button("home.reload", opens: Home.self)
    let calm = Button("home.reload", opens: MayBeThere<Home>.self)
    let either = Button("home.reload", opens: OneOf<Message, Home>.self)
    let calmEither = Button("home.reload", opens: MayBeThere<OneOf<Message, Home>>.self)
    var body: Blueprint {
      Required {
        title
        reload
      }
    }
  }

  private static func home(_ title: String = "Home", handle: UInt64? = nil, extra: [Element] = [])
    -> [ApplicationTree]
  {
    Mail.app(
      [
        Element(
          .staticText, identifier: "home.title", label: title,
          frame: CGRect(x: 0, y: 100, width: 100, height: 20),
          handle: handle),
        Element(
          .button, identifier: "home.reload", label: "Reload",
          frame: CGRect(x: 0, y: 200, width: 100, height: 40)),
      ] + extra)
  }

  @Test func aPageThatWasThereCountsOnlyAfterAChange() throws {
    let mail = MailDevice(Self.home())
    let home = try Page<Home>(on: mail.app)
    let error = try pageError { try home.reload.tap() }
    #expect(mail.device.now == .seconds(5))
    #expect(
      plain(error).hasPrefix(
        """
        ArrivalTests.swift:LINE: Home did not load within 5 seconds (2 looks)
          found: title, reload
          it was there before tap reload, which changed nothing
          if that is right, declare it with opens: MayBeThere<Home>.self
          nothing has changed since tap reload
          steps: Arrive at Home → Tap reload → Arrive at Home

        """))
  }

  @Test func aPageThatMayBeThereCountsAtOnce() throws {
    let mail = MailDevice(Self.home())
    let home = try Page<Home>(on: mail.app)
    #expect(try home.calm.tap().title.text == "Home")
    guard case .second = try home.calmEither.tap() else { throw Unexpected() }
    #expect(mail.device.now < .seconds(1))
  }

  @Test func aChangeOfTheTreeOrOfItsObjectsIsAChange() throws {
    for later in [Self.home("Home, again"), Self.home(handle: 7)] {
      let mail = MailDevice(Self.home(handle: 6))
      mail.device.onTap("home.reload") { $0.after(.seconds(2)) { $0.applications = later } }
      let home = try Page<Home>(on: mail.app)
      _ = try home.reload.tap()
      #expect(mail.device.now >= .seconds(2))
    }
  }

  @Test func aReloadThatEndsUpTheSameIsSeenOnTheWay() throws {
    // Once while the screen comes to rest, and once after that.
    for pause in [Duration.milliseconds(5), .seconds(1)] {
      let mail = MailDevice(Self.home())
      mail.device.onTap("home.reload") { device in
        device.after(pause) { $0.applications = Mail.app([Mail.spinner]) }
        device.after(pause + .milliseconds(20)) { $0.applications = Self.home() }
      }
      let home = try Page<Home>(on: mail.app)
      _ = try home.reload.tap()
      #expect(mail.device.now < .seconds(2))
    }
  }

  @Test func ofSeveralPagesTheNewOneCountsAtOnceAndTheOldOneAfterAChange() throws {
    let mail = MailDevice(Self.home())
    mail.device.onTap("home.reload") { device in
      device.after(.seconds(1)) { $0.applications = Mail.message("Hello") }
    }
    guard case .first = try Page<Home>(on: mail.app).either.tap() else { throw Unexpected() }

    let again = MailDevice(Self.home())
    again.device.onTap("home.reload") { device in
      device.after(.seconds(1)) { $0.applications = Mail.app([Mail.spinner]) }
      device.after(.seconds(2)) { $0.applications = Self.home() }
    }
    guard case .second = try Page<Home>(on: again.app).either.tap() else { throw Unexpected() }
    #expect((.seconds(2)..<(.milliseconds(2100))).contains(again.device.now))
  }

  @Test func anOverlayIsNoChange() throws {
    let mail = MailDevice(Self.home())
    mail.device.onTap("rating.later") { $0.applications = Self.home() }
    mail.device.onTap("home.reload") { device in
      device.after(.seconds(1)) { $0.applications = Self.home(extra: [Mail.rating]) }
    }
    let error = try Atlas.with(.mail) {
      let home = try Page<Home>(on: mail.app)
      return try pageError { try home.reload.tap() }
    }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.candidates.map(\.wasThere) == [true])
    #expect(report.overlays.map(\.outcome) == [.dismissed])
  }

  @Test func theGraphOfAnAtlasLeadsToPagesThatMayBeThere() {
    let edges = Atlas { Home.self }.edges.map { "\($0.via) \($0.to)" }
    #expect(
      edges == [
        "reload Home", "calm Home", "either Message", "either Home", "calmEither Message", "calmEither Home",
      ])
  }
}
