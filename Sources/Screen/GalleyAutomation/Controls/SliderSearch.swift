/// The drags that bring a slider's thumb to a position, or to the step that is nearest to it.
///
/// Each drag goes to where the thumb should be. A thumb that stays although it was dragged is dragged further: as far
/// beyond the wanted position as it is before it, which takes it to any step that is nearer, and on until it moves. A
/// thumb that comes to a place for the second time has steps on both sides of the wanted position; it is left at the
/// nearer one.
struct SliderSearch {
  /// The position of the thumb.
  private(set) var position: Double
  /// Whether the thumb is at the step that is nearest to the wanted position.
  private(set) var isAtNearestStep = false

  private let wanted: Double
  private let track: SliderTrack
  private var attempts = 0
  /// The positions of the thumb before the first drag, and after each drag that moved it.
  private var visited: [Double]
  /// Whether the beginning is on the right.
  private var isMirrored = false
  /// Whether a drag has moved the thumb the way it went, so that it is known where the beginning is.
  private var isOriented = false
  /// The number of drags in a row that did not move the thumb.
  private var stays = 0
  private var goal = 0.0
  private var isReturning = false

  init(wanted: Double, from position: Double, on track: SliderTrack) {
    self.wanted = wanted
    self.position = position
    self.track = track
    visited = [position]
  }

  private var error: Double { wanted - position }

  private var best: Double { visited.min { abs($0 - wanted) < abs($1 - wanted) } ?? position }

  /// The next drag, in parts of the way from the left end to the right one.
  ///
  /// - Returns: The drag; `nil` if the thumb is where it should be, or as near as it gets.
  mutating func next() -> (from: Double, to: Double)? {
    guard attempts < SliderTrack.attempts, abs(error) > track.resolution, !isAtNearestStep else { return nil }
    attempts += 1
    goal = min(max(nextGoal(), -track.overhang), 1 + track.overhang)
    return (part(position), part(goal))
  }

  private func nextGoal() -> Double {
    if isReturning { return best }
    guard stays > 0 else { return wanted }
    // Before the first move the direction is not known: each distance is tried from either side.
    let round = isOriented ? stays : stays / 2
    let reach = error * pow2(round)
    let target = position + reach
    let isBeyond = target < -track.overhang || target > 1 + track.overhang
    // At the end of the track there is nothing further along; that a thumb moves at all is seen the other way.
    if isBeyond, !isOriented, round > 2 { return error > 0 ? position / 2 : (1 + position) / 2 }
    return target
  }

  private func pow2(_ exponent: Int) -> Double { Double(1 << min(max(exponent, 0), 20)) }

  private func part(_ position: Double) -> Double { isMirrored ? 1 - position : position }

  /// Takes note of where the thumb is after a drag.
  mutating func ended(at after: Double) {
    let before = position
    position = after
    guard after != before else {
      if isReturning {
        isReturning = false
        return
      }
      stays += 1
      if !isOriented {
        // There may be no thumb where it was touched.
        isMirrored.toggle()
      } else if isReflected(from: before) {
        isAtNearestStep = before == best
        isReturning = !isAtNearestStep
      }
      return
    }
    if (after - before) * (goal - before) < 0 {
      isMirrored.toggle()
      stays = 0
      visited.append(after)
      return
    }
    let isKnown = visited.contains(after)
    let wasAimed = stays == 0
    visited.append(after)
    isOriented = true
    stays = 0
    // A drag to the very position ends at the nearest step, unless the track is not quite where it was thought to be.
    guard isReturning || (isKnown && wasAimed) else { return }
    isAtNearestStep = after == best && abs(error) > track.resolution
    isReturning = after != best
  }

  /// Whether the last drag would have taken the thumb to any step that is nearer than where it stayed.
  private func isReflected(from before: Double) -> Bool {
    let end = error > 0 ? 1 + track.overhang : -track.overhang
    let isAtEnd = abs(goal - end) < 1e-9
    return isAtEnd
      || (abs(goal - before) >= 2 * abs(error) - 1e-9 && abs(goal - before) > SliderTrack.smallest)
  }
}
