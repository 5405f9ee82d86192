import Foundation

/// The way in which a change of a view becomes visible over time.
///
/// All animations here are functions of the device's time: at a given instant they show the same, regardless
/// of earlier frames.
///
/// - Reference: [SwiftUI's `Animation`](https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Equatable, Hashable, Sendable {
  /// The curve, which computes the values.
  public let base: any CustomAnimation

  /// Creates an animation from a custom curve.
  ///
  /// - Parameter base: The curve, which computes the values.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  public static func == (a: Animation, b: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == b.base as? A }
    return isEqual(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  /// The value at a time, on the way from zero.
  ///
  /// - Parameters:
  ///   - value: The end of the way.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state that the animation keeps between calls.
  /// - Returns: The value; `nil` at the end.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, on the way from zero.
  ///
  /// - Parameters:
  ///   - value: The end of the way.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state that the animation has kept.
  /// - Returns: The velocity, per second; `nil` at the end, or if it is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation replaces a running one; otherwise the effects of both are added.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The end of the way of the running animation.
  ///   - time: The time since the start of the running animation, in seconds.
  ///   - context: The state of the running animation, which this one takes over.
  /// - Returns: Whether this animation replaces the running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { (base as? any KnownAnimation)?.length == .infinity }
}

extension Animation: CustomStringConvertible {
  /// The description of the curve.
  public var description: String { String(describing: base) }
}

/// An animation whose length is known before it runs.
protocol KnownAnimation: CustomAnimation {
  /// The time it takes, in seconds; infinite for one that never ends, `nil` if a custom animation decides.
  var length: TimeInterval? { get }
}

extension CustomAnimation {
  /// The time it takes in seconds, where it is known.
  var knownLength: TimeInterval? { (self as? any KnownAnimation)?.length }
}

/// An animation that starts from any place at any velocity, so that it can replace all others.
protocol PersistentAnimation: CustomAnimation {
  /// Continues the animation from a place.
  ///
  /// - Parameters:
  ///   - offset: The place on the way.
  ///   - velocity: The velocity, per second.
  ///   - time: The time, in seconds of the animation.
  ///   - context: The state of the animation.
  ///   - previous: The animation before.
  /// - Returns: Whether it can.
  func takeOver<V: VectorArithmetic>(
    at offset: V, velocity: V, time: TimeInterval, context: inout AnimationContext<V>,
    from previous: Animation
  ) -> Bool
}

extension PersistentAnimation {
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    var before = context
    let offset = previous.animate(value: value, time: time, context: &before) ?? value
    return takeOver(at: offset, velocity: velocity, time: time, context: &context, from: previous)
  }
}
