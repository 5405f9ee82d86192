import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

@Suite struct ScrollingTests {
  private func inbox(_ list: ScrollingList) throws -> (Page<Inbox>, MailDevice) {
    let mail = MailDevice(list.device)
    return (try Page<Inbox>(on: mail.app), mail)
  }

  @Test func aLazyRowFarDownIsFoundAndInView() throws {
    let list = ScrollingList((0..<100).map { "Message \($0)" })
    let (inbox, mail) = try inbox(list)
    let row = try inbox.messages.scroll { try $0.subject.text == "Message 80" }
    #expect(try row.subject.text == "Message 80")
    let frame = try row.cell.frame
    #expect(frame.minY >= 88 - 1 && frame.maxY <= 730 + 1)
    mail.device.onTap("row.open") { $0.applications = Mail.message("Message 80") }
    #expect(try row.open.tap().text.text == "Message 80")
  }

  @Test func aRowThatIsThereAlreadyNeedsNoDrag() throws {
    let list = ScrollingList(["A", "B", "C"])
    let (inbox, mail) = try inbox(list)
    _ = try inbox.messages.scroll { try $0.subject.text == "C" }
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func aRowBeforeTheBeginningIsFoundByReversingOnce() throws {
    let list = ScrollingList((0..<40).map { "Message \($0)" }, offset: 900)
    let (inbox, _) = try inbox(list)
    let row = try inbox.messages.scroll(to: "Message 2")
    #expect(try row.subject.text == "Message 2")
    #expect(try row.cell.frame.minY >= 88 - 1)
  }

  @Test func aRowThatIsPartlyHiddenIsBroughtIn() throws {
    let list = ScrollingList((0..<20).map { "Message \($0)" }, offset: 25)
    let (inbox, _) = try inbox(list)
    let row = try inbox.messages.scroll { try $0.subject.text == "Message 0" }
    #expect(try row.cell.frame.minY == 88)
  }

  @Test func aPartOfARowIsEnoughIfThatIsAskedFor() throws {
    let list = ScrollingList((0..<20).map { "Message \($0)" }, offset: 25)
    let (inbox, mail) = try inbox(list)
    _ = try inbox.messages.scroll(visible: 0.5) { try $0.subject.text == "Message 0" }
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func aRowHigherThanTheListIsFoundByWhatFits() throws {
    let items = [ScrollingList.Item(text: "Short", height: 60), .init(text: "Long", height: 2000)]
    let (inbox, _) = try inbox(ScrollingList(items))
    let row = try inbox.messages.scroll { try $0.subject.text == "Long" }
    #expect(try row.subject.text == "Long")
  }

  @Test func aListWithoutTheRowTellsWhatItHolds() throws {
    let list = ScrollingList((0..<12).map { "Message \($0)" }, rowHeight: 100, offset: 300)
    let (inbox, _) = try inbox(list)
    let error = try pageError { try inbox.messages.scroll { try $0.subject.text == "Message 12" } }
    let head = plain(error).split(separator: "\n").prefix(16).joined(separator: "\n")
    expectGolden(head)
  }

  @Test func anEndlessListEndsWithItsTime() throws {
    let mail = MailDevice(Mail.inbox())
    var count = 0
    mail.device.onGesture { _, device in
      count += 1
      device.applications = Mail.inbox(["New \(count)", "Newer \(count)"])
    }
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.messages.scroll(within: .seconds(30)) { _ in false } }
    guard case .rows(let failure) = error.failure, case .outOfTime(.seconds(30)) = failure.problem else {
      throw error
    }
    #expect(mail.device.now < .seconds(33))
  }

  @Test func aRowUnderABarThatCannotMoveIsSaidToBe() throws {
    let toolbar = Element(.toolbar, frame: CGRect(x: 0, y: 400, width: 375, height: 330))
    let items = (0..<10).map { ScrollingList.Item(text: "Message \($0)", height: 60) }
    let list = ScrollingList(items, others: [Mail.bar("Inbox", [Mail.compose]), toolbar, Mail.tabs])
    let (inbox, _) = try inbox(list)
    let error = try pageError { try inbox.messages.scroll { try $0.subject.text == "Message 9" } }
    guard case .rows(let failure) = error.failure, case .notVisible = failure.problem else { throw error }
    #expect(error.description.contains("found, but only 0 % of it can be brought into view"))
  }

  @Test func nothingToScrollIsSaid() throws {
    let screen = Mail.app([Mail.bar("Inbox", [Mail.compose]), Mail.row(0, "Hello"), Mail.tabs])
    let mail = MailDevice(screen)
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.messages.scroll { _ in false } }
    #expect(error.description.contains("nothing around it can be scrolled"))
  }

  @Test func anElementThatIsMadeLateIsScrolledTo() throws {
    struct Long: Layout {
      let footer = Button("row.open")
      let last = Label(.label("Message 49"))
      var body: Blueprint {
        Optionally {
          footer; last
        }
      }
    }
    let list = ScrollingList((0..<50).map { "Message \($0)" })
    let page = try Page<Long>(on: MailDevice(list.device).app)
    #expect(try !page.last.exists)
    try page.last.scrollIntoView()
    #expect(try page.last.frame.maxY <= 731)
  }

  @Test func aPageIsScrolledByStrokesAndBackToItsTop() throws {
    let list = ScrollingList((0..<50).map { "Message \($0)" })
    let (inbox, _) = try inbox(list)
    #expect(try inbox.scrollPage(.down))
    #expect(try inbox.scrollPage(.down))
    #expect(try inbox.messages[0].subject.text != "Message 0")
    try inbox.scrollToTop()
    #expect(try inbox.messages[0].subject.text == "Message 0")
    #expect(try !inbox.scrollPage(.up))
  }

  /// Whatever the heights, the place to begin with and the target: a row that is in the list is found, one that
  /// is not is reported with every row in order, and both in finite time.
  @Test(arguments: 0..<60) func randomListsAreSearchedFromEndToEnd(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...60, using: &generator)
    let items = (0..<count).map { index in
      ScrollingList.Item(text: "Item \(index)", height: Double(Int.random(in: 30...300, using: &generator)))
    }
    let height = items.map(\.height).reduce(0, +)
    let offset = Double.random(in: 0...max(0.1, height - 642), using: &generator).rounded()
    let wanted = Int.random(in: 0..<(count + 5), using: &generator)
    let list = ScrollingList(items, offset: max(0, min(offset, height - 642)))
    let (inbox, mail) = try inbox(list)
    if wanted < count {
      let row = try inbox.messages.scroll { try $0.subject.text == "Item \(wanted)" }
      let frame = try row.cell.frame
      #expect(frame.minY >= 87.5 && frame.maxY <= 730.5)
    } else {
      let error = try pageError { try inbox.messages.scroll { try $0.subject.text == "Item \(wanted)" } }
      guard case .rows(let failure) = error.failure else { throw error }
      #expect(failure.problem == .notInList)
      #expect(failure.seen == items.map(\.text))
    }
    #expect(mail.device.now < .seconds(120))
  }
}
