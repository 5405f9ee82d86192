import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

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
    expectGolden(page.title.description)
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

  @Test func regionsAreWaysToElementsOfThePicture() throws {
    let mail = MailDevice(Mail.inbox(extra: [Mail.clock]))
    let inbox = try Page<Inbox>(on: mail.app)
    let snapshot = try mail.device.snapshot()
    let regions = try inbox.regions(for: .resting, on: snapshot)
    #expect(regions.map(\.paths) == [[[0, 3]]])
    #expect(regions.map(\.kind) == [.ignore] && regions.map(\.name) == ["clock"])
    #expect(snapshot.screen[[0, 3]]?.identifier == "status.clock")
    let error = try pageError { try inbox.regions(for: .offline, on: snapshot) }
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

  @Test func componentsRowsAndFamiliesAreReachedByTheirPathsToo() throws {
    let inbox = try Page<Inbox>(on: MailDevice(Mail.inbox()).app)
    #expect(try inbox[\.tabs].home.exists)
    #expect(try inbox[\.messages].count == 2)
    expectGolden(inbox[\.folder]("drafts").name)
  }

  @Test func anElementNamedAsAMemberOfPageIsRefusedAtItsFirstPage() throws {
    struct Row: Layout {
      let check = Toggle("row.check")
      var body: Blueprint { Required { check } }
    }
    struct Odd: Layout {
      let back = Button("card.title")
      let title = Label("card.title")
      let rows = Rows("row", of: Row.self)
      var body: Blueprint { Required { title } }
    }
    let mail = MailDevice(card)
    let error = try #require(throws: HiddenNameError.self) { try Page<Odd>(on: mail.app) }
    let lines = error.description.split(separator: "\n").map { line in
      line.replacing(#/:[0-9]+: /#, with: ":LINE: ")
    }
    #expect(
      lines == [
        "GalleyPagesTests/ReadingTests.swift:LINE: the element Odd.back has the name of a member of Page, so page.back is not the "
          + "element: rename it, such as backButton",
        "GalleyPagesTests/ReadingTests.swift:LINE: the element Row.check has the name of a member of Page, so page.check is not the "
          + "element: rename it, such as checkToggle",
      ])
    #expect(error.localizedDescription == error.description)
    #expect(mail.device.now == .zero)
  }
}
