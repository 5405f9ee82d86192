import Foundation

/// A way in which values change over time.
///
/// - Reference: [SwiftUI's `CustomAnimation`](https://developer.apple.com/documentation/swiftui/customanimation).
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, on the way from zero.
  ///
  /// - Parameters:
  ///   - value: The end of the way.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state that the animation keeps between calls.
  /// - Returns: The value; `nil` at the end.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity at a time, on the way from zero.
  ///
  /// - Parameters:
  ///   - value: The end of the way.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state that the animation has kept.
  /// - Returns: The velocity, per second; `nil` at the end, or if it is unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation replaces a running one; otherwise the effects of both are added.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The end of the way of the running animation.
  ///   - time: The time since the start of the running animation, in seconds; it goes on where this is
  ///     merged.
  ///   - context: The state of the running animation, which this one takes over.
  /// - Returns: Whether this animation replaces the running one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>)
    -> V?
  { nil }

  /// The effects of both animations are added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A key for a value that an animation keeps between frames.
///
/// - Reference: [SwiftUI's `AnimationStateKey`](https://developer.apple.com/documentation/swiftui/animationstatekey).
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before the first frame.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps between frames.
///
/// - Reference: [SwiftUI's `AnimationState`](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The state and the surroundings of a running animation.
///
/// - Reference: [SwiftUI's `AnimationContext`](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between frames.
  public var state: AnimationState<Value>
  /// Whether the animation counts as over, so that its completions may run.
  public var isLogicallyComplete: Bool
  /// The environment of the view that the animation is of.
  public var environment: EnvironmentValues { makeEnvironment() }

  private let makeEnvironment: () -> EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: @escaping () -> EnvironmentValues = { EnvironmentValues() }
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    makeEnvironment = environment
  }

  /// The context with another state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The context.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: makeEnvironment)
  }
}
