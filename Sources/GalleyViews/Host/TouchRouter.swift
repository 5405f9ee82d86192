import Foundation
import GalleyServices
import GalleyTree

/// Recognizes taps, long presses and pans in the touches of a finger.
///
/// The deepest node with a tap action gets the tap; a finger that moves belongs to the nearest
/// node that wants to follow it in that direction, and no longer becomes a tap. Distances and times are those
/// of UIKit's gesture recognizers: 10 points until a touch is a pan, half a second until it is a long press.
@MainActor final class TouchRouter {
  private static let slop: CGFloat = 10
  private static let longPress = Duration.milliseconds(500)

  private unowned let host: ViewHost
  private var touch: Touch?
  private var pair: (fingers: FingerPair, nodes: [Node])?
  private var count = 0

  init(_ host: ViewHost) {
    self.host = host
  }

  private struct Touch {
    let number: Int
    let finger: Int
    let start: CGPoint
    let chain: [Node]
    var samples: [(time: Duration, point: CGPoint)]
    var pressed: Node?
    var panning: Node?
    var stopsMotion = false
    var isSpent = false
  }

  func touch(_ phase: TouchPhase, at point: CGPoint, finger: Int) {
    follow(phase, at: point, finger: finger)
    guard touch == nil || touch?.finger == finger else { return }
    switch phase {
    case .began: began(point, finger)
    case .moved: moved(point)
    case .ended: ended(point)
    }
  }

  /// Follows two fingers on a view that asks for them: there the touch of the first is no tap any more.
  private func follow(_ phase: TouchPhase, at point: CGPoint, finger: Int) {
    if phase == .began, pair == nil, var first = touch, first.finger != finger {
      let nodes = first.chain.filter { $0.pairAction != nil }
      guard first.panning == nil, !nodes.isEmpty else { return }
      first.pressed?.pressChanged(false)
      first.pressed = nil
      first.isSpent = true
      touch = first
      let place = first.samples[first.samples.count - 1].point
      pair = (FingerPair(first.finger, place, finger, point), nodes)
    } else if var pair, pair.fingers.fingers.contains(finger), phase != .began {
      pair.fingers.move(finger, to: point)
      self.pair = phase == .ended ? nil : pair
      for node in pair.nodes where node.isInWindow { node.pairAction?(pair.fingers, phase == .ended) }
    }
  }

  private func began(_ point: CGPoint, _ finger: Int) {
    count += 1
    host.touchStart = point
    var chain: [Node] = []
    var node = host.hitTest(point)
    while let current = node {
      chain.append(current)
      node = current.parent
    }
    let isUsedUp = chain.reduce(false) { $1.touchBegan(at: point) || $0 }
    if !isUsedUp, let tracking = chain.first(where: { $0.tracksTouch(from: point) }) {
      touch = Touch(
        number: count, finger: finger, start: point, chain: chain,
        samples: [(host.environment.clock.now, point)], panning: tracking, isSpent: true)
      return tracking.panBegan()
    }
    let pressed = isUsedUp ? nil : chain.first { $0.tapAction != nil || $0.longPressAction != nil }
    pressed?.pressChanged(true)
    touch = Touch(
      number: count, finger: finger, start: point, chain: chain,
      samples: [(host.environment.clock.now, point)],
      pressed: pressed, stopsMotion: isUsedUp)
    if !isUsedUp, let long = chain.first(where: { $0.longPressAction != nil }) {
      let number = count
      host.environment.clock.after(Self.longPress) { [weak self] in
        guard let self, let touch = self.touch, touch.number == number, touch.panning == nil, !touch.isSpent,
          long.isInWindow
        else {
          return
        }
        touch.pressed?.pressChanged(false)
        self.touch?.pressed = nil
        self.touch?.isSpent = true
        self.perform(long.longPressAction, of: long)
      }
    }
  }

  private func moved(_ point: CGPoint) {
    guard var touch else { return }
    let previous = touch.samples[touch.samples.count - 1].point
    touch.samples.append((host.environment.clock.now, point))
    defer { self.touch = touch }
    if let panning = touch.panning {
      if panning.isInWindow { panning.panChanged(pan(touch, to: point, from: previous)) }
      return
    }
    guard !touch.isSpent else { return }
    let travel = CGVector(dx: point.x - touch.start.x, dy: point.y - touch.start.y)
    guard max(abs(travel.dx), abs(travel.dy)) > Self.slop else { return }
    touch.pressed?.pressChanged(false)
    touch.pressed = nil
    touch.isSpent = true
    let direction = PanDirection(travel)
    let start = touch.start
    if let first = touch.chain.first(where: {
      $0.isInWindow && $0.wantsPan(from: start, direction: direction)
    }) {
      let panning =
        touch.chain.first { $0.claimsPan(of: first, from: start, direction: direction) } ?? first
      touch.panning = panning
      panning.panBegan()
      panning.panChanged(pan(touch, to: point, from: touch.start))
    }
  }

  private func ended(_ point: CGPoint) {
    guard var touch else { return }
    self.touch = nil
    let previous = touch.samples[touch.samples.count - 1].point
    touch.samples.append((host.environment.clock.now, point))
    if let panning = touch.panning {
      if panning.isInWindow {
        panning.panEnded(pan(touch, to: point, from: previous))
      } else {
        panning.panCancelled()
      }
    } else if !touch.isSpent, !touch.stopsMotion {
      touch.pressed?.pressChanged(false)
      // A node that left the window under the finger, as below a new page, is not tapped any more.
      if let tapped = touch.chain.first(where: { $0.tapAction != nil }), tapped.isInWindow {
        perform(tapped.tapAction, of: tapped)
      }
    }
  }

  private func perform(_ action: (() -> Void)?, of node: Node) {
    guard let action else { return }
    if node.answersAtOnce { action() } else { host.actions.perform(action, of: node) }
  }

  /// The speed is taken over the last tenth of a second, so that a finger that rests before it is lifted throws nothing.
  private func pan(_ touch: Touch, to point: CGPoint, from previous: CGPoint) -> Pan {
    let now = host.environment.clock.now
    let window = touch.samples.first { now - $0.time <= .milliseconds(100) } ?? (now, point)
    let seconds = (now - window.time) / .seconds(1)
    let velocity =
      seconds > 0
      ? CGVector(dx: (point.x - window.point.x) / seconds, dy: (point.y - window.point.y) / seconds) : .zero
    return Pan(start: touch.start, location: point, previous: previous, velocity: velocity)
  }
}
