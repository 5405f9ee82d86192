import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct DraggingTests {
  @Test func aDragGoesBetweenPartsOfTheElement() throws {
    let mail = MailDevice(Mail.message("Hello"))
    let message = try Page<Message>(on: mail.app)
    try message.text.drag(
      from: .bottom, to: .top, pressing: .milliseconds(200), velocity: 400, hold: .seconds(1))
    let samples = try #require(mail.device.gestures.last?.gesture.fingers.first)
    #expect(samples.map(\.point.x) == [187.5, 187.5, 187.5, 187.5])
    #expect(samples[0].point.y == 519 && samples[1].time == .milliseconds(200))
    #expect(samples[2].point.y == 120 && samples[3].time - samples[2].time == .seconds(1))
  }

  @Test func pointsOutsideAreRefused() throws {
    let mail = MailDevice(Mail.message("Hello"))
    let message = try Page<Message>(on: mail.app)
    let error = try pageError { try message.text.drag(from: .center, to: UnitPoint(x: 0.5, y: 1.5)) }
    #expect(
      plain(error).hasPrefix(
        "DraggingTests.swift:LINE: the point (0.5, 1.5) is not on text of Message: both parts must be between 0 and 1"
      ))
    #expect(mail.device.gestures.isEmpty)
    #expect(throws: PageError.self) { try message.text.tap(at: UnitPoint(x: -0.1, y: 0)) }
    #expect(throws: PageError.self) { try message.tap(at: UnitPoint(x: .nan, y: 0)) }
  }

  @Test func dragsFromTheSystemsEdgesAreRefusedUnlessWanted() throws {
    let mail = MailDevice(Mail.message("Hello"))
    let message = try Page<Message>(on: mail.app)
    let error = try pageError { try message.drag(from: .leading, to: .trailing) }
    expectGolden(plain(error).split(separator: "\n").prefix(2).joined(separator: "\n"))
    try message.drag(from: .leading, to: .trailing, edges: .wanted)
    #expect(mail.device.gestures.count == 1)
    #expect(throws: PageError.self) { try mail.app.drag(from: .bottom, to: .center) }
    try mail.app.drag(from: UnitPoint(x: 0.5, y: 0.9), to: .center)
    #expect(mail.device.gestures.count == 2)
  }

  @Test func aDragOfTheAppThatLeadsAwayFromItFails() throws {
    let home = ApplicationTree(
      bundleIdentifier: "com.example.home",
      root: Element(.application, label: "Home", frame: CGRect(x: 0, y: 0, width: 375, height: 812)))
    let mail = MailDevice(Mail.message("Hello"))
    mail.device.onGesture { _, device in device.applications = [home] }
    let error = try pageError { try mail.app.drag(from: .center, to: .top) }
    #expect(
      plain(error).hasPrefix(
        "DraggingTests.swift:LINE: cannot drag Screen: it led away from the app, to Home"), "\(plain(error))")
    #expect(plain(error).contains("begin the gesture further from the edges of the screen"))
    // The system's own gesture is wanted, and there is no app to stay in.
    try mail.app.drag(from: .center, to: .top)
    let wanted = MailDevice(Mail.message("Hello"))
    wanted.device.onGesture { _, device in device.applications = [home] }
    try wanted.app.drag(from: .bottom, to: .center, edges: .wanted)
    #expect(wanted.device.gestures.count == 1)
  }

  @Test func rowsAndElementsAreSwiped() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    try inbox.messages[1].swipe(.left)
    let swipe = try #require(mail.device.gestures.last?.gesture)
    #expect(swipe.translation.dx < -100 && swipe.translation.dy == 0)
    #expect(swipe.fingers[0][0].point.y == 190)
    try inbox.title.swipe(.right)
    #expect(try #require(mail.device.gestures.last?.gesture).translation.dx > 0)
  }

  @Test func oneThingIsDraggedToAnother() throws {
    let mail = MailDevice(Mail.inbox(["A", "B", "C"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let (first, third) = (try inbox.messages[0], try inbox.messages[2])
    try first.drag(to: third, pressing: .milliseconds(600), hold: .milliseconds(100))
    let samples = try #require(mail.device.gestures.last?.gesture.fingers.first)
    #expect(samples.map(\.point.y) == [130, 130, 250, 250])
    #expect(samples[1].time == .milliseconds(600))
    try inbox.compose.drag(to: inbox, at: UnitPoint(x: 0.5, y: 1))
    let way = try #require(mail.device.gestures.last?.gesture.translation)
    #expect(abs(way.dy - 746) < 1)
    try inbox.messages[1].open.drag(from: .top, to: inbox.title)
    #expect(mail.device.gestures.count == 3)
  }

  @Test func whatCannotBeDraggedToIsSaidBeforeAnythingMoves() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.compose.drag(to: inbox.banner) }
    #expect(
      plain(error).hasPrefix(
        "DraggingTests.swift:LINE: cannot drag to banner of Inbox: there is no staticText \"inbox.offline-banner\""
      ))
    let outside = try pageError { try inbox.compose.drag(to: inbox.title, at: UnitPoint(x: 0, y: 3)) }
    #expect(PageErrorText(outside).title.hasPrefix("the point (0, 3) is not on title of Inbox"))
    let edge = try pageError { try inbox.drag(from: .top, to: inbox.title) }
    #expect(PageErrorText(edge).title.contains("0 points from the top edge of the screen"))
    #expect(mail.device.gestures.isEmpty)
  }
}
