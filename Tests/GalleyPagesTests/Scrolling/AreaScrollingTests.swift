import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct AreaScrollingTests {
  private func rows(_ range: Range<Int>, length: Double = 60) -> [ScrollingWorld.Part] {
    range.map { .row("Row \($0)", length: length) }
  }

  @Test func anElementIsFoundInAContainer() throws {
    let world = ScrollingWorld(rows(0..<90))
    let page = try world.page()
    #expect(try page.scroll(to: \.last, in: \.list).text == "Row 79")
    #expect(world.isInView("Row 79"))
    try page.list.scrollToTop()
    #expect(world.offset == 0)
    #expect(try page.list.scroll(to: page.last).text == "Row 79")
    try page.scrollToTop()
    #expect(try page.scroll(to: \.last).text == "Row 79")
    #expect(world.isInView("Row 79"))
  }

  @Test func aRowIsNotLeftUnderAHeaderThatStays() throws {
    let parts = (0..<8).flatMap { section -> [ScrollingWorld.Part] in
      [.header("Section \(section)", length: 40)] + rows(section * 10..<section * 10 + 10)
    }
    let world = ScrollingWorld(parts, offset: 3000)
    let page = try world.page()
    let row = try page.rows.scroll(to: "Row 25")
    #expect(try row.title.text == "Row 25")
    #expect(world.isInView("Row 25"))
    // A row that only seems to be visible is brought out from under the header.
    let hidden = ScrollingWorld(parts, offset: 40 + 60 * 3)
    #expect(!hidden.isInView("Row 3"))
    _ = try hidden.page().rows.scroll(to: "Row 3")
    #expect(hidden.isInView("Row 3"))
  }

  @Test func anItemOfAShelfIsFoundDownAndThenAcross() throws {
    let shelves = (0..<20).map { shelf in
      ScrollingWorld.Part.shelf("shelf.\(shelf)", (0..<15).map { "Item \(shelf).\($0)" }, length: 180)
    }
    let world = ScrollingWorld(shelves)
    let page = try world.page()
    let item = try page.items.scroll(to: "Item 7.12", in: page.shelf)
    #expect(try item.title.text == "Item 7.12")
    #expect(world.isInView("Item 7.12", of: "shelf.7"))
    #expect(try page.scroll(to: \.novel, in: \.shelf).text == "Item 7.8")
    let frame = try page.novel.frame
    #expect(frame.minX >= 0 && frame.maxX <= 375 && frame.minY >= 88 && frame.maxY <= 730)
    #expect(try page.shelf.scrollPage(.right))
    try page.shelf.scrollToEnd()
    #expect(world.isInView("Item 7.14", of: "shelf.7"))
    #expect(try !page.shelf.scrollPage(.right))
    #expect(world.shelfOffsets.keys.sorted() == ["shelf.7"])
  }

  @Test func anItemThatIsMadeButHiddenIsBroughtInThroughBothLists() throws {
    let shelves = (0..<9).map { shelf in
      ScrollingWorld.Part.shelf("shelf.\(shelf)", (0..<15).map { "Item \(shelf).\($0)" }, length: 180)
    }
    var manner = ScrollingWorld.Manner()
    manner.isLazy = false
    manner.itemWidth = 200
    let world = ScrollingWorld(shelves, manner)
    let page = try world.page()
    _ = try page.items.scroll(to: "Item 6.1")
    #expect(world.isInView("Item 6.1", of: "shelf.6"))
  }

  @Test func rowsThatComeLateBelongToTheList() throws {
    var manner = ScrollingWorld.Manner()
    manner.loading = (batch: 15, delay: .seconds(3), total: 70)
    let world = ScrollingWorld(rows(0..<15), manner)
    let page = try world.page()
    #expect(try page.rows.scroll(to: "Row 62").title.text == "Row 62")
    let error = try pageError { try page.rows.scroll(to: "Row 99") }
    guard case .rows(let failure) = error.failure else { throw error }
    #expect(failure.problem == .notInList)
    #expect(failure.seen == (0..<70).map { "Row \($0)" })
    try page.scrollToTop()
    try page.scrollToEnd()
    #expect(world.isInView("Row 69"))
  }

  @Test func aListWithoutEndEndsWithItsTime() throws {
    var manner = ScrollingWorld.Manner()
    manner.loading = (batch: 15, delay: .milliseconds(300), total: nil)
    let world = ScrollingWorld(rows(0..<15), manner)
    let page = try world.page()
    let error = try pageError { try page.list.scrollToEnd(within: .seconds(20)) }
    #expect(
      plain(error).hasPrefix(
        "AreaScrollingTests.swift:LINE: cannot scroll list of World: there is always more after 20 seconds (")
    )
    let other = try pageError { try page.rows.scroll(to: "Row x", within: .seconds(20)) }
    #expect(other.description.contains("“Row x” not found within 20 seconds"))
    #expect(world.device.now < .seconds(50))
  }

  @Test func aConditionIsScrolledTo() throws {
    let world = ScrollingWorld(rows(0..<90))
    let page = try world.page()
    try page.list.scroll { try page.last.exists }
    #expect(try page.last.exists)
    let error = try pageError { try page.scroll { false } }
    expectGolden(plain(error).split(separator: "\n").prefix(2).joined(separator: "\n"))
  }

  @Test func aDeviceThatKnowsTheTotalTellsMore() throws {
    func title(_ total: Int?, within limit: Duration? = nil) throws -> String {
      let device = ReportingDevice([])
      device.totals["world.list"] = total
      let page = try ScrollingWorld(rows(0..<30), device: device).page()
      return PageErrorText(try pageError { try page.rows.scroll(to: "Row x", within: limit) }).title
    }
    expectGolden(try title(30), "title(30)")
    expectGolden(try title(45), "title(45)")
    #expect(
      try title(45, within: .seconds(1)).contains(
        " of its 45 rows were reached within 1 second, and none of them is “Row x” (")
    )
    expectGolden(try title(nil), "title(nil)")
    expectGolden(try title(nil, within: .seconds(3)), "title(nil, within: .seconds(3))")
  }

  @Test func aPageIsMovedByAboutWhatIsVisible() throws {
    let world = ScrollingWorld(rows(0..<90))
    let page = try world.page()
    #expect(try page.scrollPage())
    #expect(world.offset > 500 && world.offset < 642)
    #expect(try page.application.scrollPage(.up))
    #expect(world.offset == 0)
    #expect(try !page.rows.scrollPage(.up))
    #expect(try !page.list.scrollPage(.right))
  }

  @Test func whatCannotBeScrolledIsSaid() throws {
    let world = ScrollingWorld(rows(0..<5))
    let page = try world.page()
    let error = try pageError { try page.bar.scrollPage() }
    #expect(
      plain(error).hasPrefix(
        "AreaScrollingTests.swift:LINE: cannot scroll bar of World: nothing around it can be"))
    #expect(throws: PageError.self) { try page.shelf.scrollToTop() }
    #expect(throws: PageError.self) { try page.bar.scrollToEnd() }
  }

  @Test func aLoadingRowAtTheEndThatComesAndGoesIsNoMore() throws {
    let world = ScrollingWorld(rows(0..<20))
    let page = try world.page()
    func blink(_ device: ScriptedDevice) {
      device.update("world.list") { list in
        let hint = Element(
          .staticText, label: "Try again", frame: CGRect(x: 0, y: 700, width: 90, height: 20))
        if list.children.last == hint { list.children.removeLast() } else { list.children.append(hint) }
      }
      device.after(.seconds(1), blink)
    }
    blink(world.device)
    let error = try pageError { try page.rows.scroll(to: "Row x", within: .seconds(100)) }
    guard case .rows(let failure) = error.failure else { throw error }
    #expect(failure.problem == .notInList || failure.problem == .outOfTime(.seconds(100)))
    #expect(failure.seen.count == 20)
  }
}
