import Foundation

extension Animation {
  /// A spring with default values that continues at the velocity of the animation it interrupts.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that continues at the velocity of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds; 0 for a spring that is there at once.
  ///   - dampingFraction: The drag as a part of the drag with which the spring no longer swings.
  ///   - blendDuration: The time over which the response changes from that of an interrupted spring, in
  ///     seconds. It has no effect here: that motion has no closed form.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that continues at the velocity of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for a spring that does not swing, up to 1 for one that never stops, below 0 for a sluggish
  ///     one.
  ///   - blendDuration: The time over which the duration changes from that of an interrupted spring, in
  ///     seconds; without effect here.
  /// - Returns: The animation.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
    -> Animation
  {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that continues at the velocity of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The time over which the duration changes from that of an interrupted spring, in
  ///     seconds; without effect here.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(PersistentSpring(spring: spring))
  }

  /// A quick spring with default values, for views that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A quick spring for views that follow a finger.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds.
  ///   - dampingFraction: The drag as a part of the drag with which the spring no longer swings.
  ///   - blendDuration: The time over which the response changes from that of an interrupted spring, in
  ///     seconds; without effect here.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for views that follow a finger.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.15.
  ///   - blendDuration: The time over which the duration changes from that of an interrupted spring, in
  ///     seconds; without effect here.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.
  /// - Returns: The animation.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a little bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.15.
  /// - Returns: The animation.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with bounce, with adjustments.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The bounce to add to 0.3.
  /// - Returns: The animation.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with default values whose effect is added to that of the animation it interrupts.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring whose effect is added to that of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - mass: The mass that hangs on the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The drag for each unit of velocity.
  ///   - initialVelocity: The velocity at the start, in total distances per second.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose effect is added to that of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for a spring that does not swing, up to 1 for one that never stops, below 0 for a sluggish
  ///     one.
  ///   - initialVelocity: The velocity at the start, in total distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect is added to that of the animation it interrupts.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, in total distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(AddedSpring(spring: spring, initialVelocity: initialVelocity))
  }
}

/// The distance from the end, as a part of the way, within which a spring counts as at rest: SwiftUI's
/// [`settlingDuration`](https://developer.apple.com/documentation/swiftui/spring/settlingduration) has the
/// same.
private let restDistance = 0.001

/// A spring that replaces the animation it interrupts, continuing at its place and velocity.
struct PersistentSpring: KnownAnimation, PersistentAnimation {
  let spring: Spring

  var length: TimeInterval? { spring.settlingDuration }

  private func motion<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>)
    -> (start: Start<V>, way: V, end: TimeInterval)
  {
    let start = context.state[Start<V>.self]
    let way = value - start.offset
    let scale = value.magnitudeSquared.squareRoot()
    // A spring that was taken back where it came from has no way, but still a distance to go and a velocity.
    let reach = max(
      scale, way.magnitudeSquared.squareRoot(),
      start.velocity.magnitudeSquared.squareRoot() / max(spring.frequency, .leastNonzeroMagnitude))
    let end = spring.settlingDuration(
      target: way, initialVelocity: start.velocity, epsilon: restDistance * reach)
    return (start, way, end)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let (start, way, end) = motion(value, context)
    let elapsed = time - start.time
    if elapsed >= spring.response { context.isLogicallyComplete = true }
    guard elapsed < end else { return nil }
    return start.offset + spring.value(target: way, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let (start, way, end) = motion(value, context)
    let elapsed = time - start.time
    guard elapsed < end else { return nil }
    return spring.velocity(target: way, initialVelocity: start.velocity, time: elapsed)
  }

  func takeOver<V: VectorArithmetic>(
    at offset: V, velocity: V, time: TimeInterval, context: inout AnimationContext<V>,
    from previous: Animation
  ) -> Bool {
    context.state[Start<V>.self] = Start(offset: offset, velocity: velocity, time: time)
    context.isLogicallyComplete = false
    return true
  }

  /// The place and velocity at the start of the motion.
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    var offset = V.zero
    var velocity = V.zero
    var time = 0.0

    static var defaultValue: Start<V> { Start() }
  }
}

/// A spring that runs beside the animation it interrupts.
struct AddedSpring: KnownAnimation {
  let spring: Spring
  let initialVelocity: Double

  var length: TimeInterval? {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: restDistance)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    guard time < length ?? 0 else { return nil }
    return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < length ?? 0 else { return nil }
    return value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }
}
