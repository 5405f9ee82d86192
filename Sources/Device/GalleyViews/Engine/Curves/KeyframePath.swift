import Foundation

/// The way of a value through keyframes, in closed form.
struct KeyframePath<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Piece {
    let kind: Kind
    let start: Vector
    let end: Vector
    let duration: TimeInterval
    /// Whether the end is reached; a spring may have less time than it needs.
    var isComplete = true

    func value(at time: TimeInterval) -> Vector {
      guard duration > 0, time < duration || !isComplete else { return end }
      switch kind {
      case .jump: return end
      case .line(let curve): return start.interpolated(towards: end, amount: curve.value(at: time / duration))
      case .cubic(let first, let last):
        // Hermite's form of the cubic between two places with two velocities.
        let s = time / duration
        let way = (end - start).scaled(by: s * s * (3 - 2 * s))
        let leaving = first.scaled(by: duration * s * (1 - s) * (1 - s))
        let arriving = last.scaled(by: duration * s * s * (s - 1))
        return start + way + leaving + arriving
      case .spring(let spring, let velocity):
        return start + spring.value(target: end - start, initialVelocity: velocity, time: time)
      }
    }

    /// The velocity at the end, per second.
    var velocity: Vector {
      guard duration > 0 else { return .zero }
      switch kind {
      case .jump: return .zero
      case .line(let curve):
        let slope = curve.velocity(at: 1)
        return slope.isFinite ? (end - start).scaled(by: slope / duration) : .zero
      case .cubic(_, let last): return last
      case .spring(let spring, let velocity):
        return spring.velocity(target: end - start, initialVelocity: velocity, time: duration)
      }
    }
  }

  private enum Kind {
    case jump
    case line(UnitCurve)
    case cubic(start: Vector, end: Vector)
    case spring(Spring, velocity: Vector)
  }

  private let initial: Value
  private let pieces: [Piece]

  init(from initial: Value, _ legs: [KeyframeLeg<Value>]) {
    self.initial = initial
    var pieces: [Piece] = []
    var place = initial.animatableData
    var velocity = Vector.zero
    for (index, leg) in legs.enumerated() {
      let end = leg.end.animatableData
      let piece: Piece
      switch leg.kind {
      case .jump: piece = Piece(kind: .jump, start: place, end: end, duration: 0)
      case .line(let curve):
        piece = Piece(kind: .line(curve), start: place, end: end, duration: max(0, leg.duration ?? 0))
      case .cubic(let start, let finish):
        let duration = max(0, leg.duration ?? 0)
        piece = Piece(
          kind: .cubic(
            start: start?.animatableData ?? velocity,
            end: finish?.animatableData
              ?? Self.velocity(from: place, through: end, duration, to: legs.dropFirst(index + 1).first)),
          start: place, end: end, duration: duration)
      case .spring(let spring, let push):
        let start = push?.animatableData ?? velocity
        let way = end - place
        let reach = max(
          way.magnitudeSquared.squareRoot(), start.magnitudeSquared.squareRoot() / spring.frequency)
        piece = Piece(
          kind: .spring(spring, velocity: start), start: place, end: end,
          duration: leg.duration.map { max(0, $0) }
            ?? spring.settlingDuration(target: way, initialVelocity: start, epsilon: 0.001 * reach),
          isComplete: leg.duration == nil)
      }
      pieces.append(piece)
      velocity = piece.velocity
      // A spring with an explicit duration may not have arrived yet.
      place = piece.value(at: piece.duration)
    }
    self.pieces = pieces
  }

  /// Returns the velocity at a cubic keyframe: that of a Catmull–Rom spline if another cubic follows,
  /// otherwise zero.
  private static func velocity(
    from start: Vector, through place: Vector, _ duration: TimeInterval, to next: KeyframeLeg<Value>?
  ) -> Vector {
    guard let next, case .cubic(let given, _) = next.kind else { return .zero }
    if let given { return given.animatableData }
    let time = duration + max(0, next.duration ?? 0)
    return time > 0 ? (next.end.animatableData - start).scaled(by: 1 / time) : .zero
  }

  /// The time of all legs, in seconds.
  var duration: TimeInterval { pieces.reduce(0) { $0 + $1.duration } }

  /// Returns the value at a time in seconds, limited to the start and the end.
  func value(at time: TimeInterval) -> Value {
    var value = initial
    var start = 0.0
    guard time >= 0 else { return value }
    for piece in pieces {
      if time < start + piece.duration {
        value.animatableData = piece.value(at: time - start)
        return value
      }
      start += piece.duration
      value.animatableData = piece.value(at: piece.duration)
    }
    return value
  }
}
