import Foundation
import GalleyAutomation
import GalleyExplanation
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyBrowser

/// Whole pages, which are longer than a browser's longest screenshot.
@Suite(.inTurn, .serialized) struct WholePageTests {
  private static let rows = 400
  private static let height = 48

  /// The colour of a row, which tells its number.
  private static func colour(of row: Int) -> (red: Int, green: Int) { (row / 20 * 10, row % 20 * 10) }

  /// The whole page, as a check sees it.
  private func whole(_ driver: BrowserDriver) throws -> Capture {
    let automator = Automator(driver: driver)
    return try automator.whileFrozen {
      var whole = WholeContentCapture(automator)
      return try whole.capture { _ in .root }
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `a page of 19 200 pixels is pictured whole, each row once`(_ engine: BrowserEngine) throws {
    let body = (0..<Self.rows).map { row in
      let colour = Self.colour(of: row)
      return
        "<div style='height:\(Self.height)px;background:rgb(\(colour.red),\(colour.green),99)'>Row \(row)</div>"
    }.joined()
    let device = BrowserDevice("Window", size: CGSize(width: 320, height: 1_600), scale: 1)
    try BrowserFixture.withPage("<style>body { margin: 0 }</style>\(body)", device: device, in: engine) {
      driver in
      let capture = try whole(driver)
      try #require(capture.picture.height == Self.rows * Self.height)
      for row in 0..<Self.rows {
        let pixel = capture.picture[315, row * Self.height + Self.height / 2]
        let colour = Self.colour(of: row)
        #expect((Int(pixel.red), Int(pixel.green)) == colour, "row \(row)")
      }
    }
  }

  /// The names of the parts of a page that may scroll, and the styles by which they do.
  private static let scrollers = [
    ("the window", ""), ("the window by its body", "body { overflow-x: hidden }"),
    ("the window by its root", "html { overflow-y: scroll } body { height: 100%; overflow-x: clip }"),
    ("an element", "main { height: 400px; overflow: auto }"),
  ]

  /// WebKitGTK shows a bar over what was scrolled.
  @Test(arguments: BrowserEngine.allCases, scrollers)
  func `bars are in no picture`(_ engine: BrowserEngine, _ page: (what: String, style: String)) throws {
    let device = BrowserDevice("Window", size: CGSize(width: 320, height: 400), scale: 1)
    let style = "body { margin: 0 } main div { height: 3000px; background: #785028 } \(page.style)"
    let body = "<style>\(style)</style><main><div></div></main>"
    try BrowserFixture.withPage(body, device: device, in: engine) { driver in
      let place = "document.scrollingElement.scrollTop + document.querySelector('main').scrollTop"
      #expect(
        try driver.evaluate(
          "scrollTo(0, 500); document.querySelector('main').scrollTop = 500; return \(place) === 500"))
      // By this picture the bar is there.
      _ = try driver.capture()
      let picture = try Automator(driver: driver).whileFrozen { try driver.capture().picture }
      #expect(Set(picture.bytes) == [0x78, 0x50, 0x28, 0xFF], "\(page.what)")
      #expect(try driver.evaluate("return \(place) === 500"), "\(page.what)")
    }
  }

  private static let style = """
    :root { --ink: #113355 } body { margin: 0; font: 16px/20px sans-serif; color: #222222 }
    .bar { position: sticky; top: 0; height: 40px } .bar div { height: 40px; background: #eeeeee; color: var(--ink) }
    .row { margin: 10px; padding: 8px; border: 1px solid #cccccc } .row b { font-weight: 700 }
    .total { margin: 10px; padding-top: 8px; font-weight: 400 }
    """

  private static let parts = """
    <div class=bar><div>Tea</div></div>
    \((1...16).map { "<div class='row\($0 == 9 ? " late" : "")'><b>Row \($0)</b><p>Green tea</p></div>" }.joined())
    <p class=total>Sixteen teas</p>
    """

  /// The causes of a change of the style sheet in words, without those that follow, which depend on the length of the window.
  private func causes(
    _ edit: (old: String, new: String), height: CGFloat, in engine: BrowserEngine,
    _ see: (BrowserDriver) throws -> Capture
  ) throws -> [String] {
    let screens = try [Self.style, Self.style.replacing(edit.old, with: edit.new)].map { style in
      var screen: ScreenSnapshot?
      let device = BrowserDevice("Window", size: CGSize(width: 320, height: height), scale: 1)
      try BrowserFixture.withPage("<style>\(style)</style>\(Self.parts)", device: device, in: engine) {
        driver in
        let capture = try see(driver)
        screen = ScreenSnapshot(picture: capture.picture, tree: capture.snapshot.screen, scale: 1)
      }
      return try #require(screen)
    }
    return Comparator.compare(baseline: screens[0], candidate: screens[1]).causes.map {
      String($0.sentence.prefix { $0 != ";" })
    }
  }

  /// Changes below the first screen, of all rows, and of what stays on the screen.
  private static let edits = [
    ("b { font-weight: 700 }", "b { font-weight: 400 }"), ("padding-top: 8px", "padding-top: 12px"),
    ("margin: 10px; padding: 8px;", "margin: 10px; padding: 9px;"), ("--ink: #113355", "--ink: #551133"),
    ("padding: 8px; border", "padding: 8px } .late { background: #ffeecc } .row { border"),
  ]

  /// Without `GALLEY_SOAK` each browser tries another third of the changes.
  @Test(arguments: BrowserEngine.allCases)
  func `a whole page is explained as one in a window that shows all of it`(_ engine: BrowserEngine) throws {
    try engine.require()
    let part = try #require(BrowserEngine.allCases.firstIndex(of: engine))
    for edit in Soak.slice(of: Self.edits, oneIn: BrowserEngine.allCases.count, part: part) {
      let whole = try causes(edit, height: 500, in: engine, whole)
      let plain = try causes(edit, height: 1_800, in: engine) { try $0.capture() }
      #expect(whole == plain, "\(edit)")
      #expect(plain.count == 1, "\(edit)")
    }
  }
}
