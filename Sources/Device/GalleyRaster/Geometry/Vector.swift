import Foundation

/// A point or a direction while computing: two doubles that add and scale.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }

  /// The vector as a point.
  var point: CGPoint {
    CGPoint(x: x, y: y)
  }

  /// The length; only a square root, so the same on every machine.
  var length: Double {
    (x * x + y * y).squareRoot()
  }

  /// The sum of the products of both coordinates.
  func dot(_ other: Self) -> Double {
    x * other.x + y * other.y
  }

  /// Twice the signed area of the triangle that both span with the origin.
  func cross(_ other: Self) -> Double {
    x * other.y - y * other.x
  }

  /// Whether neither coordinate is infinite or not a number.
  var isFinite: Bool {
    x.isFinite && y.isFinite
  }

  /// Whether sums and squares of the coordinates stay numbers.
  var isModerate: Bool {
    abs(x) < 1e30 && abs(y) < 1e30
  }
}
