import Foundation

/// A value that can be added and scaled, so that values between two others can be computed.
///
/// - Reference: [SwiftUI's `VectorArithmetic`](https://developer.apple.com/documentation/swiftui/vectorarithmetic).
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  ///
  /// - Parameter rhs: The factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied.
  ///
  /// - Parameter rhs: The factor.
  /// - Returns: The value.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value a part of the way to another one.
  ///
  /// - Parameters:
  ///   - other: Where the way ends.
  ///   - amount: The part: 0 stays, 1 is the other value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns a value between this value and another.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The part of the way: 0 for this value, 1 for the other.
  /// - Returns: The value.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type that does not animate.
///
/// - Reference: [SwiftUI's `EmptyAnimatableData`](https://developer.apple.com/documentation/swiftui/emptyanimatabledata).
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  /// The only value.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// There are no components.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that animate together.
///
/// - Reference: [SwiftUI's `AnimatablePair`](https://developer.apple.com/documentation/swiftui/animatablepair).
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sums of both parts.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// The differences of both parts.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Adds to both parts.
  public static func += (a: inout AnimatablePair, b: AnimatablePair) {
    a.first += b.first
    a.second += b.second
  }

  /// Subtracts from both parts.
  public static func -= (a: inout AnimatablePair, b: AnimatablePair) {
    a.first -= b.first
    a.second -= b.second
  }

  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
