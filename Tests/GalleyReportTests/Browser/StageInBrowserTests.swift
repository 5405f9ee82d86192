import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBrowser
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyPages
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// The pictures of a check, in every view, looked at as pixels.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct StageInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  /// A pixel that only the candidate's button covers, and one that both buttons do.
  private let wider = (x: 76, y: 92)
  private let both = (x: 40, y: 92)
  private let red = RGBA(200, 16, 46)

  init() throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    browser = try SharedBrowser.current
    // Blinking would not stand still.
    try browser.driver.setReduceMotion(true)
    page = try OfflinePage(sandbox, in: browser)
    try page.choose("details")
    // Boxes of causes lie over the pixels.
    try browser.press("m")
  }

  @Test func bothSidesAreBesideEachOther() throws {
    try browser.press("s")
    #expect(try page.color(of: wider, on: "baseline") == .white)
    #expect(try page.color(of: wider, on: "candidate") == red)
    #expect(try page.color(of: both, on: "baseline") == red)
  }

  @Test func theSliderParts() throws {
    try browser.press("l")
    // Half and half: the wider part of the button is in the right half.
    #expect(try page.color(of: wider, on: "candidate") == red)
    let handle = try browser.frame("#stage .handle")
    let pane = try browser.frame("#stage .pane")
    let middle = (x: handle.minX + handle.width / 2, y: handle.minY + handle.height / 2)
    try browser.drag(from: middle, to: (pane.minX + pane.width - 4, middle.y))
    #expect(try page.color(of: wider, on: "candidate") == .white)
    try browser.drag(from: (pane.minX + pane.width - 4, middle.y), to: (pane.minX + 4, middle.y))
    #expect(try page.color(of: wider, on: "candidate") == red)
    try browser.click("#stage .handle")
    try browser.press(.end)
    #expect(try page.color(of: wider, on: "candidate") == .white)
    #expect(try browser.value(of: "document.querySelector('#stage .handle').ariaValueNow") == "100")
  }

  @Test func theOnionSkinFades() throws {
    try browser.press("o")
    let half = try page.color(of: wider, on: "candidate")
    #expect(
      abs(Int(half.red) - 227) <= 2 && abs(Int(half.green) - 135) <= 2 && abs(Int(half.blue) - 150) <= 2)
    try browser.click("#onion")
    try browser.press(.home)
    #expect(try page.color(of: wider, on: "candidate") == .white)
    try browser.press(.end)
    #expect(try page.color(of: wider, on: "candidate") == red)
  }

  @Test func blinkingShowsOneSideAtATime() throws {
    try browser.press("b")
    var seen: [String: RGBA] = [:]
    for _ in 0..<2 {
      let side: String = try browser.driver.evaluate("return document.getElementById('stage').dataset.turned")
      seen[side] = try page.color(of: wider, on: "candidate")
      try browser.press(" ")
    }
    #expect(seen == ["baseline": .white, "candidate": red])
    // Without a wish for less motion it blinks by itself.
    try browser.driver.setReduceMotion(false)
    try browser.press("s")
    try browser.press("b")
    let now: String = try browser.driver.evaluate("return document.getElementById('stage').dataset.turned")
    for other in [now == "baseline" ? "candidate" : "baseline", now] {
      try browser.wait(for: "document.getElementById('stage').dataset.turned === '\(other)'")
    }
  }

  @Test func differencesAndHeatAreDrawn() throws {
    try browser.press("d")
    try page.waitForPictures()
    // A frame in the colour of differences is around what differs, and what does not is grey.
    #expect(try browser.picture().count(of: DifferenceAppearance.light.different) > 80)
    let (differing, same) = (
      try page.color(of: wider, on: "overlay"), try page.color(of: both, on: "overlay")
    )
    #expect(differing.red > 140 && differing.green < 20)
    #expect(same.red == same.green && same.green == same.blue)
    try browser.press("h")
    let ground = try page.color(of: (x: 100, y: 10), on: "heat")
    #expect(try page.color(of: wider, on: "heat") != ground)
  }

  @Test func zoomAndPlaceAreTheSameOnBothSides() throws {
    try browser.press("s")
    try page.waitForPictures()
    let before = try page.place(of: both, on: "baseline")
    let scale = try self.scale
    try browser.zoom(-240, x: before.x, y: before.y)
    try browser.wait(for: "Number(document.getElementById('stage').dataset.scale) > \(scale * 1.5)")
    // What was under the pointer still is.
    let after = try page.place(of: both, on: "baseline")
    #expect(abs(after.x - before.x) < 3 && abs(after.y - before.y) < 3)
    try expectSame()
    let start = try page.place(of: both, on: "candidate")
    try browser.drag(from: start, to: (start.x + 40, start.y - 30))
    let moved = try page.place(of: both, on: "candidate")
    #expect(abs(moved.x - start.x - 40) < 1.5 && abs(moved.y - start.y + 30) < 1.5)
    try expectSame()
    try browser.press("=")
    #expect(try self.scale == 1)
    #expect(try page.report.zoom.label == "100 %")
    try browser.press("+")
    #expect(try self.scale > 1.3)
    try browser.press("-")
    #expect(abs(try self.scale - 1) < 0.01)
    try browser.press("0")
    #expect(abs(try self.scale - scale) < 0.01)
    try expectSame()
  }

  private var scale: Double {
    get throws {
      try browser.driver.evaluate("return Number(document.getElementById('stage').dataset.scale)")
    }
  }

  private func expectSame() throws {
    let transforms: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#stage .sheet')].map((sheet) => sheet.style.transform)")
    #expect(transforms.count == 2 && Set(transforms).count == 1)
  }

  @Test func theMagnifierShowsTheExactColors() throws {
    try browser.press("s")
    try page.waitForPictures()
    try browser.press("p")
    try browser.wait(for: "document.getElementById('magnifier').dataset.ready")
    for (pixel, colors) in [(wider, ["#FFFFFF", "#C8102E"]), (both, ["#C8102E", "#C8102E"])] {
      for side in ["baseline", "candidate"] {
        let place = try page.place(of: pixel, on: side)
        try browser.point(x: place.x, y: place.y)
        #expect(try browser.texts("#magnifier-baseline") == [colors[0]])
        #expect(try browser.texts("#magnifier-candidate") == [colors[1]])
        #expect(try browser.texts("#magnifier p")[0].hasPrefix("\(pixel.x), \(pixel.y) px"))
      }
    }
    try browser.point(x: 4, y: 4)
    try browser.wait(for: "document.getElementById('magnifier').hidden")
  }

  @Test func theNextDifferenceIsBroughtIntoSight() throws {
    try browser.press("s")
    try page.waitForPictures()
    for _ in 0..<8 { try browser.press("+") }
    // Far from the button.
    let pane = try browser.frame("#stage .pane[data-pane=baseline]")
    try browser.drag(
      from: (pane.minX + pane.width / 2, pane.minY + 20),
      to: (pane.minX + pane.width / 2, pane.minY + pane.height - 10))
    for _ in 0..<6 {
      try browser.drag(
        from: (pane.minX + pane.width / 2, pane.minY + 20),
        to: (pane.minX + pane.width / 2, pane.minY + pane.height - 10)
      )
    }
    #expect(try page.report.offscreen.label.contains("1 below"))
    try browser.press(".")
    #expect(try page.report.differenceCount.text == "1 / 1")
    let place = try page.place(of: wider, on: "candidate")
    let candidate = try browser.frame("#stage .pane[data-pane=candidate]")
    #expect(place.x > candidate.minX && place.x < candidate.minX + candidate.width)
    #expect(place.y > candidate.minY && place.y < candidate.minY + candidate.height)
    #expect(try !page.report.offscreen.exists)
    try browser.press(",")
    #expect(try page.report.differenceCount.text == "1 / 1")
  }

  @Test func elementsAreNamedOnBothSides() throws {
    try browser.press("s")
    try page.waitForPictures()
    try browser.press("e")
    for side in ["baseline", "candidate"] {
      let place = try page.place(of: both, on: side)
      try browser.point(x: place.x, y: place.y)
      let sides = try browser.texts("#element-card .element-side").map { text in
        text.split(separator: "\n").joined(separator: " ").lowercased()
      }
      #expect(
        sides == [
          "baseline type button label save identifier save frame (8, 40) 24 × 12",
          "candidate type button label remove identifier save frame (8, 40) 36 × 12",
        ])
      #expect(try browser.count("#stage .sheet[data-side=baseline] svg.elements rect") == 1)
      #expect(try browser.count("#stage .sheet[data-side=candidate] svg.elements rect") == 1)
    }
    // Elements of one type with the same names elsewhere are told apart by their place in the tree.
    let title = try page.place(of: (x: 30, y: 28), on: "candidate")
    try browser.point(x: title.x, y: title.y)
    #expect(try browser.texts("#element-card")[0].contains("Fluffy Pancakes"))
    try browser.press("e")
    #expect(try browser.count("svg.elements") == 0)
    #expect(try browser.frame("#element-card").isEmpty)
  }

  @Test func causesHaveBoxesBeforeAndAfter() throws {
    try browser.press("s")
    #expect(try browser.count("svg.marks [data-cause]") == 0)
    try browser.press("m")
    let mark = "svg.marks [data-cause='0'] rect"
    #expect(try browser.count("#stage .sheet[data-side=baseline] \(mark):not(.cause-area)") == 1)
    #expect(try browser.count("#stage .sheet[data-side=candidate] \(mark).cause-area") == 1)
    let box: [Double] = try browser.driver.evaluate(
      """
      const rect = document.querySelector("#stage .sheet[data-side=candidate] \(mark):not(.cause-area)");
      return ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
      """)
    #expect(box == [8, 40, 36, 12])
    try browser.click("#panel .cause[data-cause='0']")
    #expect(try browser.count("svg.marks [data-cause='0'].lit") == 2)
    #expect(try self.scale > 1)
  }
}
