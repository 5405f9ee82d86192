import Foundation

/// The mapping of values to places along an axis.
///
/// - Reference: [Swift Charts' `ScaleType`](https://developer.apple.com/documentation/charts/scaletype).
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, date, category, log, squareRoot
    case symmetricLog(slopeAtZero: Double)
    case power(exponent: Double)
  }

  let kind: Kind

  /// A linear scale.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// A linear scale of time.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A scale of categories.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// A logarithmic scale, for positive values.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// A scale that is logarithmic on both sides of zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// A scale of square roots.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }

  /// A scale that is logarithmic on both sides of zero, and linear near it.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
  }

  /// A scale of powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }

  /// Returns the position of a number on a line on which the scale is linear.
  func forward(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.log(max(value, .leastNormalMagnitude))
    case .squareRoot: Self.signed(value) { $0.squareRoot() }
    case .symmetricLog(let slope): Self.signed(value) { Foundation.log(1 + $0 * slope) }
    case .power(let exponent): Self.signed(value) { pow($0, exponent) }
    }
  }

  /// The number at a place on that line.
  func inverse(_ place: Double) -> Double {
    switch kind {
    case .linear, .date, .category: place
    case .log: exp(place)
    case .squareRoot: Self.signed(place) { $0 * $0 }
    case .symmetricLog(let slope): Self.signed(place) { (exp($0) - 1) / slope }
    case .power(let exponent): Self.signed(place) { pow($0, 1 / exponent) }
    }
  }

  private static func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
    value < 0 ? -function(-value) : function(value)
  }
}
