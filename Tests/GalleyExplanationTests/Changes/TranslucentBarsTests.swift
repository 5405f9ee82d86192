import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// A bar of frosted glass over rows that move.
@Suite struct TranslucentBarsTests {
  /// A table of one row, and a tab bar over its end that shows what is below, a little wider.
  private func snapshot(row y: Double, through glass: RGBA, background: String? = nil, icon: RGBA = .black)
    -> ScreenSnapshot
  {
    var tree = Sketch.screen([]).tree()
    var row = Element(
      .cell, identifier: "row", label: "Toast", frame: CGRect(x: 20, y: y, width: 280, height: 60))
    row.appearance = Appearance()
    row.appearance?.background = "#00FF00FF"
    var bar = Element(.tabBar, frame: CGRect(x: 0, y: 430, width: 320, height: 50))
    bar.appearance = Appearance()
    bar.appearance?.background = background
    bar.children = [Element(.button, label: "Home", frame: CGRect(x: 10, y: 432, width: 60, height: 40))]
    tree.children = [
      Element(.table, frame: CGRect(x: 0, y: 0, width: 320, height: 480), children: [row]), bar,
    ]
    var picture = Bitmap(width: 320, height: 480, color: .white)
    func fill(_ rect: CGRect, _ color: RGBA) {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) { picture[x, y] = color }
      }
    }
    fill(row.frame.intersection(CGRect(x: 0, y: 0, width: 320, height: 430)), RGBA(0, 255, 0))
    fill(bar.frame, glass)
    fill(CGRect(x: 304, y: 440, width: 10, height: 10), icon)
    return ScreenSnapshot(picture: picture, tree: tree)
  }

  private func causes(_ after: ScreenSnapshot) -> [Cause] {
    Comparator.compare(baseline: snapshot(row: 400, through: .white), candidate: after).causes
  }

  @Test func whatShowsThroughBelongsToWhatMoved() {
    let found = causes(snapshot(row: 390, through: RGBA(240, 255, 240)))
    #expect(found.map(\.kind) == [.moved])
    #expect(found[0].pixels >= 320 * 50 - 10 * 10)
  }

  @Test func aBarThatNothingMovedBelowAnswersForItself() {
    let found = causes(snapshot(row: 400, through: RGBA(240, 255, 240)))
    #expect(found.allSatisfy { $0.kind == .pixels } && !found.isEmpty)
  }

  @Test func anOpaqueBarAnswersForItself() {
    let glass = RGBA(240, 255, 240)
    let found = Comparator.compare(
      baseline: snapshot(row: 400, through: .white, background: "#FFFFFFFF"),
      candidate: snapshot(row: 390, through: glass, background: "#FFFFFFFF"))
    #expect(found.causes.contains { $0.kind == .pixels })
  }

  @Test func whatDoesNotCountHidesNothingOfABar() throws {
    let floating = MatchRegion(.floating(RegionEdges(20)), .element([0, 0]), name: "row")
    let found = try Comparator.compare(
      baseline: snapshot(row: 400, through: .white),
      candidate: snapshot(row: 390, through: .white, icon: RGBA(255, 0, 0)),
      settings: .init(regions: [floating]))
    #expect(found.causes.map(\.kind) == [.pixels])
  }
}
