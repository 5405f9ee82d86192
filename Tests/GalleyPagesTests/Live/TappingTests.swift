import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing

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
    #expect(
      plain(error).split(separator: "\n").prefix(5).joined(separator: "\n") == """
        TappingTests.swift:LINE: cannot tap urgent of Composer: there is no switch "composer.urgent"
          nearest: button "composer.send" “Send” — edit distance 4
          nearest: textView "composer.note" — edit distance 5
          Composer does not require it: add it to Required to have it waited for, or wait with appears()
          declared at MailPages.swift:LINE
        """)
    try composer.attach.tap()
    #expect(mail.device.now >= .seconds(2))
  }

  @Test func whatTheDeviceRefusesIsExplainedAtTheCallersLine() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    mail.device.update("composer.attach") { $0.isEnabled = false }
    let line = #line + 1
    let error = try pageError { try composer.attach.tap() }
    guard case .action(let failure) = error else { throw error }
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
    #expect(
      plain(error).split(separator: "\n").prefix(4).joined(separator: "\n") == """
        after TappingTests.swift:LINE: cannot read to of Composer: 2 elements match textField "composer.to", one is wanted
            textField "composer.to" (16, 100) 343 × 40 covered
            textField "composer.to" (16, 100) 343 × 40
          declared at MailPages.swift:LINE
        """)
  }

  @Test func aPointIsTappedInPartsOfTheFrame() throws {
    let mail = MailDevice(Mail.composer)
    let composer = try Page<Composer>(on: mail.app)
    try composer.note.tap(at: UnitPoint(x: 0.5, y: 0.25))
    #expect(mail.device.gestures.last?.gesture.tapPoint == CGPoint(x: 187.5, y: 270))
    try composer.note.press(for: .seconds(1), at: .center)
    #expect(mail.device.gestures.last?.gesture.fingers[0].last?.time == .seconds(1))
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

@Suite struct ReadingTests {
  struct Card: Layout {
    let title = Label("card.title")
    let link = Link(.label("More"))
    let picture = Image("card.picture")
    let anything = AnyElement(.any, .value("42"))
    let hidden = Button("card.hidden")
    var body: Blueprint {
      Required { title }
      Optionally {
        link
        picture
        anything
        hidden
      }
    }
  }

  private let card = Mail.app([
    Element(
      .staticText, identifier: "card.title", label: "A title",
      frame: CGRect(x: 0, y: 100, width: 100, height: 20)),
    Element(
      .link, label: "More", frame: CGRect(x: 0, y: 130, width: 100, height: 20), isEnabled: false,
      isSelected: true),
    Element(
      .image, identifier: "card.picture", title: "A picture",
      frame: CGRect(x: 0, y: 160, width: 100, height: 20)),
    Element(.slider, value: .number(42), frame: CGRect(x: 0, y: 190, width: 100, height: 20)),
    Element(
      .button, identifier: "card.hidden", label: "Hidden", frame: CGRect(x: 0, y: 900, width: 100, height: 20)
    ),
  ])

  @Test func textsAndStatesAreRead() throws {
    let page = try Page<Card>(on: MailDevice(card).app)
    #expect(try page.title.text == "A title")
    #expect(try page.link.text == "More")
    #expect(try !page.link.isEnabled)
    #expect(try page.link.isSelected)
    #expect(try page.picture.text == "A picture")
    #expect(try page.anything.value == "42")
    #expect(try page.anything.text == "42")
    #expect(try page.title.value == nil)
    #expect(try page.title.count == 1)
    #expect(try page.title.frame == CGRect(x: 0, y: 100, width: 100, height: 20))
    #expect(try page.title.isHittable)
    #expect(try !page.hidden.isHittable)
    #expect(page.title.description == "title (staticText \"card.title\")")
  }

  @Test func readingLooksOnceAndWaitsForNothing() throws {
    let mail = MailDevice(card)
    let page = try Page<Card>(on: mail.app)
    let looks = mail.device.looks.count
    #expect(try page.link.exists)
    #expect(mail.device.looks.count == looks + 1)
    mail.device.applications = Mail.app([])
    #expect(try !page.link.exists)
    #expect(try page.link.count == 0)
    #expect(throws: PageError.self) { try page.link.text }
    #expect(mail.device.now == .zero)
  }

  @Test func severalReadingsAreOfOneSnapshot() throws {
    let mail = MailDevice(card)
    let page = try Page<Card>(on: mail.app)
    let texts = try page.read { page in
      let first = try page.title.text
      mail.device.update("card.title") { $0.label = "Another title" }
      return [first, try page.title.text]
    }
    #expect(texts == ["A title", "A title"])
    #expect(try page.title.text == "Another title")
  }

  @Test func masksAreWaysToElementsOfThePicture() throws {
    let mail = MailDevice(Mail.inbox(extra: [Mail.clock]))
    let inbox = try Page<Inbox>(on: mail.app)
    let snapshot = try mail.device.snapshot()
    #expect(try inbox.masks(for: .resting, on: snapshot) == [[0, 3]])
    #expect(snapshot.screen[[0, 3]]?.identifier == "status.clock")
    let error = try pageError { try inbox.masks(for: .offline, on: snapshot) }
    #expect(
      error.description.contains(
        "cannot mask banner of Inbox: there is no staticText \"inbox.offline-banner\""))
  }

  @Test func whatCheckNeedsIsThere() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let snapshot = try mail.device.snapshot()
    #expect(inbox.application === mail.app)
    #expect(inbox.automator === mail.automator)
    #expect(inbox.target.find(snapshot) == [[0]])
    #expect(inbox.tabs.target.find(snapshot) == [[0, 2]])
    #expect(inbox.compose.target.find(snapshot) == [[0, 0, 0]])
    #expect(try inbox.compose.path(on: snapshot) == [0, 0, 0])
    #expect(try inbox.compose.frame(on: snapshot) == Mail.compose.frame)
    #expect(Inbox.Checkpoints.allCases.map(\.rawValue) == ["resting", "offline"])
    #expect(NoCheckpoints.allCases.isEmpty)
  }

  @Test func aMemberHiddenByPageIsReachedByItsPath() throws {
    struct Odd: Layout {
      let back = Button("card.title")
      let title = Label("card.title")
      var body: Blueprint { Required { title } }
    }
    let page = try Page<Odd>(on: MailDevice(card).app)
    #expect(page[\.back].name == "back")
  }
}

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
      plain(error).hasPrefix("TappingTests.swift:LINE: problem of SignIn did not vanish within 2 seconds"))
    mail.device.applications = Mail.signIn
    try signIn.problem.vanishes()
    let missing = try pageError { try signIn.problem.appears(within: .seconds(1)) }
    #expect(
      plain(missing).hasPrefix("TappingTests.swift:LINE: problem of SignIn did not appear within 1 second"))
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
        "TappingTests.swift:LINE: spinner of Inbox should stay absent for 2 seconds, but came up after 0.5 seconds"
      ))
  }

  @Test func theEndOfAnIntervalIsWatchedToo() throws {
    let mail = MailDevice(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    mail.device.at(.seconds(2)) { $0.applications = Mail.inbox(extra: [Mail.spinner]) }
    #expect(throws: PageError.self) { try inbox.spinner.staysAbsent(for: .seconds(2)) }
  }
}
