import Foundation
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyAutomation

@Suite struct WholeContentCaptureTests {
  private func rows(_ count: Int, seed: UInt64 = 1) -> [ScrollingDevice.Row] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map {
      ScrollingDevice.Row(label: "Row \($0)", height: Int.random(in: 20...70, using: &random))
    }
  }

  private func capture(
    _ device: ScrollingDevice, limits: ImageLimits = .standard, ignoring: [String] = []
  ) throws -> Capture {
    var whole = WholeContentCapture(Automator(driver: device), limits: limits)
    return try whole.capture(of: { _ in .root }) { snapshot in
      snapshot.screen.paths { ignoring.contains($0.label) }
    }
  }

  private func error(_ device: ScrollingDevice, limits: ImageLimits = .standard) -> String {
    do {
      _ = try capture(device, limits: limits)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// The same tree without what tells live objects apart and whether touches reach them.
  private func plain(_ element: Element) -> Element {
    var element = element
    element.isHittable = true
    element.children = element.children.map(plain)
    return element
  }

  private func expectWhole(_ device: ScrollingDevice, _ about: String) throws {
    let expected = device.whole()
    let found = try capture(device)
    #expect(found.picture.width == expected.picture.width && found.picture.height == expected.picture.height)
    #expect(found.picture == expected.picture, "\(about): the picture")
    let trees = [found, expected].map { plain($0.snapshot.screen) }
    #expect(
      trees[0] == trees[1], "\(about):\n\(ElementText.tree(trees[0]))\nnot\n\(ElementText.tree(trees[1]))")
  }

  @Test(arguments: [false, true], [false, true])
  func itIsWhatALongScreenWouldShow(isLazy: Bool, hasHandles: Bool) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let device = ScrollingDevice(rows(6 + Int(seed) * 4, seed: seed))
      device.isLazy = isLazy
      device.hasHandles = hasHandles
      try expectWhole(device, "seed \(seed)")
    }
  }

  @Test func itGoesSidewaysToo() throws {
    let device = ScrollingDevice(rows(20))
    device.isHorizontal = true
    try expectWhole(device, "sideways")
  }

  @Test func pixelsAreNotPoints() throws {
    let device = ScrollingDevice(rows(20))
    device.scale = 2
    try expectWhole(device, "two pixels a point")
  }

  @Test(arguments: [false, true])
  func rowsWithOneNameAreToldApartByTheirPlace(hasHandles: Bool) throws {
    let names = (0..<40).map { ["Milk", "Milk", "Eggs", "Milk", "Bread", "Milk"][($0 * $0) % 6] }
    let device = ScrollingDevice(names.map { ScrollingDevice.Row(label: $0, height: 40) })
    device.hasHandles = hasHandles
    try expectWhole(device, "names")
  }

  @Test(arguments: [false, true])
  func headersThatStayAreTakenWhereTheyBelong(hasHandles: Bool) throws {
    var rows = rows(40)
    for index in stride(from: 3, to: 40, by: 7) { rows[index].isHeader = true }
    let device = ScrollingDevice(rows)
    device.hasHandles = hasHandles
    try expectWhole(device, "headers")
  }

  @Test(arguments: [false, true])
  func whatStaysAtTheEndIsTakenOnceAtTheEnd(hasHandles: Bool) throws {
    let device = ScrollingDevice(rows(30))
    device.hasHandles = hasHandles
    device.hasTotal = true
    device.hasButton = true
    try expectWhole(device, "a bar and a button")
  }

  @Test func contentThatFitsIsTheScreen() throws {
    let device = ScrollingDevice(rows(3))
    try expectWhole(device, "three rows")
    #expect(try capture(device).picture.height == ScrollingDevice.length)
  }

  @Test func whatComesLateBelongsToIt() throws {
    let device = ScrollingDevice(rows(12))
    device.lateRows = rows(9, seed: 4)
    let found = try capture(device)
    #expect(device.lateRows.isEmpty)
    #expect(found.picture == device.whole().picture)
  }

  @Test func contentIsBroughtBack() throws {
    for start in [0, 1, 37, 250, 611] {
      let device = ScrollingDevice(rows(40))
      device.offset = start
      _ = try capture(device)
      #expect(abs(device.offset - start) <= 1, "\(start) became \(device.offset)")
    }
  }

  @Test func contentIsBroughtBackAfterAFailureToo() {
    let device = ScrollingDevice(rows(40))
    device.offset = 120
    device.hasParallax = true
    #expect(error(device) != "no error")
    #expect(abs(device.offset - 120) <= 1)
  }

  @Test func whatMovesOtherwiseIsNamed() {
    let device = ScrollingDevice(rows(30))
    device.hasParallax = true
    #expect(
      error(device) == """
        table "list" cannot be put together, because it is drawn differently after it was scrolled: \
        24\u{202F}800 pixels in cell "row", 200 × 124 points at (0, 226); have it hold still, or ignore it in the check
        """)
  }

  @Test func whatChangesIsNamed() {
    let device = ScrollingDevice((0..<30).map { ScrollingDevice.Row(label: "Row \($0)", height: 40) })
    device.clock = 6
    #expect(
      error(device) == """
        table "list" cannot be put together, because it changed while it was scrolled: 286 points from its start \
        it showed staticText “12:01” (10, 286) 90 × 36, and then staticText “12:02” (10, 286) 90 × 36; \
        have it hold still, or ignore it in the check
        """)
  }

  @Test func whatHasNoEndIsToldSo() {
    let device = ScrollingDevice(rows(30))
    device.isEndless = true
    #expect(
      error(device, limits: ImageLimits(area: 400_000)) == """
        table "list" goes on after 2038 points (6 screens), and a picture may have 400000 pixels; \
        check a part of it, or give the app less content
        """)
    let narrow = ScrollingDevice(rows(30))
    narrow.isEndless = true
    #expect(
      error(narrow, limits: ImageLimits(side: 1_000)).contains("and a side of a picture may have 1000 pixels")
    )
  }

  @Test func whatIsCoveredIsToldSo() {
    let device = ScrollingDevice(rows(30))
    device.isCovered = true
    #expect(
      error(device) == """
        alert "question" lies over table "list", so that its content cannot be scrolled through; close that first
        """)
  }

  @Test func whatIsGoneIsToldSo() {
    let device = ScrollingDevice(rows(30))
    device.losesList = true
    #expect(
      error(device) == """
        table "list" was gone after a drag; check it where scrolling does not leave the page
        """)
  }

  @Test func whatCannotBeRecognisedIsToldSo() {
    let device = ScrollingDevice((0..<30).map { ScrollingDevice.Row(label: "\($0)", height: 40 + $0) })
    device.renames = true
    device.isLazy = true
    let words = error(device)
    #expect(
      words.hasPrefix("table \"list\" cannot be put together") || words.contains("shows nothing that"),
      "\(words)")
  }

  @Test func allErrorsSayTheWayOut() {
    #expect(
      "\(WholeContentError.nothingScrolls("button “Go”"))"
        == "button “Go” does not scroll and holds nothing that does; check it without \"fully\"")
    #expect(
      "\(WholeContentError.outOfTime("table", points: 1_200.4, seconds: 120))" == """
        the end of table was not reached within 120 seconds, after 1200 points; check a part of it, \
        or give the app less content
        """)
    #expect(
      "\(WholeContentError.lost("table", drags: 2))" == """
        after 2 drags table shows nothing that it showed before, so its parts cannot be put together; \
        give its elements identifiers, or check it part by part
        """)
  }
}
