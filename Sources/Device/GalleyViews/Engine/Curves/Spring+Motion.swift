import Foundation

// The damped harmonic oscillator in closed form. With w the frequency and z the damping ratio, the distance d from the target
// solves d″ + 2zw·d′ + w²·d = 0; at any time it is a·d(0) + b·d′(0), with factors that depend on the time alone.
extension Spring {
  /// The factors of the initial distance and velocity in those at a time.
  struct Factors {
    var distance: (distance: Double, velocity: Double)
    var velocity: (distance: Double, velocity: Double)
  }

  /// The factors at a time in seconds, from 0.
  func factors(at time: Double) -> Factors {
    guard frequency.isFinite else { return Factors(distance: (0, 0), velocity: (0, 0)) }
    let w = frequency
    let z = dampingRatio
    // Next to 1 both other forms are differences of almost equal numbers.
    let isCritical = abs(z - 1) < 1e-7
    if z < 1, !isCritical {
      let swing = w * (1 - z * z).squareRoot()
      let fade = exp(-z * w * time)
      let s = fade * sin(swing * time) / swing
      let c = fade * cos(swing * time)
      return Factors(distance: (c + z * w * s, s), velocity: (-w * w * s, c - z * w * s))
    }
    if isCritical {
      let fade = exp(-w * time)
      return Factors(
        distance: (fade * (1 + w * time), fade * time),
        velocity: (-fade * w * w * time, fade * (1 - w * time)))
    }
    let root = w * (z * z - 1).squareRoot()
    // The product of both rates is w²: so the slow one, a difference of near numbers, does not lose its digits.
    let fast = -z * w - root
    let slow = w * w / fast
    let a = exp(slow * time)
    let b = exp(fast * time)
    let span = slow - fast
    return Factors(
      distance: ((slow * b - fast * a) / span, (a - b) / span),
      velocity: (slow * fast * (b - a) / span, (slow * a - fast * b) / span))
  }

  /// The value at a time, on the way from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The value.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    guard time > 0 else { return .zero }
    let factors = factors(at: time).distance
    return target.scaled(by: 1 - factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// The velocity at a time, on the way from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The velocity, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard time > 0 else { return initialVelocity }
    let factors = factors(at: time).velocity
    return initialVelocity.scaled(by: factors.velocity) - target.scaled(by: factors.distance)
  }

  /// The value at a time, on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The start of the way.
  ///   - toValue: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The value.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity at a time, on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The start of the way.
  ///   - toValue: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// - Returns: The velocity, per second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval)
    -> V
  {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - position: The position of the mass.
  ///   - velocity: The mass's velocity, per second.
  /// - Returns: The force.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on the mass, on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The start of the way.
  ///   - toValue: The end of the way.
  ///   - position: The position of the mass.
  ///   - velocity: The mass's velocity, per second.
  /// - Returns: The force.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Lets the spring move for some time.
  ///
  /// - Parameters:
  ///   - value: The position of the mass.
  ///   - velocity: The mass's velocity, per second.
  ///   - target: The position of rest.
  ///   - deltaTime: The time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    guard deltaTime > 0 else { return }
    let factors = factors(at: deltaTime)
    let distance = value - target
    value =
      target + distance.scaled(by: factors.distance.distance)
      + velocity.scaled(by: factors.distance.velocity)
    velocity =
      distance.scaled(by: factors.velocity.distance) + velocity.scaled(by: factors.velocity.velocity)
  }

  /// The time until the spring is at rest.
  ///
  /// From this time on, a bound of the distance stays below the limit. The bound is the envelope of a spring
  /// that swings, and the distance itself of one that does not.
  ///
  /// - Parameters:
  ///   - target: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance that counts as rest.
  /// - Returns: The time in seconds; infinite for a spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// The time until the spring is at rest, on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The start of the way.
  ///   - toValue: The end of the way.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance that counts as rest.
  /// - Returns: The time in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private func settlingDuration(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
    guard frequency.isFinite, distance + speed > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    func bound(_ time: Double) -> Double {
      let z = dampingRatio
      guard z < 1 - 1e-7 else {
        let factors = factors(at: time).distance
        return abs(factors.distance) * distance + abs(factors.velocity) * speed
      }
      let root = (1 - z * z).squareRoot()
      return exp(-z * frequency * time) * (distance / root + speed / (frequency * root))
    }
    var high = response
    while bound(high) > epsilon { high *= 2 }
    var low = 0.0
    // The bound falls, but for a spring that was pushed: the last crossing is the one that counts, and the doubling has passed it.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
