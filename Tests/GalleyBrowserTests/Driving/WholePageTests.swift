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

  /// The explanation of a whole page names causes by the styles of its boxes.
  @Test func `a whole page keeps the styles of all its boxes`() throws {
    let body = (0..<40).map { "<p style='padding-left:\($0)px'>Row \($0)</p>" }.joined()
    let device = BrowserDevice("Window", size: CGSize(width: 320, height: 480), scale: 1)
    try BrowserFixture.withPage("<body style='margin:0'>\(body)", device: device, in: .chromium) { driver in
      var whole = WholeContentCapture(Automator(driver: driver))
      let capture = try whole.capture { _ in [0, 0] }
      let views = try #require(capture.snapshot.applications.first?.root.views)
      let paragraphs = Self.views(in: views).filter { $0.kind == "p" }
      #expect(paragraphs.map { $0.facts["padding-left"] } == (0..<40).map { $0 == 0 ? nil : "\($0)px" })
      let tops = paragraphs.map(\.frame.minY)
      #expect(tops == tops.sorted() && (tops.last ?? 0) > 1_000)
    }
  }

  private static func views(in view: ViewDescription) -> [ViewDescription] {
    [view] + view.children.flatMap { views(in: $0) }
  }
}
