import Foundation

/// A spring, described by duration and bounce, by response and damping, or by its physics.
///
/// - Reference: [SwiftUI's `Spring`](https://developer.apple.com/documentation/swiftui/spring), and [Animate
///   with springs](https://developer.apple.com/videos/play/wwdc2023/10158/) for the relation of the
///   descriptions: with mass 1, a spring has the stiffness (2π ÷ duration)², and the damping ratio is 1 −
///   bounce, or 1 ÷ (1 + bounce) where the bounce is negative.
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second; infinite for a spring that arrives at once.
  let frequency: Double
  /// The drag as a part of the drag with which the spring no longer swings.
  public let dampingRatio: Double
  /// The mass that hangs on the spring.
  public let mass: Double

  init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency
    self.dampingRatio = max(0, dampingRatio)
    self.mass = mass
  }

  /// Creates a spring from its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds: the period without damping.
  ///   - bounce: 0 for a spring that does not swing, up to 1 for one that never stops, below 0 for a sluggish
  ///     one.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its period and damping.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds.
  ///   - dampingRatio: The drag as a part of the drag with which the spring no longer swings.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass that hangs on the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The drag for each unit of velocity.
  ///   - allowOverDamping: Whether the damping ratio may be greater than 1.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// Creates a spring from the time until it rests.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds.
  ///   - dampingRatio: The drag as a part of the drag with which the spring no longer swings.
  ///   - epsilon: The distance that counts as rest, of a way of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time of rest is proportional to the period.
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(frequency: time / settlingDuration, dampingRatio: dampingRatio)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, .leastNonzeroMagnitude) : 1 - bounce
  }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }

  /// The bounciness of the spring; negative for a sluggish one.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force for each unit of distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The drag for each unit of velocity.
  public var damping: Double { 2 * mass * dampingRatio * frequency }

  /// The time until a way of 1 is at rest within 0.001, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.
  /// - Returns: The spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.15.
  /// - Returns: The spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.3.
  /// - Returns: The spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
