import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct PathTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

  private func isNear(_ a: CGRect, _ b: CGRect, _ distance: Double = 1e-9) -> Bool {
    abs(a.minX - b.minX) < distance && abs(a.minY - b.minY) < distance && abs(a.maxX - b.maxX) < distance
      && abs(a.maxY - b.maxY) < distance
  }

  @Test func shapesFillTheirRectangles() {
    #expect(Path(rect: rect).boundingRect == rect)
    #expect(isNear(Path(roundedRect: rect, cornerRadius: 5).boundingRect, rect))
    #expect(isNear(Path(ellipseIn: rect).boundingRect, rect))
  }

  @Test func cornerRadiusIsAtMostHalfTheShorterSide() {
    #expect(Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 10))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect: rect))
  }

  @Test func boundsAreTightAroundCurves() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))

    var cubic = Path()
    cubic.move(to: CGPoint(x: 0, y: 0))
    cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(isNear(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6)))
  }

  @Test func boundsOfRandomCurvesHoldEveryPointAndTouchIt() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<200 {
      let points = (0..<4).map { _ in
        Vector(Double.random(in: -50...50, using: &generator), Double.random(in: -50...50, using: &generator))
      }
      let curve = CubicCurve(points[0], points[1], points[2], points[3])
      let path = Path([
        .move(points[0].point),
        .cubic(control1: points[1].point, control2: points[2].point, to: points[3].point),
      ])
      var sampled = CGRect.null
      for step in 0...2000 {
        sampled = sampled.union(CGRect(origin: curve.at(Double(step) / 2000).point, size: .zero))
      }
      #expect(isNear(path.boundingRect, sampled, 1e-3), "round \(round)")
    }
  }

  @Test func nothingHasNoBounds() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
  }

  @Test func linesWithoutABeginningBeginWhereTheyEnd() {
    var path = Path()
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    #expect(path.segments == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 2, y: 2))])
  }

  @Test func closingReturnsToTheBeginningOfThePart() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func arcsRunClockwiseOnTheScreen() {
    var down = Path()
    down.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(down.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), 1e-4))

    var up = Path()
    up.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(isNear(up.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 10), 1e-4))
  }

  @Test func arcsStayOnTheirCircle() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      var path = Path()
      path.addArc(
        center: CGPoint(x: 3, y: 4), radius: 100, startAngle: Double.random(in: -9...9, using: &generator),
        endAngle: Double.random(in: -9...9, using: &generator), clockwise: Bool.random(using: &generator))
      var last = Vector()
      for segment in path.segments {
        switch segment {
        case .cubic(let control1, let control2, let to):
          let curve = CubicCurve(last, Vector(control1), Vector(control2), Vector(to))
          for step in 0...10 {
            let distance = (curve.at(Double(step) / 10) - Vector(3, 4)).length
            #expect(abs(distance - 100) < 100 * 5e-6)
          }
          last = curve.end
        case .move(let to): last = Vector(to)
        default: Issue.record("unexpected \(segment)")
        }
      }
    }
  }

  @Test func moreThanAFullCircleIsAFullCircle() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 7, clockwise: true)
    #expect(path.segments.count == 9)
    #expect(isNear(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 1e-3))
  }

  @Test func anArcContinuesALine() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.segments[1] == .line(CGPoint(x: 6, y: 5)))
  }

  @Test func mapsMoveEveryPoint() {
    let path = Path(ellipseIn: rect)
    let moved = path.transformed(by: .translation(x: 5, y: -7))
    #expect(isNear(moved.boundingRect, rect.offsetBy(dx: 5, dy: -7)))
    #expect(path.transformed(by: .identity) == path)
  }
}
