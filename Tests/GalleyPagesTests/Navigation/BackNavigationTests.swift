import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct BackNavigationTests {
  /// A device whose back button leads from one screen to the one before.
  private func stack(_ screens: [[ApplicationTree]], back: String) -> MailDevice {
    let mail = MailDevice(screens[screens.count - 1])
    var depth = screens.count - 1
    mail.device.onTap(back) { device in
      depth = max(0, depth - 1)
      device.applications = screens[depth]
    }
    return mail
  }

  private func page(_ index: Int, back: Element) -> [ApplicationTree] {
    Mail.app([Mail.bar("Page \(index)", identifier: "title.\(index)", [back])])
  }

  private let backButton = Element(
    .button, identifier: "BackButton", label: "Zurück", frame: CGRect(x: 8, y: 48, width: 80, height: 36))

  @Test func everyLevelIsLeftByTheBackControl() throws {
    let mail = stack(
      [Mail.inbox(), page(1, back: backButton), page(2, back: backButton)], back: "BackButton")
    let inbox = try mail.app.backOutAll(to: Inbox.self)
    #expect(try inbox.title.text == "Inbox")
    #expect(mail.device.gestures.count == 2)
  }

  @Test func aPageThatIsThereNeedsNoStep() throws {
    let mail = MailDevice(Mail.inbox())
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func aButtonNamedAfterTheLastPageIsTheBackControl() throws {
    let mail = MailDevice(Mail.inbox())
    mail.device.onTap("row.open") { $0.applications = Mail.message("Hello") }
    mail.device.onTap("Inbox") { $0.applications = Mail.inbox() }
    let inbox = try Page<Inbox>(on: mail.app)
    let message = try inbox.messages[0].open.tap()
    let again = try message.back(to: Inbox.self)
    #expect(try again.messages.count == 2)
    #expect(mail.device.gestures.count == 2)
  }

  @Test func whatLiesInFrontGoesFirst() throws {
    let keyboard = Element(
      .keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 312),
      children: [Element(.button, label: "Done", frame: CGRect(x: 300, y: 780, width: 60, height: 30))])
    let alert = Element(
      .alert, label: "Delete?", frame: CGRect(x: 50, y: 300, width: 275, height: 150),
      children: [
        Element(.button, label: "Löschen", frame: CGRect(x: 190, y: 400, width: 130, height: 40)),
        Element(.button, label: "Behalten", frame: CGRect(x: 55, y: 400, width: 130, height: 40)),
      ])
    let sheet = Element(
      .sheet, frame: CGRect(x: 0, y: 200, width: 375, height: 612),
      children: [Element(.staticText, label: "Sheet", frame: CGRect(x: 0, y: 250, width: 100, height: 20))])
    let detail = page(1, back: backButton)
    func over(_ elements: [Element]) -> [ApplicationTree] {
      var screen = detail
      screen[0].root.children += elements
      return screen
    }
    let mail = MailDevice(over([sheet, alert, keyboard]))
    var log: [String] = []
    mail.device.onTap("Done") {
      log.append("keyboard"); $0.applications = over([sheet, alert])
    }
    mail.device.onTap("Behalten") {
      log.append("alert"); $0.applications = over([sheet])
    }
    mail.device.onTap("Löschen") { _ in log.append("deleted") }
    mail.device.onTap("BackButton") {
      log.append("back"); $0.applications = Mail.inbox()
    }
    mail.device.onGesture { gesture, device in
      if gesture.translation.dy > 300 { log.append("sheet"); device.applications = detail }
    }
    _ = try mail.app.backOutAll(to: Inbox.self)
    #expect(log == ["keyboard", "alert", "sheet", "back"])
  }

  @Test func withoutABackControlTheEdgeIsSwiped() throws {
    let mail = MailDevice(Mail.app([Mail.bar("Page", identifier: "title")]))
    mail.device.onGesture { gesture, device in
      let start = gesture.fingers[0][0].point
      if start.x < 5, gesture.translation.dx > 200 { device.applications = Mail.inbox() }
    }
    _ = try mail.app.backOutAll(to: Inbox.self)
  }

  @Test func noWayLeftIsTheLogOfSteps() throws {
    let screen = Mail.app([Mail.bar("Stuck", identifier: "title", [backButton])])
    let mail = MailDevice(screen)
    let error = try Atlas.with(.mail) { try pageError { try mail.app.backOutAll(to: Inbox.self) } }
    expectGolden(plain(error))
  }

  @Test func aCircleIsNoticed() throws {
    let screens = [page(1, back: backButton), page(2, back: backButton)]
    let mail = MailDevice(screens[0])
    var index = 0
    mail.device.onTap("BackButton") { device in
      index = 1 - index
      device.applications = screens[index]
    }
    let error = try pageError { try mail.app.backOutAll(to: Inbox.self) }
    guard case .navigation(let failure) = error.failure else { throw error }
    #expect(failure.problem == .seenBefore)
    #expect(failure.steps.count == 2)
    #expect(error.description.contains("cannot go back to Inbox: a screen came up again"))
  }

  @Test func thereIsALimit() throws {
    var count = 0
    let mail = MailDevice(page(0, back: backButton))
    mail.device.onTap("BackButton") { device in
      count += 1
      device.applications = self.page(count, back: self.backButton)
    }
    let error = try pageError { try mail.app.backOutAll(to: Inbox.self, limit: 7) }
    guard case .navigation(let failure) = error.failure else { throw error }
    #expect(failure.problem == .limit(7))
    #expect(count == 7)
  }

  @Test func theStepsNameThePagesOnTheWay() throws {
    let mail = stack(
      [page(0, back: backButton), Mail.message("Hello"), page(2, back: backButton)], back: "BackButton")
    mail.device.onTap("Inbox") { $0.applications = self.page(0, back: self.backButton) }
    let error = try Atlas.with(.mail) { try pageError { try mail.app.backOutAll(to: Inbox.self) } }
    #expect(error.description.contains("1. tap “Zurück” of the navigation bar — then Message"))
  }

  @Test func aPageThatIsStillLoadingIsNotLeftAgain() throws {
    let mail = MailDevice(page(1, back: backButton))
    mail.device.onTap("BackButton") { device in
      device.applications = Mail.inbox(extra: [Mail.spinner])
      device.after(.seconds(2)) { $0.applications = Mail.inbox([]) }
      device.after(.seconds(3)) { $0.applications = Mail.inbox() }
    }
    let inbox = try mail.app.backOutAll(to: Inbox.self)
    #expect(try inbox.messages.count == 2)
    #expect(mail.device.gestures.count == 1)
  }

  @Test func aPageOnASheetIsNotDismissed() throws {
    let sheet = Element(
      .sheet, frame: CGRect(x: 0, y: 50, width: 375, height: 762), children: Mail.composer[0].root.children)
    let mail = MailDevice(Mail.app([sheet]))
    _ = try mail.app.backOutAll(to: Composer.self)
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func goingBackByOneStepWaitsForThePage() throws {
    let mail = MailDevice(Mail.twoFactor)
    let page = try Page<TwoFactor>(on: mail.app)
    let error = try pageError { try page.back(to: SignIn.self) }
    guard case .navigation = error.failure else { throw error }
    mail.device.onGesture { _, device in device.applications = Mail.inbox() }
    let other = try pageError { try page.back(to: SignIn.self) }
    guard case .notLoaded(let report) = other.failure else { throw other }
    #expect(report.candidates.map(\.page) == ["SignIn"])
  }

  /// What fills in by itself meanwhile is not what the step was for, so that no step is taken twice.
  @Test(arguments: [0, 900, 4500]) func aStepThatActsLateIsTakenOnce(late: Int) throws {
    let screens = [Mail.inbox(), page(1, back: backButton), page(2, back: backButton)]
    let mail = MailDevice(screens[2])
    var depth = 2
    mail.device.onTap("BackButton") { device in
      device.after(.milliseconds(late / 2)) { device in
        device.applications[0].root.children.append(
          Element(
            .staticText, label: "loaded", frame: CGRect(x: 0, y: 300 + depth * 30, width: 90, height: 20)))
      }
      device.after(.milliseconds(late)) { device in
        depth = max(0, depth - 1)
        device.applications = screens[depth]
      }
    }
    let inbox = try mail.app.backOutAll(to: Inbox.self)
    #expect(try inbox.title.text == "Inbox")
    #expect(mail.device.gestures.count == 2)
  }

  /// A page behind an alert is not there before the alert is gone, whatever else changes.
  @Test func aPageBehindAnAlertIsWaitedFor() throws {
    struct Question: Layout {
      let delete = Button(.label("Delete"), opens: Inbox.self)
      var body: Blueprint { Required { delete } }
    }
    let alert = Element(
      .alert, label: "Delete?", frame: CGRect(x: 50, y: 300, width: 275, height: 150),
      children: [
        Element(.button, label: "Delete", frame: CGRect(x: 190, y: 400, width: 130, height: 40))
      ])
    let mail = MailDevice(Mail.inbox(extra: [alert]))
    mail.device.onTap("Delete") { device in
      device.after(.seconds(1)) { $0.applications = Mail.inbox(["Hello", "Lunch", "New"], extra: [alert]) }
      device.after(.seconds(3)) { $0.applications = Mail.inbox(["Lunch", "New"]) }
    }
    let inbox = try Page<Question>(on: mail.app).delete.tap()
    #expect(try inbox.messages.count == 2)
    #expect(mail.device.now > .seconds(3))
  }
}
