import Foundation
import GalleyImage
import GalleyViews
import SeededCases
import Testing

/// Areas made of two.
@MainActor @Suite struct CombinedShapeTests {
  private static let left = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
  private static let right = Path(CGRect(x: 40, y: 20, width: 60, height: 40))

  private func area(_ path: Path) -> Double {
    var count = 0
    for y in 0..<120 {
      for x in 0..<120 where path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) { count += 1 }
    }
    return Double(count)
  }

  @Test func rectanglesHaveTheAreasOfArithmetic() {
    let (a, b) = (Self.left, Self.right)
    #expect(area(a.union(b)) == 4400)
    #expect(area(a.intersection(b)) == 400)
    #expect(area(a.subtracting(b)) == 2000)
    #expect(area(a.symmetricDifference(b)) == 4000)
    #expect(a.intersection(b).boundingRect == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(a.intersection(Path(CGRect(x: 200, y: 0, width: 5, height: 5))).isEmpty)
  }

  @Test func commonEdgesVanish() {
    let next = Path(CGRect(x: 60, y: 0, width: 30, height: 40))
    #expect(Self.left.union(next).boundingRect == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(Self.left.intersection(next).isEmpty)
    #expect(area(Self.left.subtracting(next)) == 2400)
    // One inside of the other, with three edges in common.
    let part = Path(CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(Self.left.subtracting(part).boundingRect == CGRect(x: 30, y: 0, width: 30, height: 40))
  }

  @Test func aHoleIsLeftOpenByEitherRule() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .subtracting(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: eoFill))
    }
  }

  @Test func linesAreCutAtAnArea() {
    var line = Path()
    line.move(to: CGPoint(x: -20, y: 10))
    line.addLine(to: CGPoint(x: 100, y: 10))
    #expect(line.lineIntersection(Self.left).boundingRect == CGRect(x: 0, y: 10, width: 60, height: 0))
    let outside = line.lineSubtraction(Self.left)
    #expect(outside.boundingRect == CGRect(x: -20, y: 10, width: 120, height: 0))
    #expect(outside.trimmedPath(from: 0, to: 0.3).boundingRect.maxX <= 0)
  }

  @Test func windingTwiceIsOutsideOnlyWhereItIsSaid() {
    var twice = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    twice.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(area(twice.normalized(eoFill: false)) == 1600)
    #expect(area(twice.normalized()) == 1200)
  }

  /// Random polygons and ellipses: a point is in the result as it is in both, but near an outline.
  @Test(arguments: 0..<40) func everyPointIsWhereItBelongs(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func outline() -> Path {
      func number() -> Double { Double(random.below(400)) / 4 }
      if random.below(3) == 0 {
        return Path(ellipseIn: CGRect(x: number(), y: number(), width: 20 + number(), height: 20 + number()))
      }
      var path = Path()
      path.move(to: CGPoint(x: number(), y: number()))
      for _ in 0..<(2 + random.below(5)) { path.addLine(to: CGPoint(x: number(), y: number())) }
      path.closeSubpath()
      return path
    }
    let (a, b) = (outline(), outline())
    let results = [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)]
    for _ in 0..<400 {
      let point = CGPoint(x: Double(random.below(12000)) / 100, y: Double(random.below(12000)) / 100)
      let near = [
        CGVector(dx: 0.05, dy: 0), .init(dx: -0.05, dy: 0), .init(dx: 0, dy: 0.05), .init(dx: 0, dy: -0.05),
      ]
      .map { CGPoint(x: point.x + $0.dx, y: point.y + $0.dy) }
      guard near.allSatisfy({ a.contains($0) == a.contains(point) && b.contains($0) == b.contains(point) })
      else { continue }
      let (inA, inB) = (a.contains(point), b.contains(point))
      let found = results.map { $0.contains(point) }
      #expect(found == [inA || inB, inA && inB, inA && !inB, inA != inB], "\(point)")
    }
  }

  @Test func shapesAreCombinedInTheirPlace() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Rectangle().subtracting(Circle()).fill(.red)
    }
    #expect(try stage.color(50, 50) == .white && stage.color(3, 3) == RGBA(hex: 0xFF3B30))
    let other = try ViewTestHarness(width: 100, height: 100) {
      Circle().union(Rectangle().size(width: 50, height: 50)).fill(.red)
    }
    #expect(try other.color(3, 3) == RGBA(hex: 0xFF3B30) && other.color(97, 97) == .white)
  }
}
