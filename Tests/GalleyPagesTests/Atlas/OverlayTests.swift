import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct OverlayTests {
  private func mail(_ screen: [ApplicationTree], over rating: Bool = true) -> MailDevice {
    let mail = MailDevice(rating ? Mail.app(screen[0].root.children + [Mail.rating]) : screen)
    mail.device.onTap("rating.later") { $0.applications = screen }
    return mail
  }

  @Test func anOverlayIsDismissedWhileAPageIsWaitedFor() throws {
    let mail = mail(Mail.inbox())
    let inbox = try Atlas.with(.mail) { try Page<Inbox>(on: mail.app) }
    #expect(mail.device.gestures.count == 1)
    #expect(try inbox.messages.count == 2)
    #expect(mail.device.now < .seconds(1))
  }

  @Test func withoutAnAtlasThePageIsTakenAsItIs() throws {
    let mail = mail(Mail.inbox())
    _ = try Page<Inbox>(on: mail.app)
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func anOverlayThatIsAwaitedIsNotDismissed() throws {
    let mail = mail(Mail.inbox())
    let prompt = try Atlas.with(.mail) { try Page<RatingPrompt>(on: mail.app) }
    #expect(mail.device.gestures.isEmpty)
    #expect(try prompt.later.exists)
  }

  @Test func anOverlayAtTheDeadlineIsNamedAndGetsNoTime() throws {
    let mail = mail(Mail.inbox(), over: false)
    mail.device.applications = Mail.app([])
    mail.device.at(.seconds(5)) { $0.applications = Mail.inbox(extra: [Mail.rating]) }
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: mail.app) } }
    #expect(mail.device.now == .seconds(5))
    #expect(mail.device.gestures.isEmpty)
    #expect(error.description.contains("all of it is there, but something lies over it"))
    #expect(
      error.description.contains("overlay RatingPrompt came up too late to be dismissed after 5 seconds"))
  }

  @Test func dismissingTakesFromTheTimeAndNeverAddsToIt() throws {
    let mail = MailDevice(Mail.app([Mail.rating]))
    var count = 0
    mail.device.onTap("rating.later") { device in
      count += 1
      device.applications = Mail.app([])
      device.after(.milliseconds(100)) { $0.applications = Mail.app([Mail.rating]) }
    }
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: mail.app) } }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(count == 10)
    #expect(mail.device.now == .seconds(5))
    #expect(report.overlays.filter { $0.outcome == .dismissed }.count == 10)
    #expect(report.overlays.last?.outcome == .tooLate || report.overlays.last?.outcome == .stayed)
  }

  @Test func anOverlayThatCannotBeDismissedSaysWhy() throws {
    let mail = MailDevice(Mail.app([Mail.rating]))
    mail.device.update("rating.later") { $0.isEnabled = false }
    let error = try Atlas.with(.mail) { try pageError { try Page<Inbox>(on: mail.app, within: .seconds(2)) } }
    #expect(error.description.contains("overlay RatingPrompt could not be dismissed after 0 seconds: "))
    #expect(mail.device.now == .seconds(2))
  }

  @Test func anOverlayInTheWayOfAnActionIsDismissed() throws {
    let mail = mail(Mail.composer, over: false)
    try Atlas.with(.mail) {
      let composer = try Page<Composer>(on: mail.app)
      mail.device.applications = Mail.app(Mail.composer[0].root.children + [Mail.rating])
      try composer.attach.tap()
    }
    #expect(mail.device.gestures.count == 2)
    #expect(mail.device.now < .seconds(1))
  }

  @Test(arguments: 0..<40) func anOverlayThatComesWhileAnActionWaitsIsDismissed(step: Int) throws {
    let mail = mail(Mail.composer, over: false)
    var attached = 0
    mail.device.onTap("composer.attach") { _ in attached += 1 }
    mail.device.update("composer.attach") { $0.isEnabled = false }
    let prompted = Duration.milliseconds(step * 50)
    mail.device.at(.seconds(1)) { $0.update("composer.attach") { $0.isEnabled = true } }
    mail.device.at(prompted) { device in device.applications[0].root.children.append(Mail.rating) }
    mail.device.onTap("rating.later") { device in
      device.applications[0].root.children.removeAll { $0.identifier == "rating" }
    }
    try Atlas.with(.mail) {
      let composer = try Page<Composer>(on: mail.app)
      try composer.attach.tap()
    }
    // What comes up while the finger is down takes the touch, on this device: nothing above it can know.
    let isFingerDown = mail.device.gestures.contains { gesture in
      gesture.time <= prompted && prompted <= gesture.time + .milliseconds(50)
    }
    #expect(attached == 1 || isFingerDown)
  }

  /// The dismissal of an overlay that takes its time is waited for, and asked for once.
  @Test(arguments: [0, 700, 3500]) func anOverlayThatClosesLateIsTouchedOnce(late: Int) throws {
    let mail = mail(Mail.inbox())
    mail.device.onTap("rating.later") { device in
      device.after(.milliseconds(late)) { $0.applications = Mail.inbox() }
    }
    _ = try Atlas.with(.mail) { try Page<Inbox>(on: mail.app) }
    #expect(mail.device.gestures.count == 1)
  }

  @Test func anOverlayBehindAnAlertIsLeftAlone() throws {
    struct Confirmation: Layout {
      let delete = Button(.label("Delete"))
      var body: Blueprint { Required { delete } }
    }
    let alert = Element(
      .alert, label: "Delete?", frame: CGRect(x: 50, y: 300, width: 275, height: 150),
      children: [
        Element(.button, label: "Cancel", frame: CGRect(x: 55, y: 400, width: 130, height: 40)),
        Element(.button, label: "Delete", frame: CGRect(x: 190, y: 400, width: 130, height: 40)),
      ])
    let mail = MailDevice(Mail.app(Mail.inbox()[0].root.children + [Mail.rating, alert]))
    mail.device.onTap("rating.later") { $0.applications = Mail.inbox() }
    mail.device.onTap("Delete") { device in
      device.applications[0].root.children.removeAll { $0.type == .alert }
    }
    try Atlas.with(.mail) {
      let confirmation = try Page<Confirmation>(on: mail.app)
      #expect(mail.device.gestures.isEmpty)
      try confirmation.delete.tap()
      #expect(mail.device.gestures.count == 1)
      _ = try Page<Inbox>(on: mail.app)
    }
    #expect(mail.device.gestures.count == 2)
  }

  @Test func theSystemsQuestionsCanBeOverlays() throws {
    struct Question: Layout {
      let allow = Button(.label("Allow"))
      var body: Blueprint { Required { allow } }
    }
    let atlas = Atlas {
      Inbox.self
      Overlay(Question.self, of: "com.apple.springboard") { try $0.allow.tap() }
    }
    let alert = ApplicationTree(
      bundleIdentifier: "com.apple.springboard",
      root: Element(
        .application, label: "System", frame: CGRect(x: 0, y: 0, width: 375, height: 812),
        children: [
          Element(
            .alert, label: "Photos?", frame: CGRect(x: 50, y: 300, width: 275, height: 150),
            children: [
              Element(.button, label: "Cancel", frame: CGRect(x: 55, y: 400, width: 130, height: 40)),
              Element(.button, label: "Allow", frame: CGRect(x: 190, y: 400, width: 130, height: 40)),
            ])
        ]))
    let mail = MailDevice(Mail.inbox() + [alert])
    var answers: [String] = []
    mail.device.onTap("Allow") {
      answers.append("allow"); $0.applications = Mail.inbox()
    }
    mail.device.onTap("Cancel") {
      answers.append("cancel"); $0.applications = Mail.inbox()
    }
    try Atlas.with(atlas) {
      _ = try Page<Inbox>(on: mail.app)
    }
    #expect(answers == ["allow"])
  }
}
