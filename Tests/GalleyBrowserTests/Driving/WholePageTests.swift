import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBrowser

/// Whole pages, which are longer than a browser's longest screenshot.
@Suite(.inTurn, .serialized) struct WholePageTests {
  private static let rows = 400
  private static let height = 48

  /// The colour of a row, which tells its number.
  private static func colour(of row: Int) -> (red: Int, green: Int) { (row / 20 * 10, row % 20 * 10) }

  /// WebKitGTK draws the bar of a page that scrolls over it.
  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a page of 19 200 pixels is pictured whole, each row once`(_ engine: BrowserEngine) throws {
    let body = (0..<Self.rows).map { row in
      let colour = Self.colour(of: row)
      return
        "<div style='height:\(Self.height)px;background:rgb(\(colour.red),\(colour.green),99)'>Row \(row)</div>"
    }.joined()
    let device = BrowserDevice("Window", size: CGSize(width: 320, height: 1_600), scale: 1)
    try BrowserFixture.withPage("<style>body { margin: 0 }</style>\(body)", device: device, in: engine) {
      driver in
      var whole = WholeContentCapture(Automator(driver: driver))
      let capture = try whole.capture { snapshot in
        snapshot.applications.isEmpty ? [] : [0, 0]
      }
      try #require(capture.picture.height == Self.rows * Self.height)
      for row in 0..<Self.rows {
        let pixel = capture.picture[310, row * Self.height + Self.height / 2]
        let colour = Self.colour(of: row)
        #expect((Int(pixel.red), Int(pixel.green)) == colour, "row \(row)")
      }
    }
  }
}
