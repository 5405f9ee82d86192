import Foundation

/// An animation that begins later.
struct DelayedAnimation<Base: CustomAnimation>: KnownAnimation {
  let base: Base
  let delay: TimeInterval

  var length: TimeInterval? { base.knownLength.map { max(0, delay + $0) } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation that runs faster or slower; a speed of 0 or less stops it at its start forever.
struct SpeedAnimation<Base: CustomAnimation>: KnownAnimation, PersistentAnimation {
  let base: Base
  let speed: Double

  var length: TimeInterval? { speed > 0 ? base.knownLength.map { $0 / speed } : .infinity }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(0, time * speed), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: max(0, time * speed), context: context)?.scaled(by: max(0, speed))
  }

  func takeOver<V: VectorArithmetic>(
    at offset: V, velocity: V, time: TimeInterval, context: inout AnimationContext<V>,
    from previous: Animation
  ) -> Bool {
    guard speed > 0, let base = base as? any PersistentAnimation else { return false }
    return base.takeOver(
      at: offset, velocity: velocity.scaled(by: 1 / speed), time: time * speed, context: &context,
      from: previous)
  }
}

/// An animation that runs several times or forever.
struct RepeatedAnimation<Base: CustomAnimation>: KnownAnimation {
  let base: Base
  /// The number of runs; `nil` for endless repetition.
  let count: Int?
  let autoreverses: Bool

  var length: TimeInterval? {
    guard let count else { return .infinity }
    return base.knownLength.map { $0 * Double(max(0, count)) }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let (round, start) = round(at: time, value, &context) else { return nil }
    // On its way back a value takes the same curve, as SwiftUI's does, and not the curve in reverse.
    let isBack = autoreverses && round % 2 == 1
    let part = base.animate(value: value, time: time - start, context: &context) ?? value
    context.isLogicallyComplete = false
    return isBack ? value - part : part
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var context = context
    guard let (round, start) = round(at: time, value, &context) else { return nil }
    let velocity = base.velocity(value: value, time: time - start, context: context) ?? .zero
    return autoreverses && round % 2 == 1 ? .zero - velocity : velocity
  }

  /// Returns the number of the run, from 0, and its start; `nil` at the end.
  private func round<V: VectorArithmetic>(
    at time: TimeInterval, _ value: V, _ context: inout AnimationContext<V>
  ) -> (index: Int, start: TimeInterval)? {
    var state = context.state[Round.self]
    if let length = base.knownLength {
      guard length > 0, length.isFinite else { return length > 0 ? (0, 0) : nil }
      state.index = Int((time / length).rounded(.down))
      state.start = Double(state.index) * length
    } else {
      // Only the animation itself knows when it is over.
      var inner = context
      while base.animate(value: value, time: time - state.start, context: &inner) == nil {
        guard time > state.start, state.index < count ?? .max else { break }
        state = Round(index: state.index + 1, start: time)
      }
      context.state[Round.self] = state
    }
    return state.index < count ?? .max ? (state.index, state.start) : nil
  }

  private struct Round: AnimationStateKey {
    var index = 0
    var start = 0.0

    static var defaultValue: Round { Round() }
  }
}
