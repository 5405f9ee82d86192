import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct LiveRowsTests {
  /// Rows without a key: found again by what they hold.
  struct Plain: Layout {
    let messages = Rows("inbox.message", of: MessageRow.self)
    var body: Blueprint { Required { messages } }
  }

  @Test func rowsAreCountedAndTakenByPlace() throws {
    let inbox = try Page<Inbox>(on: MailDevice(Mail.inbox(["A", "B", "C"])).app)
    #expect(try inbox.messages.count == 3)
    #expect(try !inbox.messages.isEmpty)
    #expect(try inbox.messages[1].subject.text == "B")
    #expect(try inbox.messages.all().map { try $0.subject.text } == ["A", "B", "C"])
  }

  @Test func elementsOfARowAreLookedUpInsideOfIt() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let row = try inbox.messages.first { try $0.subject.text == "B" }
    #expect(try row.open.frame.minY == 170)
    #expect(row.open.name == "messages “B”.open")
    #expect(try row.cell.frame == CGRect(x: 0, y: 160, width: 375, height: 60))
  }

  @Test func aRowIsTakenByItsKey() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let row = try inbox.messages["B"]
    mail.device.applications = Mail.inbox(["Z", "B"])
    #expect(try row.cell.frame.minY == 160)
    let error = try pageError { try inbox.messages["A"] }
    expectGolden(PageErrorText(error).title)
  }

  @Test func aRowIsFoundAgainByItsKeyWhereverItIs() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let row = try Page<Inbox>(on: mail.app).messages[1]
    mail.device.applications = Mail.inbox(["Z", "Y", "X", "B"])
    #expect(try row.cell.frame.minY == 280)
    mail.device.applications = Mail.inbox(["Z"])
    let error = try pageError { try row.subject.text }
    guard case .element(let failure) = error.failure else { throw error }
    #expect(failure.problem == .missing)
    #expect(
      error.description.contains(
        "cannot read messages “B”.subject of MessageRow: messages “B” is not on the screen (cell \"inbox.message\")"
      )
    )
  }

  @Test func aRowWithoutAKeyIsFoundAgainByItsContent() throws {
    let mail = MailDevice(Mail.inbox(["A", "Same", "Same", "B"]))
    let page = try Page<Plain>(on: mail.app)
    let second = try page.messages[2]
    #expect(try second.cell.frame.minY == 220)
    mail.device.applications = Mail.inbox(["New", "A", "Same", "Same", "B"])
    #expect(try second.cell.frame.minY == 280)
  }

  @Test func aRowThatChangedIsFoundAgainAsTheSameObject() throws {
    func list(_ subjects: [String]) -> [ApplicationTree] {
      var screen = Mail.inbox(subjects)
      for index in screen[0].root.children[1].children.indices {
        screen[0].root.children[1].children[index].handle = UInt64(index + 1)
      }
      return screen
    }
    let mail = MailDevice(list(["A", "B"]))
    let row = try Page<Plain>(on: mail.app).messages[1]
    mail.device.applications = list(["A", "B, edited"])
    #expect(try row.subject.text == "B, edited")
  }

  @Test func allRowsOfALookAreOfOneInstant() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let rows = try inbox.messages.all()
    mail.device.applications = Mail.inbox(["C"])
    #expect(try rows.map { try $0.subject.text } == ["A", "B"])
    #expect(try inbox.messages.count == 1)
  }

  @Test func incompleteRowsDoNotCount() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    mail.device.applications[0].root.children[1].children[0].children.removeLast()
    #expect(try inbox.messages.count == 1)
    #expect(try inbox.messages[0].subject.text == "B")
  }

  @Test func aPlaceThatIsNotThereListsTheRows() throws {
    let inbox = try Page<Inbox>(on: MailDevice(Mail.inbox(["A", "B"])).app)
    let error = try pageError { try inbox.messages[2] }
    expectGolden(plain(error).split(separator: "\n").prefix(5).joined(separator: "\n"))
  }

  @Test func aConditionThatNoRowMeetsListsTheRows() throws {
    let inbox = try Page<Inbox>(on: MailDevice(Mail.inbox(["A", "B"])).app)
    let error = try pageError { try inbox.messages.first { try $0.subject.text == "C" } }
    #expect(
      plain(error).hasPrefix(
        """
        LiveRowsTests.swift:LINE: cannot find a row of messages of Inbox: none of the 2 rows on the screen meets the \
        condition
        """))
  }

  @Test func noRowAtAllIsToldFromRowsThatLackSomething() throws {
    let mail = MailDevice(Mail.inbox(["A", "B"]))
    let inbox = try Page<Inbox>(on: mail.app)
    func head() throws -> String {
      let error = try pageError { try inbox.messages.first { _ in true } }
      return plain(error).split(separator: "\n").prefix { !$0.hasPrefix("  steps") }.joined(separator: "\n")
    }
    mail.device.applications[0].root.children[1].children[0].children.removeLast()
    mail.device.applications[0].root.children[1].children[1].children.removeFirst()
    let incomplete = try head()
    expectGolden(incomplete, "incomplete")
    mail.device.applications[0].root.children[1].children.removeAll()
    let none = try head()
    expectGolden(none, "none")
  }

  @Test func tooFewRowsAreCountedInTheReport() throws {
    struct Busy: Layout {
      let messages = Rows("inbox.message", of: MessageRow.self)
      var body: Blueprint { Required { messages.atLeast(3) } }
    }
    let mail = MailDevice(Mail.inbox(["A", "B", "C"]))
    _ = try Page<Busy>(on: mail.app)
    mail.device.applications[0].root.children[1].children[1].children.removeLast()
    let error = try pageError { try Page<Busy>(on: mail.app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    let finding = report.candidates[0].findings[0]
    #expect(finding.outcome == .tooFew(2))
    #expect(finding.nearest.map(\.detail) == ["2 of at least 3 rows", "row 1 lacks open"])
    #expect(finding.nearest.allSatisfy { $0.kind.quality.rank == 1 })
  }

  @Test func aKeyThatIsNotUniqueIsAnError() throws {
    let mail = MailDevice(Mail.inbox(["A", "A"]))
    let row = try Page<Inbox>(on: mail.app).messages[0]
    let error = try pageError { try row.subject.text }
    guard case .element(let failure) = error.failure, case .ambiguous(let matches) = failure.problem else {
      throw error
    }
    #expect(matches.count == 2)
  }
}
