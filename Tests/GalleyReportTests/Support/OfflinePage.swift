import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyImage
import GalleyPages
import ReportPages
import Testing

@testable import GalleyReport

/// A report that is open in a browser, from the disk.
struct OfflinePage {
  let sandbox: Sandbox
  let browser: SharedBrowser

  /// Writes the report of a run, opens it, and waits until its list can be used.
  init(_ sandbox: Sandbox, _ run: String = "r", fragment: String? = nil, in browser: SharedBrowser) throws {
    self.sandbox = sandbox
    self.browser = browser
    let report = HTMLReport(run: try Run(run, in: sandbox.project), store: sandbox.store)
    _ = try report.write(try sandbox.verdict(run), to: sandbox.url("out").path)
    try open(fragment: fragment)
  }

  /// The page as a person finds it.
  var report: Page<ReportPage> {
    get throws { try browser.page() }
  }

  /// Opens the page.
  func open(fragment: String? = nil) throws {
    let address = sandbox.url("out/index.html").absoluteString + (fragment.map { "#\($0)" } ?? "")
    try browser.open(try #require(URL(string: address)))
    try browser.wait(for: "document.documentElement.dataset.ready === 'true'")
  }

  /// Chooses the first check of a name.
  func choose(_ name: String) throws {
    try browser.driver.evaluate(
      """
      const items = JSON.parse(document.getElementById("galley-document").textContent).items;
      galley.select(items.findIndex((item) => item.name === arguments[0]));
      """, name)
  }

  /// Waits until the pictures on the stage are drawn.
  func waitForPictures() throws {
    try browser.wait(
      for: """
        [...document.querySelectorAll("#stage img")].every((image) => image.complete && image.naturalWidth > 0)
          && document.querySelector("#stage img")
        """)
    // The next frame but one has them on the screen.
    try browser.driver.evaluate(
      "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
  }

  /// Where a pixel of a picture is in the window: its middle.
  func place(of pixel: (x: Int, y: Int), on side: String) throws -> (x: CGFloat, y: CGFloat) {
    struct Place: Decodable {
      var x: CGFloat
      var y: CGFloat
    }
    let place: Place = try browser.driver.evaluate(
      """
      const bounds = document.querySelector(`#stage .sheet[data-side="${arguments[0]}"]`).getBoundingClientRect();
      const scale = Number(document.getElementById("stage").dataset.scale);
      return { x: bounds.x + (arguments[1] + 0.5) * scale, y: bounds.y + (arguments[2] + 0.5) * scale };
      """, side, pixel.x, pixel.y)
    return (place.x, place.y)
  }

  /// The colour that the window shows where a pixel of a picture is.
  func color(of pixel: (x: Int, y: Int), on side: String) throws -> RGBA {
    try waitForPictures()
    let place = try place(of: pixel, on: side)
    return try browser.picture()[Int(place.x), Int(place.y)]
  }
}

extension Bitmap {
  /// How many pixels have a colour.
  func count(of color: RGBA) -> Int {
    var count = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4)
    where bytes[pixel] == color.red && bytes[pixel + 1] == color.green && bytes[pixel + 2] == color.blue {
      count += 1
    }
    return count
  }
}
