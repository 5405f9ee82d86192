import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct LoadingTests {
  @Test func aPageThatIsThereLoadsAtOnce() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    #expect(inbox.layoutName == "Inbox")
    #expect(mail.device.now == .zero)
  }

  @Test func aPageIsWaitedForUntilItsLastElementComes() throws {
    let device = ScriptedDevice(changes: [.seconds(1), .seconds(2)]) { now in
      if now < .seconds(1) { return Mail.app([]) }
      return now < .seconds(2) ? Mail.inbox([]) : Mail.inbox()
    }
    let mail = MailDevice(device)
    _ = try Page<Inbox>(on: mail.app)
    #expect(device.now == .seconds(2))
  }

  @Test func theLastLookIsExactlyAtTheDeadline() throws {
    let device = ScriptedDevice(changes: [.seconds(5)]) { now in
      now < .seconds(5) ? Mail.app([]) : Mail.inbox()
    }
    _ = try Page<Inbox>(on: MailDevice(device).app)
    #expect(device.now == .seconds(5))
  }

  @Test func whatComesAMomentAfterTheDeadlineIsTooLate() throws {
    let device = ScriptedDevice(changes: [.nanoseconds(5_000_000_001)]) { now in
      now <= .seconds(5) ? Mail.app([]) : Mail.inbox()
    }
    let mail = MailDevice(device)
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(device.now == .seconds(5))
    #expect(report.timeout == .seconds(5))
    #expect(report.scene.instant == .seconds(5))
  }

  @Test func theTimeToWaitIsTheCallsElseTheDevices() throws {
    let mail = MailDevice(Mail.app([]))
    mail.automator.timeout = .seconds(3)
    _ = try pageError { try Page<Inbox>(on: mail.app) }
    #expect(mail.device.now == .seconds(3))
    _ = try pageError { try Page<Inbox>(on: mail.app, within: .milliseconds(500)) }
    #expect(mail.device.now == .milliseconds(3500))
  }

  @Test func looksFollowChangesAndNotAClock() throws {
    let device = ScriptedDevice(changes: [.seconds(1), .seconds(3)]) { _ in Mail.app([]) }
    let mail = MailDevice(device)
    let error = try pageError { try Page<Inbox>(on: mail.app, within: .seconds(30)) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.looks == 4)
    #expect(device.looks.prefix(4) == [.zero, .seconds(1), .seconds(3), .seconds(30)])
  }

  @Test func whatMustBeAbsentIsWaitedForToGo() throws {
    let device = ScriptedDevice(changes: [.seconds(2)]) { now in
      Mail.inbox(extra: now < .seconds(2) ? [Mail.spinner] : [])
    }
    _ = try Page<Inbox>(on: MailDevice(device).app)
    #expect(device.now == .seconds(2))
  }

  @Test func absenceIsNotJudgedWhileTheRestIsMissing() throws {
    let error = try pageError { try Page<Inbox>(on: MailDevice(Mail.app([])).app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    let spinner = try #require(report.candidates[0].findings.first { $0.name == "spinner" })
    #expect(spinner.outcome == .notJudged)
    #expect(spinner.met == nil)
  }

  @Test func twoMatchesAreNotOne() throws {
    let error = try pageError { try Page<Inbox>(on: MailDevice(Mail.inbox(extra: [Mail.compose])).app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    let compose = try #require(report.candidates[0].findings.first { $0.name == "compose" })
    guard case .ambiguous(let matches) = compose.outcome else { throw error }
    #expect(matches.count == 2)
  }

  @Test func aComponentNeedsEverythingItsLayoutRequires() throws {
    var tabs = Mail.tabs
    tabs.children = []
    let screen = Mail.app([Mail.bar("Inbox", [Mail.compose]), Mail.list(["Hello"]), tabs])
    let error = try pageError { try Page<Inbox>(on: MailDevice(screen).app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.candidates[0].findings.filter { $0.outcome == .missing }.map(\.name) == ["tabs.home"])
  }

  @Test func aWideScreenHasOtherPromises() throws {
    let sidebar = Element(
      .other, identifier: "sidebar", frame: CGRect(x: 0, y: 0, width: 200, height: 700),
      children: [
        Element(
          .staticText, identifier: "sidebar.list", label: "Folders",
          frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      ])
    let screen = Mail.app([Mail.bar("Inbox", [Mail.compose]), Mail.list(["Hello"]), sidebar])
    let wide = MailDevice(ScriptedDevice(screen, size: CGSize(width: 1024, height: 768)))
    _ = try Page<Inbox>(on: wide.app)
    #expect(throws: PageError.self) { try Page<Inbox>(on: MailDevice(screen).app) }
  }

  @Test func evidenceIsOfTheInstantThatWasJudged() throws {
    let mail = MailDevice(Mail.app([Mail.clock]))
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    let evidence = try #require(mail.recorder.evidence.first)
    #expect(mail.recorder.evidence.count == 1)
    expectGolden(evidence.title)
    #expect(evidence.capture?.snapshot.instant == error.failure.scene.instant)
    #expect(evidence.capture?.snapshot.applications[0].root.children.first?.identifier == "status.clock")
    #expect(evidence.text.contains("status.clock"))
    #expect(evidence.steps.contains { $0.contains("Arrive at Inbox") })
  }

  @Test func anAppThatShowsNothingIsNamed() throws {
    let mail = MailDevice([
      ApplicationTree(
        bundleIdentifier: "com.apple.springboard",
        root: Element(.application, label: "Home", frame: CGRect(x: 0, y: 0, width: 375, height: 812)))
    ])
    let error = try pageError { try Page<Inbox>(on: mail.app) }
    #expect(error.description.contains("com.example.mail shows nothing on the screen"))
    #expect(error.description.contains("application “Home”"))
  }

  @Test func softVerdictsAreData() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    #expect(try inbox.issues().isEmpty)
    #expect(try inbox.isThere)
    mail.device.update("inbox.compose") { $0.identifier = "inbox.composer" }
    let issues = try inbox.issues()
    #expect(issues.map(\.name) == ["compose"])
    #expect(
      issues[0].description.replacing(/at [\w\/]+\.swift:\d+/, with: "at LINE")
        == """
        compose — button "inbox.compose", required at LINE
              nearest: button "inbox.composer" “Compose” — edit distance 1
        """)
    #expect(issues[0].nearest.map(\.detail) == ["edit distance 1"])
    #expect(try !inbox.isThere)
  }

  @Test func aLivePageCanBeWaitedForAgain() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    mail.device.applications = Mail.inbox(extra: [Mail.spinner])
    mail.device.at(.seconds(3)) { $0.applications = Mail.inbox() }
    try inbox.verify()
    #expect(mail.device.now == .seconds(3))
    mail.device.applications = Mail.app([])
    #expect(throws: PageError.self) { try inbox.verify() }
  }
}
