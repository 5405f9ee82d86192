import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct DasherTests {
  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = polygon(points)
    if !isClosed { path.segments.removeLast() }
    return path
  }

  private func drawing(
    _ path: Path, _ dash: [Double], phase: Double = 0, cap: LineCap = .butt, width: Double = 2
  ) -> String {
    coverage(path, .init(width: width, cap: cap, dash: dash, dashPhase: phase)).drawing(width: 20, height: 6)
  }

  private func row(_ dash: [Double], phase: Double = 0, cap: LineCap = .butt) -> String {
    let lines = drawing(line([(1, 2), (19, 2)]), dash, phase: phase, cap: cap).split(separator: "\n")
    return String(lines[1])
  }

  @Test func dashesAndGapsTakeTurns() {
    #expect(row([4, 2]) == "·####··####··####···")
    #expect(row([3]) == "·###···###···###····")
    #expect(row([1, 2, 3]) == "·#··###·##···#··###·")
    #expect(row([4, 2], phase: 2) == "·##··####··####··##·")
    #expect(row([4, 2], phase: 5) == "··####··####··####··")
    #expect(row([4, 2], phase: -1) == "··####··####··####··")
    #expect(row([4, 2], phase: 6e9) == row([4, 2]))
  }

  @Test func whatIsNoPatternIsNoGap() {
    let whole = row([])
    for dash in [[0.0], [0, 0], [-1, 2], [.nan, 2], [.infinity, 1], [3, 0]] { #expect(row(dash) == whole) }
    #expect(row([2, 2], phase: .nan) == whole)
  }

  @Test func dashesOfNoLengthShowByTheirCaps() {
    #expect(row([0, 6]) == "····················")
    #expect(row([0, 6], cap: .square) == "##····##····##······")
    // Turned as the line runs: squares on a line at 45 degrees stand on their corners.
    let slanted = coverage(
      line([(0, 0), (10, 10)]), .init(width: 2, cap: .square, dash: [0, 40], dashPhase: 33))
    #expect(slanted.area > 3.9 && slanted.area < 4.1)
    #expect(slanted.bounds == PixelBounds(left: 3, top: 3, right: 7, bottom: 7))
  }

  @Test func aPatternGoesAroundCorners() {
    let picture = drawing(line([(2, 1), (10, 1), (10, 5)]), [7, 2, 10, 1])
    #expect(
      picture == """
        ··#######···········
        ··#######···········
        ·········##·········
        ·········##·········
        ·········##·········
        ····················
        """)
  }

  @Test func aClosedLinesLastDashJoinsItsFirst() {
    let square = line([(2, 1), (18, 1), (18, 5), (2, 5)], isClosed: true)
    // 40 around: the pattern begins in the middle of a dash, so its two halves meet in the corner, with a miter.
    let mask = coverage(square, .init(width: 2, dash: [8, 12], dashPhase: 4))
    #expect(mask[1, 0] == 255)
    let open = coverage(
      line([(2, 1), (18, 1), (18, 5), (2, 5), (2, 1)]), .init(width: 2, dash: [8, 12], dashPhase: 4))
    #expect(open[1, 0] == 0)
    #expect(abs(mask.area - open.area - 1) < 0.01)
  }

  @Test func oneDashAllAroundIsTheClosedLine() {
    let square = line([(2, 1), (18, 1), (18, 5), (2, 5)], isClosed: true)
    #expect(
      coverage(square, .init(width: 2, dash: [100, 1])).bytes == coverage(square, .init(width: 2)).bytes)
  }

  @Test func lengthsAddUp() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<40 {
      let dash = (0..<4).map { _ in Double.random(in: 0.5...6, using: &generator) }
      let length = Double.random(in: 20...200, using: &generator)
      let mask = coverage(line([(3, 3), (3 + length, 3)]), .init(width: 2, dash: dash))
      var (place, index, expected) = (0.0, 0, 0.0)
      while place < length {
        let piece = min(dash[index % 4], length - place)
        if index % 2 == 0 { expected += piece * 2 }
        place += dash[index % 4]
        index += 1
      }
      // Each end is snapped to 1/256 of a pixel and its coverage rounded.
      let bound = Double(index + 1) * 2 * (1.0 / 256 + 1.0 / 255)
      #expect(abs(mask.area - expected) < bound)
    }
  }

  @Test func theMiterLimitDecides() {
    func reach(_ limit: Double) -> Int {
      coverage(line([(0, 20), (40, 30), (0, 40)]), .init(width: 4, miterLimit: limit)).bounds.right
    }
    let cut = reach(3)
    #expect(cut < 43)
    #expect(reach(10) > 46)
    #expect(reach(0.5) == cut)
    #expect(reach(.nan) == cut)
  }
}
