import Foundation
import GalleyRaster
import GalleyViews
import SeededCases
import Testing

/// What Apple's pages on `Path` say.
@Suite struct PathTests {
  private let center = CGPoint(x: 50, y: 50)

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
    Path { path in
      path.addArc(
        center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise
      )
    }.boundingRect
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.02 && abs(a.minY - b.minY) < 0.02 && abs(a.maxX - b.maxX) < 0.02
      && abs(a.maxY - b.maxY) < 0.02
  }

  @Test func anArcThatIsSaidToBeClockwiseRunsTheOtherWayOnTheScreen() {
    // From the right, down to the bottom: y points down.
    #expect(isNear(arc(0, 90, clockwise: false), CGRect(x: 50, y: 50, width: 10, height: 10)))
    // The other three quarters, over the top.
    #expect(isNear(arc(0, 90, clockwise: true), CGRect(x: 40, y: 40, width: 20, height: 20)))
    #expect(isNear(arc(0, -90, clockwise: true), CGRect(x: 50, y: 40, width: 10, height: 10)))
    #expect(isNear(arc(0, -90, clockwise: false), CGRect(x: 40, y: 40, width: 20, height: 20)))
  }

  @Test(arguments: [true, false]) func aWholeTurnIsACircleEitherWay(_ clockwise: Bool) {
    let circle = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(isNear(arc(0, 360, clockwise: clockwise), circle))
    #expect(isNear(arc(90, -270, clockwise: clockwise), circle))
    #expect(isNear(arc(0, 1000, clockwise: clockwise), circle))
    #expect(Path { _ in }.isEmpty)
  }

  @Test func aRelativeArcRunsClockwiseOnTheScreen() {
    let down = Path {
      $0.addRelativeArc(center: center, radius: 10, startAngle: .zero, delta: .degrees(90))
    }
    #expect(isNear(down.boundingRect, CGRect(x: 50, y: 50, width: 10, height: 10)))
    let up = Path {
      $0.addRelativeArc(center: center, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(isNear(up.boundingRect, CGRect(x: 50, y: 40, width: 10, height: 10)))
  }

  @Test func anArcGoesOnFromWhereThePathIs() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(elements[0] == .move(to: .zero))
    #expect(elements[1] == .line(to: CGPoint(x: 60, y: 50)))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 60) < 1e-9)
  }

  @Test func anArcTouchesTwoLines() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
    }
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 50, height: 20)))
    // A straight way has no corner to round.
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
    }
    #expect(straight.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test func pointsAreInsideByBothRules() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(center.applying(.init(scaleX: 0.3, y: 0.3))))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 15)) && !path.contains(CGPoint(x: -1, y: 15)))
  }

  /// A point is inside of an ellipse by its equation.
  @Test(arguments: 0..<100) func containsAgreesWithTheEquation(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (a, b) = (Double(random.below(40) + 5), Double(random.below(40) + 5))
    let path = Path(ellipseIn: CGRect(x: -a, y: -b, width: 2 * a, height: 2 * b))
    for _ in 0..<50 {
      let (x, y) = (Double(random.below(1200)) / 10 - 60, Double(random.below(1200)) / 10 - 60)
      let level = (x / a) * (x / a) + (y / b) * (y / b)
      // The curve is up to 0.03 % off the ellipse.
      if abs(level - 1) > 0.01 { #expect(path.contains(CGPoint(x: x, y: y)) == (level < 1)) }
    }
  }

  @Test func aTrimmedPathHasItsShareOfTheLength() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    let first = square.trimmedPath(from: 0.125, to: 0.375)
    var elements: [Path.Element] = []
    first.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5)),
      ])
    let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    let end = try #require(quarter.currentPoint)
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
  }

  @Test func aStrokedPathIsTheOutlineOfTheLine() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 0, y: 8, width: 20, height: 4))
    #expect(outline.contains(CGPoint(x: 10, y: 11)) && !outline.contains(CGPoint(x: 10, y: 13)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 2, y: 10)) && !dashed.contains(CGPoint(x: 7, y: 10)))
  }

  @Test func mapsAreThoseOfCoreGraphics() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    // The last map that is said comes first.
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 2))
    #expect(map.concatenating(map.inverted()).isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(.init(scaleX: -1, y: 3))
        == CGRect(x: -2, y: 0, width: 2, height: 3))
    #expect(CGSize(width: 2, height: 1).applying(map) == CGSize(width: 4, height: 2))
  }

  @Test func ellipticalCornersHaveTheirSizes() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 10), style: .circular)
    #expect(isNear(path.boundingRect, rect))
    // On the edge where the corner ends, and cut off in it.
    #expect(path.contains(CGPoint(x: 41, y: 20.1)) && path.contains(CGPoint(x: 10.1, y: 31)))
    #expect(!path.contains(CGPoint(x: 14, y: 21)))
  }
}
