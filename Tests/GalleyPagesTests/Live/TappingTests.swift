import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct TappingTests {
  @Test func aTapThatOpensNothingReturnsAtOnce() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    try composer.attach.tap()
    #expect(mail.device.gestures.first?.gesture.tapPoint == CGPoint(x: 56, y: 180))
  }

  @Test func familiesTakeAnArgument() throws {
    let folder = Element(
      .button, identifier: "folder.drafts", label: "Drafts",
      frame: CGRect(x: 0, y: 600, width: 100, height: 40))
    let mail = MailDevice(Mail.inbox(extra: [folder]))
    mail.device.onTap("folder.drafts") { $0.applications = Mail.inbox(["Draft"]) }
    let drafts = try Page<Inbox>(on: mail.app).folder("drafts").tap()
    #expect(try drafts.messages[0].subject.text == "Draft")
  }

  @Test func componentsAreScopes() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    #expect(inbox.tabs.home.name == "tabs.home")
    _ = try inbox.tabs.home.tap()
    #expect(mail.device.gestures.count == 1)
  }

  @Test func aRequiredElementIsWaitedForAndAnyOtherIsNot() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    var gone = Mail.composer
    gone[0].root.children.removeAll {
      $0.identifier == "composer.attach" || $0.identifier == "composer.urgent"
    }
    mail.device.applications = gone
    mail.device.at(.seconds(2)) { $0.applications = Mail.composer }
    let error = try pageError { try composer.urgent.tap() }
    #expect(mail.device.now == .zero)
    expectGolden(plain(error).split(separator: "\n").prefix(5).joined(separator: "\n"))
    try composer.attach.tap()
    #expect(mail.device.now >= .seconds(2))
  }

  @Test func whatTheDeviceRefusesIsExplainedAtTheCallersLine() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    mail.device.update("composer.attach") { $0.isEnabled = false }
    let line = #line + 1
    let error = try pageError { try composer.attach.tap() }
    guard case .action(let failure) = error.failure else { throw error }
    #expect(failure.scene.place.line == line)
    #expect(failure.scene.isPlaceExact)
    #expect(failure.verb == "tap")
    #expect(failure.element == "attach")
    #expect(failure.cause == .disabled)
    #expect(mail.device.now == .seconds(5))
    #expect(mail.recorder.evidence.map(\.title) == ["cannot tap attach of Composer: it is disabled"])
  }

  @Test func severalMatchesAreListed() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    mail.device.applications[0].root.children.append(mail.device.applications[0].root.children[0])
    let error = try pageError { try composer.to.text }
    expectGolden(plain(error).split(separator: "\n").prefix(4).joined(separator: "\n"))
  }

  @Test func aPointIsTappedInPartsOfTheFrame() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    let hit = try composer.note.tap(at: UnitPoint(x: 0.5, y: 0.25))
    #expect(hit.identifier == "composer.note")
    #expect(mail.device.gestures.last?.gesture.tapPoint == CGPoint(x: 187.5, y: 270))
    try composer.note.press(for: .seconds(1), at: .center)
    #expect(mail.device.gestures.last?.gesture.fingers[0].last?.time == .seconds(1))
  }

  @Test func aPointTellsWhatItHit() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let row = try inbox.messages[1]
    let button = try row.open.frame
    let cell = try row.cell.frame
    let point = UnitPoint(
      x: (button.midX - cell.minX) / cell.width, y: (button.midY - cell.minY) / cell.height)
    #expect(try row.cell.tap(at: point).identifier == "row.open")
    #expect(try row.tap(at: UnitPoint(x: 0.99, y: 0.99)).identifier == "inbox.message")
    #expect(try inbox.tap(at: UnitPoint(x: 0.5, y: 0.99)).identifier == "tabs")
  }

  @Test func togglesAreSetAndReadBack() throws {
    let mail = MailDevice(Mail.composer)
    mail.device.onTap("composer.urgent") { device in
      device.after(.seconds(1)) { $0.update("composer.urgent") { $0.value = "1" } }
    }
    let composer = try Page<Composer>(on: mail.app)
    #expect(try !composer.urgent.isOn)
    try composer.urgent.set(true)
    #expect(try composer.urgent.isOn)
    try composer.urgent.set(true)
    #expect(mail.device.gestures.count == 1)
    mail.device.onTap("composer.urgent") { _ in }
    #expect(throws: PageError.self) { try composer.urgent.set(false) }
  }
}
