import Foundation
import GalleyViews
import SeededCases
import Testing

/// Values between two that are computed in different ways: what a few roundings leave.
private let rounding = 1e-9

@Suite struct UnitCurveTests {
  /// The parameter s of a Bézier curve gives a point on it: x(s) and y(s), by the polynomial of the definition.
  @Test(arguments: [
    // The control points of CAMediaTimingFunction's names, which UnitCurve's documentation repeats.
    (UnitCurve.easeIn, [0.42, 0.0, 1.0, 1.0]), (.easeOut, [0.0, 0.0, 0.58, 1.0]),
    (.easeInOut, [0.42, 0.0, 0.58, 1.0]),
    (
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: -0.4), endControlPoint: UnitPoint(x: 0.7, y: 1.6)),
      [0.2, -0.4, 0.7, 1.6]
    ),
  ])
  func aBezierCurveGoesThroughItsPoints(curve: UnitCurve, points: [Double]) {
    func polynomial(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    for step in 0...50 {
      let s = Double(step) / 50
      let x = polynomial(points[0], points[2], s)
      #expect(abs(curve.value(at: x) - polynomial(points[1], points[3], s)) < rounding)
    }
  }

  @Test(arguments: [
    // A quarter of the unit circle: at 0.6 the other coordinate is 0.8.
    (UnitCurve.circularEaseIn, 0.6, 1 - 0.8), (.circularEaseOut, 0.4, 0.8), (.circularEaseInOut, 0.3, 0.1),
    (.circularEaseInOut, 0.7, 0.9), (.linear, 0.3, 0.3), (.easeInOut, 0.5, 0.5),
  ])
  func aCurveHasItsValues(curve: UnitCurve, x: Double, y: Double) {
    #expect(abs(curve.value(at: x) - y) < rounding)
  }

  private static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test(arguments: all)
  func aCurveGoesFromZeroToOneAndBack(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1, "progress is held in its range")
    var last = 0.0
    for step in 1...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= last)
      last = value
      #expect(abs(curve.inverse.value(at: value) - Double(step) / 100) < 1e-6)
    }
  }

  @Test(arguments: all)
  func theVelocityIsTheSlope(curve: UnitCurve) {
    for step in 1..<20 where step != 10 {
      let x = Double(step) / 20
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
    }
  }
}
