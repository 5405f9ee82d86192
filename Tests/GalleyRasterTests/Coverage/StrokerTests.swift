import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct StrokerTests {
  private func line(_ points: [(Double, Double)]) -> Path {
    var path = polygon(points)
    path.segments.removeLast()
    return path
  }

  /// The most by which the areas of a shape with this many border pixels may differ by rounding.
  private func bound(_ borderPixels: Double) -> Double {
    borderPixels * 0.5 / 255 + 0.05
  }

  @Test func aLevelLineIsARectangle() {
    let mask = coverage(line([(2, 5), (12, 5)]), .init(width: 4))
    #expect(mask.bounds == PixelBounds(left: 2, top: 3, right: 12, bottom: 7))
    #expect(mask.area == 40)
  }

  @Test func capsAddTheirAreas() {
    let path = line([(10, 10), (30, 10)])
    let disc = Double.pi * 4 * 4
    #expect(coverage(path, .init(width: 8, cap: .butt)).area == 160)
    #expect(coverage(path, .init(width: 8, cap: .square)).area == 160 + 64)
    #expect(abs(coverage(path, .init(width: 8, cap: .round)).area - 160 - disc) < 2 * .pi * 4 / 128 + 0.05)
  }

  @Test func joinsAddTheirAreas() {
    // An L of two arms of 20 and width 4: two rectangles share a quarter square; the corner adds a square, an eighth disc…
    let path = line([(5, 5), (25, 5), (25, 25)])
    let arms = 2.0 * 20 * 4
    let inner = -4.0
    #expect(coverage(path, .init(width: 4, join: .miter)).area == arms + inner + 4)
    // Two pixels are halved.
    #expect(abs(coverage(path, .init(width: 4, join: .bevel)).area - (arms + inner + 2)) <= 2 * 0.5 / 255)
    #expect(abs(coverage(path, .init(width: 4, join: .round)).area - (arms + inner + .pi)) < 0.05)
  }

  @Test func aSharpMiterIsCut() {
    // The ratio of a miter is 1 / sin(half of the inner angle): below 4 it is drawn, beyond not.
    func reach(_ opening: Double) -> Double {
      let path = line([(0, -opening), (40, 0), (0, opening)])
      let points = StrokeOutline.make(path, .init(width: 4, join: .miter), transform: .identity).bounds
      return Double(points.right) - 40
    }
    #expect(reach(12) > 6)
    #expect(reach(8) < 3)
  }

  @Test func aClosedRectangleHasItsRingsArea() {
    let mask = coverage(Path(rect: CGRect(x: 3, y: 3, width: 20, height: 10)), .init(width: 2))
    #expect(mask.area == 22 * 12 - 18 * 8)
    #expect(mask[13, 8] == 0)
    #expect(mask[2, 2] == 255)
  }

  @Test(arguments: [1.0, 2, 3.3, 8])
  func aCirclesStrokeHasItsRingsArea(width: Double) {
    let radius = 20.0
    let mask = coverage(
      Path(ellipseIn: CGRect(x: 5, y: 5, width: radius * 2, height: radius * 2)), .init(width: width))
    let (outer, inner) = (radius + width / 2, radius - width / 2)
    let expected = Double.pi * (outer * outer - inner * inner)
    #expect(abs(mask.area - expected) < 2 * .pi * (outer + inner) / 128)
  }

  @Test func aTightBendIsFilledAndNothingElse() {
    // A half turn tighter than the line is wide: everything nearer than half the width, nothing further.
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.addArc(
      center: CGPoint(x: 40, y: 21), radius: 1, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: 20, y: 22))
    let mask = coverage(path, .init(width: 16, join: .round))
    for y in 0..<50 {
      for x in 0..<70 {
        let point = Vector(Double(x) + 0.5, Double(y) + 0.5)
        let nearX = min(max(point.x, 20), 40)
        var distance = min((point - Vector(nearX, 20)).length, (point - Vector(nearX, 22)).length)
        let fromCenter = point - Vector(40, 21)
        if fromCenter.x > 0 { distance = abs(fromCenter.length - 1) }
        if point.x < 20 { distance = point.x < 19 ? 99 : 8 }
        if distance > 9 { #expect(mask[x, y] == 0, "pixel \(x), \(y)") }
        if distance < 7 { #expect(mask[x, y] == 255, "pixel \(x), \(y)") }
      }
    }
  }

  @Test func aPointShowsByItsCapOnly() {
    let point = line([(10, 10), (10, 10)])
    #expect(coverage(point, .init(width: 6, cap: .butt)).area == 0)
    #expect(coverage(point, .init(width: 6, cap: .square)).area == 36)
    #expect(abs(coverage(point, .init(width: 6, cap: .round)).area - .pi * 9) < 2 * .pi * 3 / 128 + 0.05)
  }

  @Test func aMapStretchesTheStroke() {
    let mask = coverage(line([(2, 5), (12, 5)]), .init(width: 2), transform: .scale(x: 1, y: 3))
    #expect(mask.bounds == PixelBounds(left: 2, top: 12, right: 12, bottom: 18))
    #expect(mask.area == 60)
  }

  @Test func aPolylineIsTheUnionOfItsPartsWithinRounding() {
    var generator = SeededGenerator(seed: 31)
    for round in 0..<40 {
      // Gentle bends, so that nothing overlaps but at the joins.
      var points = [(10.0, 40.0)]
      for _ in 0..<6 {
        points.append((points[points.count - 1].0 + 20, 40 + Double.random(in: -8...8, using: &generator)))
      }
      let mask = coverage(line(points), .init(width: 5, join: .bevel))
      var expected = 0.0
      for (from, to) in zip(points, points.dropFirst()) {
        expected += (Vector(to.0, to.1) - Vector(from.0, from.1)).length * 5
      }
      for index in 1..<points.count - 1 {
        let before = Vector(points[index].0 - points[index - 1].0, points[index].1 - points[index - 1].1)
        let after = Vector(points[index + 1].0 - points[index].0, points[index + 1].1 - points[index].1)
        let cosine = before.dot(after) / before.length / after.length
        let sine = abs(before.cross(after)) / before.length / after.length
        // The inner sides share a kite, the bevel adds a triangle.
        expected += -2.5 * 2.5 * sine / (1 + cosine) + 2.5 * 2.5 * sine / 2
      }
      #expect(abs(mask.area - expected) < bound(260), "round \(round)")
    }
  }
}
