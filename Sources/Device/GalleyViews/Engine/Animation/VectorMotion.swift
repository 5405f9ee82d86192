import Foundation

/// A value of a view that animations move.
@MainActor package class Motion {
  /// Computes the value at a time.
  ///
  /// - Parameters:
  ///   - time: The device's time, in seconds.
  ///   - isFrozen: Whether endless motions stand as at their start.
  /// - Returns: Whether the value still moves.
  package func sample(at time: TimeInterval, isFrozen: Bool) -> Bool { false }

  /// Whether the value moves.
  package var isMoving: Bool { false }

  /// Whether all that moves the value is without end.
  package var isEndless: Bool { false }

  /// A closure that is called when the value at another time was computed.
  var changed: () -> Void = {}
}

/// A vector that animations move to its target.
///
/// Each animated change of the target adds a leg: the added way, and its animation. The value is the target
/// minus the rest of all legs, so it never jumps; an animation that can replace others, such as a spring,
/// begins at their place and velocity. A target that is set without an animation moves the running legs
/// along.
///
/// - Reference: [SwiftUI's
///   `shouldMerge(previous:value:time:context:)`](https://developer.apple.com/documentation/swiftui/customanimation/shouldmerge(previous:value:time:context:)):
///   animations that do not merge are added.
package final class VectorMotion<Vector: VectorArithmetic>: Motion {
  private struct Leg {
    var animation: Animation
    var way: Vector
    var start: TimeInterval
    var context: AnimationContext<Vector>
    /// The listeners of the leg; those for its logical end leave it before its end.
    var tokens: [ListenerToken]
    var isEndless: Bool
    /// Whether another animation has replaced it, and only its end is awaited.
    var isGhost = false
  }

  package private(set) var target: Vector
  /// The value at the time of the last sample.
  package private(set) var value: Vector
  private var legs: [Leg] = []
  private let environment: () -> EnvironmentValues

  package init(_ value: Vector, environment: @escaping () -> EnvironmentValues) {
    target = value
    self.value = value
    self.environment = environment
  }

  package override var isMoving: Bool { !legs.isEmpty }

  package override var isEndless: Bool { legs.allSatisfy { $0.isEndless } }

  /// Sets the target; running legs continue relative to it.
  package func move(to target: Vector) {
    value += target - self.target
    self.target = target
  }

  /// Ends all motion.
  func jump(to target: Vector) {
    legs = []
    self.target = target
    value = target
  }

  /// Sets the target and moves there.
  package func move(to target: Vector, by transaction: Transaction, at time: TimeInterval) {
    guard let animation = transaction.animation else { return move(to: target) }
    let way = target - self.target
    self.target = target
    let isEndless = animation.isEndless || transaction.isPartOfEndless
    let tokens = transaction.listeners.map(ListenerToken.init)
    if !takeOver(by: animation, way, tokens, isEndless, at: time) {
      let rest = endEndlessLegs(at: time)
      legs.append(
        Leg(
          animation: animation, way: way + rest, start: time,
          context: AnimationContext(environment: environment), tokens: tokens, isEndless: isEndless))
    }
    // It is shown from where it is now.
    _ = sample(at: time, isFrozen: false)
  }

  /// Puts an animation in place of all that is under way, where it can.
  private func takeOver(
    by animation: Animation, _ way: Vector, _ tokens: [ListenerToken], _ isEndless: Bool,
    at time: TimeInterval
  ) -> Bool {
    guard let last = legs.lastIndex(where: { !$0.isGhost }) else { return false }
    var leg = legs[last]
    if let persistent = animation.base as? any PersistentAnimation {
      var left = Vector.zero
      var whole = Vector.zero
      var velocity = Vector.zero
      for index in legs.indices where !legs[index].isGhost {
        let elapsed = time - legs[index].start
        velocity +=
          legs[index].animation.velocity(value: legs[index].way, time: elapsed, context: legs[index].context)
          ?? .zero
        whole += legs[index].way
        left += legs[index].way - (position(of: index, at: time) ?? legs[index].way)
      }
      var context = AnimationContext<Vector>(environment: environment)
      guard
        persistent.takeOver(
          at: whole - left, velocity: velocity, time: 0, context: &context, from: leg.animation)
      else { return false }
      leg = Leg(
        animation: animation, way: whole + way, start: time, context: context, tokens: tokens,
        isEndless: isEndless)
    } else {
      guard
        animation.shouldMerge(
          previous: leg.animation, value: leg.way, time: time - leg.start, context: &leg.context)
      else { return false }
      legs[last].isGhost = true
      leg.animation = animation
      leg.way += way
      leg.tokens = tokens
      leg.isEndless = isEndless
    }
    for index in legs.indices where animation.base is any PersistentAnimation { legs[index].isGhost = true }
    // Only listeners for the logical end wait for a replaced leg.
    legs = legs.filter { !$0.isGhost || (!$0.tokens.isEmpty && !$0.animation.isEndless) } + [leg]
    return true
  }

  /// Ends endless legs, and returns the rest of their way, which another animation takes over.
  private func endEndlessLegs(at time: TimeInterval) -> Vector {
    var rest = Vector.zero
    for index in legs.indices where legs[index].animation.isEndless {
      rest += legs[index].way - (position(of: index, at: time) ?? legs[index].way)
    }
    legs.removeAll { $0.animation.isEndless }
    return rest
  }

  private func position(of index: Int, at time: TimeInterval) -> Vector? {
    legs[index].animation.animate(
      value: legs[index].way, time: time - legs[index].start, context: &legs[index].context)
  }

  package override func sample(at time: TimeInterval, isFrozen: Bool) -> Bool {
    guard !legs.isEmpty else { return false }
    var left = Vector.zero
    var ended: [Int] = []
    for index in legs.indices {
      let instant = isFrozen && legs[index].animation.isEndless ? legs[index].start : time
      guard let position = position(of: index, at: instant) else {
        ended.append(index)
        continue
      }
      // An endless phase animator is held still in its first phase.
      if isFrozen, legs[index].isEndless, !legs[index].animation.isEndless { continue }
      if legs[index].context.isLogicallyComplete {
        legs[index].tokens.removeAll { $0.listener.criteria == .logicallyComplete }
      }
      if !legs[index].isGhost { left += legs[index].way - position }
    }
    for index in ended.reversed() { legs.remove(at: index) }
    legs.removeAll { $0.isGhost && $0.tokens.isEmpty }
    value = legs.contains { !$0.isGhost } ? target - left : target
    changed()
    return !legs.isEmpty
  }
}
