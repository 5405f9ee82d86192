import Foundation

/// A curve from (0, 0) to (1, 1) that maps progress in time to progress of a value.
///
/// - Reference: [SwiftUI's `UnitCurve`](https://developer.apple.com/documentation/swiftui/unitcurve). The control points
///   are those of Core Animation's
///   [`CAMediaTimingFunctionName`](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(CubicTiming)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  private let shape: Shape

  /// Creates a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start; its horizontal part is held between 0 and 1.
  ///   - endControlPoint: The control point of the end; its horizontal part is held between 0 and 1.
  /// - Returns: The curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicTiming(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y))))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .bezier(CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(shape: .linear)
  /// Slow at the start; control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end; control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at the start and at the end; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of circles, slow at the start and at the end.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// The progress of the value.
  ///
  /// - Parameter progress: The progress in time, held between 0 and 1.
  /// - Returns: The progress; Bézier curves may leave the range from 0 to 1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return x
    case .bezier(let timing): return timing.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return ((2 - x) * x).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (max(0, (8 - 4 * x) * x - 3).squareRoot() + 1) / 2
    case .circularOutIn:
      let height = (x * (1 - x)).squareRoot()
      return x < 0.5 ? height : 1 - height
    }
  }

  /// The slope of the curve.
  ///
  /// - Parameter progress: The progress in time, held between 0 and 1.
  /// - Returns: The slope; infinite where a circle is upright.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return 1
    case .bezier(let timing): return timing.slope(at: x)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / ((2 - x) * x).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot() : (2 - 2 * x) / max(0, (8 - 4 * x) * x - 3).squareRoot()
    case .circularOutIn: return abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot())
    }
  }

  /// The curve with its axes swapped.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .circularInOut: UnitCurve(shape: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let timing): UnitCurve(shape: .bezier(timing.inverse))
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of its horizontal coordinate.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    // Outside of this range the curve would be no function of time.
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  var inverse: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, parameter(at: x))
  }

  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let horizontal = Self.derivative(x1, x2, s)
    let vertical = Self.derivative(y1, y2, s)
    if horizontal == vertical { return 1 }
    return horizontal == 0 ? (vertical < 0 ? -.infinity : .infinity) : vertical / horizontal
  }

  /// Returns the curve's parameter at a horizontal coordinate, by bisection: as exact as the numbers are, and
  /// the same on every machine.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if Self.coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
  }

  private static func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let left = 1 - s
    return 3 * left * left * s * first + 3 * left * s * s * second + s * s * s
  }

  private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let left = 1 - s
    return 3 * left * left * first + 6 * left * s * (second - first) + 3 * s * s * (1 - second)
  }
}
