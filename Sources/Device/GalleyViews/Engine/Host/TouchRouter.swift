import Foundation
import GalleyRaster
import GalleyServices
import GalleyTree

/// The router of touches, which recognizes taps, long presses and pans of a finger, beside the gestures of
/// views.
///
/// The deepest node with a tap action receives the tap; a moving finger belongs to the nearest node that
/// follows it in that direction, and no longer becomes a tap. Distances and times are those of
/// ``TouchThresholds``.
@MainActor final class TouchRouter {
  private unowned let host: ViewHost
  private var touch: Touch?
  private var carry: Carry?
  private var count = 0
  private lazy var arena = makeArena()

  /// The number of reactions to touches: actions, gestures, and views that move with a finger.
  private(set) var answers = 0

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

  /// A finger that carries content since a long press; other fingers keep their normal effects.
  private struct Carry {
    let finger: Int
    let content: any LiftedContent
    let start: CGPoint
    /// The node of the long press, unless the finger moves.
    let pressed: Node?
    var hasMoved = false
  }

  /// The content that a finger carries.
  var lifted: (any LiftedContent)? { carry?.content }

  private func makeArena() -> GestureArena {
    let arena = GestureArena(host) { [unowned self] action, node in perform(action, of: node) }
    arena.whenMade = { [unowned self] in spendIfGestureIsMade() }
    arena.whenAnswered = { [unowned self] in answered() }
    return arena
  }

  /// Counts a reaction to a touch.
  func answered() { answers += 1 }

  func touch(_ phase: TouchPhase, at point: CGPoint, finger: Int) {
    if let carry, carry.finger == finger { return follow(carry, phase, point) }
    guard touch == nil || touch?.finger == finger else {
      return followFurther(phase, at: point, finger: finger)
    }
    switch phase {
    case .began: began(point, finger)
    case .moved where touch == nil: arena.moved(finger, to: point, control: nil)
    case .moved: moved(point)
    case .ended: ended(point, finger)
    }
  }

  /// Follows a further finger for gestures that ask for it: there the first finger's touch is no longer a
  /// tap.
  private func followFurther(_ phase: TouchPhase, at point: CGPoint, finger: Int) {
    switch phase {
    case .began:
      guard arena.hasGestures, var first = touch, first.panning == nil else { return }
      first.pressed?.pressChanged(false)
      first.pressed = nil
      first.isSpent = true
      touch = first
      arena.began(finger, at: point, chain: [], control: nil)
    case .moved: arena.moved(finger, to: point, control: nil)
    case .ended: arena.ended(finger, at: point, tap: nil)
    }
  }

  private func began(_ point: CGPoint, _ finger: Int) {
    count += 1
    host.touchStart = point
    host.closeEditMenus(besides: point)
    let chain = host.chain(at: point)
    let isUsedUp = chain.reduce(false) { $1.touchBegan(at: point) || $0 }
    if isUsedUp { answered() }
    if !isUsedUp, let tracking = chain.first(where: { $0.tracksTouch(from: point) }) {
      touch = Touch(
        number: count, finger: finger, start: point, chain: chain,
        samples: [(host.environment.clock.now, point)], panning: tracking, isSpent: true)
      arena.began(finger, at: point, chain: chain, control: .control(at: -1))
      arena.yield()
      answered()
      return tracking.panBegan()
    }
    let pressed = isUsedUp ? nil : chain.first { $0.tapAction != nil || $0.longPressAction != nil }
    pressed?.pressChanged(true)
    touch = Touch(
      number: count, finger: finger, start: point, chain: chain,
      samples: [(host.environment.clock.now, point)],
      pressed: pressed, stopsMotion: isUsedUp)
    if !isUsedUp {
      arena.began(finger, at: point, chain: chain, control: rank(of: pressed, in: chain))
      spendIfGestureIsMade()
    }
    guard !isUsedUp, chain.contains(where: { $0.longPressAction != nil || $0.mayBeLifted }) else { return }
    let number = count
    host.environment.clock.after(TouchThresholds.longPress) { [weak self] in self?.pressedLong(number) }
  }

  /// A finger has lain still for the time of a long press.
  private func pressedLong(_ number: Int) {
    guard let touch, touch.number == number, touch.panning == nil, !touch.isSpent else { return }
    let lifted = carry == nil ? lifted(by: touch) : nil
    let long = touch.chain.first { $0.longPressAction != nil }
    guard lifted != nil || long?.isInWindow == true else { return }
    touch.pressed?.pressChanged(false)
    self.touch?.pressed = nil
    self.touch?.isSpent = true
    answered()
    if let lifted {
      carry = Carry(finger: touch.finger, content: lifted, start: touch.start, pressed: long)
      self.touch = nil
      arena.leave(touch.finger)
    } else {
      arena.yield()
      if let long { perform(long.longPressAction, of: long) }
    }
    host.setNeedsDisplay()
  }

  private func lifted(by touch: Touch) -> (any LiftedContent)? {
    touch.chain.lazy.filter(\.isInWindow).compactMap { $0.lifted(at: touch.start) }.first
  }

  /// Follows a finger that carries content; a finger that has not moved has only pressed long.
  private func follow(_ carry: Carry, _ phase: TouchPhase, _ point: CGPoint) {
    switch phase {
    case .began: break
    case .moved:
      self.carry?.hasMoved = true
      carry.content.moved(to: point)
    case .ended:
      self.carry = nil
      if carry.hasMoved || point != carry.start {
        carry.content.ended(at: point)
      } else {
        carry.content.cancelled()
        if let long = carry.pressed, long.isInWindow { perform(long.longPressAction, of: long) }
      }
    }
  }

  /// Drops the carried content, as when its app has ended.
  func dropCarried() {
    carry?.content.cancelled()
    carry = nil
  }

  private func rank(of node: Node?, in chain: [Node]) -> GestureArena.Rank? {
    chain.firstIndex { $0 === node }.map { .control(at: $0) }
  }

  /// Keeps controls and scroll views from following a finger with which a gesture is recognized.
  private func spendIfGestureIsMade() {
    guard arena.hasWinner, var spent = touch, !spent.isSpent else { return }
    spent.pressed?.pressChanged(false)
    spent.pressed = nil
    spent.isSpent = true
    touch = spent
  }

  private func moved(_ point: CGPoint) {
    guard var touch else { return }
    let previous = touch.samples[touch.samples.count - 1].point
    touch.samples.append((host.environment.clock.now, point))
    self.touch = touch
    if let panning = touch.panning {
      if panning.isInWindow { panning.panChanged(pan(touch, to: point, from: previous)) }
      return arena.moved(touch.finger, to: point, control: nil)
    }
    let travel = CGVector(dx: point.x - touch.start.x, dy: point.y - touch.start.y)
    guard !touch.isSpent, max(abs(travel.dx), abs(travel.dy)) > TouchThresholds.slop else {
      let control = touch.isSpent ? nil : rank(of: touch.pressed, in: touch.chain)
      arena.moved(touch.finger, to: point, control: control)
      return spendIfGestureIsMade()
    }
    let panning = panning(touch, PanDirection(travel))
    touch.pressed?.pressChanged(false)
    touch.pressed = nil
    self.touch = touch
    arena.moved(touch.finger, to: point, control: rank(of: panning, in: touch.chain))
    touch.isSpent = true
    if let panning, !arena.hasWinner {
      touch.panning = panning
      self.touch = touch
      arena.yield()
      answered()
      panning.panBegan()
      panning.panChanged(pan(touch, to: point, from: touch.start))
    } else {
      self.touch = touch
    }
  }

  /// The node that follows a finger in a direction.
  private func panning(_ touch: Touch, _ direction: PanDirection) -> Node? {
    let start = touch.start
    let first = touch.chain.first { $0.isInWindow && $0.wantsPan(from: start, direction: direction) }
    return first.map { first in
      touch.chain.first { $0.claimsPan(of: first, from: start, direction: direction) } ?? first
    }
  }

  private func ended(_ point: CGPoint, _ finger: Int) {
    guard var touch else { return arena.ended(finger, at: point, tap: nil) }
    self.touch = nil
    let previous = touch.samples[touch.samples.count - 1].point
    touch.samples.append((host.environment.clock.now, point))
    var tap: (rank: GestureArena.Rank, action: () -> Void)?
    if let panning = touch.panning {
      if panning.isInWindow {
        panning.panEnded(pan(touch, to: point, from: previous))
      } else {
        panning.panCancelled()
      }
    } else if !touch.isSpent, !touch.stopsMotion {
      touch.pressed?.pressChanged(false)
      // A node that left the window under the finger, as below a new page, is not tapped any more.
      if let tapped = touch.chain.first(where: { $0.tapAction != nil }), tapped.isInWindow,
        let rank = rank(of: tapped, in: touch.chain)
      {
        let action = tapped.tapAction
        tap = (rank, { [unowned self] in perform(action, of: tapped) })
      }
    }
    arena.ended(touch.finger, at: point, tap: tap)
  }

  /// Performs the action of a touch.
  func perform(_ action: (() -> Void)?, of node: Node) {
    guard let action else { return }
    answered()
    if node.answersAtOnce { action() } else { host.actions.perform(action, of: node) }
  }

  private func pan(_ touch: Touch, to point: CGPoint, from previous: CGPoint) -> Pan {
    let now = host.environment.clock.now
    let window = touch.samples.first { now - $0.time <= TouchThresholds.velocityWindow } ?? (now, point)
    let seconds = (now - window.time) / .seconds(1)
    let velocity =
      seconds > 0
      ? CGVector(dx: (point.x - window.point.x) / seconds, dy: (point.y - window.point.y) / seconds) : .zero
    return Pan(start: touch.start, location: point, previous: previous, velocity: velocity)
  }
}

/// The device's requests about the touches of a window.
extension ViewHost {
  /// The number of reactions to touches, pointers and keys in the window.
  package var inputAnswers: Int { touches.answers }

  /// Whether a finger that was put down in the window carries content.
  package var isCarrying: Bool { touches.lifted != nil }

  /// Drops the carried content.
  package func dropCarried() { touches.dropCarried() }

  /// Draws the carried content, as above another app.
  package func drawCarried(into list: inout DisplayList) {
    guard let lifted = touches.lifted else { return }
    drawing { lifted.draw(into: &list) }
  }

  /// The nodes at a point, the deepest first.
  func chain(at point: CGPoint) -> [Node] {
    var chain: [Node] = []
    var node = hitTest(point)
    while let current = node {
      chain.append(current)
      node = current.parent
    }
    return chain
  }
}
