import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

/// Coverage against areas that geometry gives.
@Suite struct AreaTests {
  @Test func wholePixelsAreCoveredWholly() {
    let mask = coverage(Path(rect: CGRect(x: 2, y: 1, width: 3, height: 2)))
    #expect(mask.bounds == PixelBounds(left: 2, top: 1, right: 5, bottom: 3))
    #expect(mask.bytes.allSatisfy { $0 == 255 })
  }

  @Test func fractionsOfARectangleMultiply() {
    // A quarter of the first column, three quarters of the first row.
    let mask = coverage(Path(rect: CGRect(x: 0.75, y: 0.25, width: 2, height: 2)))
    #expect(mask[0, 0] == UInt8((0.25 * 0.75 * 255).rounded()))
    #expect(mask[1, 0] == UInt8((0.75 * 255).rounded()))
    #expect(mask[1, 1] == 255)
    #expect(mask[2, 2] == UInt8((0.75 * 0.25 * 255).rounded()))
    #expect(mask[3, 0] == 0)
  }

  @Test func aDiagonalHalvesItsPixels() {
    let mask = coverage(polygon([(0, 0), (8, 0), (0, 8)]))
    for y in 0..<8 {
      for x in 0..<8 {
        let expected: UInt8 = x + y < 7 ? 255 : x + y == 7 ? 128 : 0
        #expect(mask[x, y] == expected, "pixel \(x), \(y)")
      }
    }
  }

  @Test func aSlopeOfOneInFourCoversEighths() {
    // The line from (0, 1) to (4, 0): its pixels are covered 7/8, 5/8, 3/8 and 1/8 above it.
    let mask = coverage(polygon([(0, 0), (4, 0), (0, 1)]))
    #expect((0..<4).map { mask[$0, 0] } == [7, 5, 3, 1].map { UInt8((Double($0) / 8 * 255).rounded()) })
  }

  @Test func directionDoesNotMatter() {
    let points = [(0.3, 0.2), (9.1, 3.3), (7.7, 8.8), (2.2, 6.1)]
    #expect(coverage(polygon(points)).bytes == coverage(polygon(points.reversed())).bytes)
  }

  @Test func movingByWholePixelsMovesTheCoverage() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<50 {
      let points = (0..<5).map { _ in
        (
          Double(Int.random(in: 0..<5120, using: &generator)) / 256,
          Double(Int.random(in: 0..<5120, using: &generator)) / 256
        )
      }
      let here = coverage(polygon(points), rule: .evenOdd)
      let there = coverage(polygon(points.map { ($0.0 + 100, $0.1 - 77) }), rule: .evenOdd)
      #expect(there.bounds == here.bounds.moved(x: 100, y: -77))
      #expect(there.bytes == here.bytes, "round \(round)")
    }
  }

  @Test(arguments: [0.5, 1, 3, 10, 37.3, 200])
  func circlesHaveTheirArea(radius: Double) {
    let mask = coverage(
      Path(ellipseIn: CGRect(x: 1.37, y: 2.71, width: radius * 2, height: radius * 2)))
    // A chord may be 1/128 px inside all around, the curve of four cubics 0.03 % of the radius outside, and each of the
    // pixels on the border rounds by half of 1/255 without a preferred side.
    let around = 2 * Double.pi * radius
    let bound = around * (1.0 / 128 + radius * 0.0003) + (around * 2).squareRoot() / 255
    #expect(abs(mask.area - Double.pi * radius * radius) < bound)
  }

  @Test func trianglesHaveTheirArea() {
    var generator = SeededGenerator(seed: 5)
    func coordinate() -> Double { Double(Int.random(in: 0..<16_384, using: &generator)) / 256 }
    for round in 0..<300 {
      let points = (0..<3).map { _ in (coordinate(), coordinate()) }
      let (a, b, c) = (points[0], points[1], points[2])
      let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
      let mask = coverage(polygon(points))
      // Each border pixel rounds to 1/255; at most about four borders of 64 pixels are crossed.
      #expect(abs(mask.area - area) < 1.0, "round \(round): \(mask.area) for \(area)")
    }
  }

  @Test func curvesAreNoFurtherFromTheirChordsThanPromised() {
    var generator = SeededGenerator(seed: 9)
    struct Collector: PolylineSink {
      var points: [Vector] = []
      mutating func add(_ polyline: Polyline) { points += polyline.points }
    }
    func vector() -> Vector {
      Vector(
        Double.random(in: -200...200, using: &generator), Double.random(in: -200...200, using: &generator))
    }
    for round in 0..<50 {
      let curve = CubicCurve(vector(), vector(), vector(), vector())
      var collector = Collector()
      Flattener(transform: .identity, tolerance: Flattener.tolerance).flatten(
        Path([
          .move(curve.begin.point),
          .cubic(control1: curve.control1.point, control2: curve.control2.point, to: curve.end.point),
        ]), into: &collector)
      let count = collector.points.count - 1
      for index in 0..<count {
        let (from, to) = (collector.points[index], collector.points[index + 1])
        let middle = curve.at((Double(index) + 0.5) / Double(count))
        let chord = to - from
        let distance =
          chord.length > 0 ? abs(chord.cross(middle - from)) / chord.length : (middle - from).length
        #expect(distance <= Flattener.tolerance, "round \(round), chord \(index)")
      }
    }
  }
}
