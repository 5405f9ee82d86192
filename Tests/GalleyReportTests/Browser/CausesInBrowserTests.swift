import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBrowser
import GalleyPages
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// Causes on the pictures and in words: all elements outlined, numbers beside texts, and what an approval takes.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct CausesInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  /// Two forms with the same two causes, one of which has other words in each: three rows grew, or four.
  init() throws {
    let sandbox = try Sandbox(inMemory: true)
    try SeveralCauses.write([3, 4], to: sandbox)
    browser = try SharedBrowser.current
    page = try OfflinePage(sandbox, in: browser)
    try page.choose("form 3")
    try page.waitForPictures()
  }

  private struct Box: Decodable, Hashable {
    var x, y, width, height: Double

    init(_ frame: CGRect) { (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height) }

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// The boxes of a kind on a side, in points of the picture.
  private func boxes(_ selector: String, on side: String) throws -> [CGRect] {
    let boxes: [Box] = try browser.driver.evaluate(
      """
      return [...document.querySelectorAll(`#stage .sheet[data-side=${arguments[1]}] ${arguments[0]}`)].map((rect) =>
        Object.fromEntries(["x", "y", "width", "height"].map((name) => [name, Number(rect.getAttribute(name))])));
      """, selector, side)
    return boxes.map(\.frame)
  }

  @Test func allElementsOfACauseAreOutlinedAndTheirPixelsMarked() throws {
    // Nobody pressed a key: the marks are there by themselves.
    #expect(try browser.count("#toggle-marks[aria-pressed=true]") == 1)
    for (side, form) in [("baseline", SeveralCauses()), ("candidate", SeveralCauses().changed)] {
      let outlines = try boxes(":is(.cause-box, .cause-other)", on: side)
      for row in form.rowFrames { #expect(outlines.contains(row), "\(side): \(outlines)") }
      // The shape that changed is outlined, and not what stands in it or beside it.
      #expect(outlines.count == form.rows + 1, "\(outlines)")
      let areas = try boxes(".cause-area", on: side)
      // Pixels differ where a row was or is, on both sides.
      for row in SeveralCauses().changed.rowFrames {
        #expect(areas.contains { $0.intersects(row) }, "no pixels are marked in \(row) of \(side): \(areas)")
      }
    }
  }

  @Test(arguments: [1280, 390]) func numbersOfCausesHideNoText(_ width: Int) throws {
    try browser.resize(width: width, height: 844)
    try page.open()
    try page.choose("form 3")
    try page.waitForPictures()
    #expect(try browser.count("#stage .badge-mark") == 4)
    for side in ["baseline", "candidate"] {
      let hidden: [String] = try browser.driver.evaluate(
        """
        const sheet = document.querySelector(`#stage .sheet[data-side=${arguments[0]}]`);
        const { left, top } = sheet.getBoundingClientRect();
        const scale = Number(document.getElementById("stage").dataset.scale);
        const badges = [...sheet.querySelectorAll(".badge-mark circle")].map((circle) => circle.getBoundingClientRect());
        const hits = [];
        for (const [x, y, width, height] of arguments[1]) for (const badge of badges) {
          const [right, bottom] = [left + (x + width) * scale, top + (y + height) * scale];
          if (badge.right > left + x * scale + 1 && badge.left < right - 1 && badge.bottom > top + y * scale + 1 && badge.top < bottom - 1)
            hits.push(`${[x, y, width, height]} by ${badge.left - left}, ${badge.top - top}, ${badge.width} wide at ${scale}`);
        }
        for (const one of badges) for (const other of badges)
          if (one !== other && one.right > other.left + 1 && one.left < other.right - 1 && one.bottom > other.top + 1 && one.top < other.bottom - 1) hits.push("one number hides another");
        return hits;
        """, side, SeveralCauses().texts.map { [$0.minX, $0.minY, $0.width, $0.height] })
      #expect(hidden == [], "\(side) at \(width)")
    }
  }

  /// The sentences of the rows' cause, as its checks have them.
  private func expectSentences(_ selector: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let lines: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll(arguments[0])].map((line) => line.textContent)", selector)
    for count in [3, 4] {
      #expect(
        lines.contains { $0.hasPrefix("\(count) cells like ") }, "\(selector): \(lines)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func theSentencesThatAnApprovalTakesAreListed() throws {
    // Beside the check, before its causes are approved in all checks.
    #expect(try browser.count("#taken li") == 0)
    try browser.press("g")
    try expectSentences("#taken li")
    // On the wall, above the screens of the group.
    try browser.press("i")
    try browser.wait(for: "document.querySelectorAll('#wall .card').length === 2")
    try expectSentences("#wall .taken li")
    let isAbove: Bool = try browser.driver.evaluate(
      """
      return [...document.querySelectorAll("#wall .taken")].every((list) => list.offsetHeight > 0
        && list.getBoundingClientRect().bottom <= list.parentElement.querySelector(".cards").getBoundingClientRect().top);
      """)
    #expect(isAbove)
    // In the list of causes, at once with what is asked for.
    try expectSentences("#causes details li")
    let titles: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#causes .cause-state, #wall .group-approve')].map((button) => button.title)"
    )
    #expect(titles.contains { $0.contains("\n4 cells like ") && $0.contains("\n3 cells like ") }, "\(titles)")
  }

  @Test func aDecisionOnTheOverviewMovesNothing() throws {
    try browser.press("i")
    try browser.driver.evaluate("document.querySelector('#causes details').open = true")
    let places = """
      [...document.querySelectorAll("#causes li, .wall-head, .card")].map((node) => node.getBoundingClientRect().top)
      """
    let before: [Double] = try browser.driver.evaluate("return \(places)")
    try browser.driver.evaluate(
      """
      const { items } = JSON.parse(document.getElementById("galley-document").textContent);
      galley.decide("approve", items.map((item) => item.id));
      """)
    #expect(try browser.texts("#causes .cause-state") == ["decided", "decided"])
    #expect(try browser.driver.evaluate("return \(places)", as: [Double].self) == before)
    try browser.driver.evaluate("galley.undo()")
  }
}
