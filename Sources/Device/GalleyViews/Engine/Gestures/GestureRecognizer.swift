import Foundation
import GalleyServices
import GalleyTree

/// The state of a gesture.
enum GesturePhase<Value> {
  /// The gesture is still possible.
  case possible
  /// The gesture is in progress.
  case active(Value)
  /// The gesture has ended successfully.
  case ended(Value)
  /// The gesture has failed.
  case failed
}

/// A finger on the screen.
struct GestureFinger {
  let number: Int
  let start: CGPoint
  let startTime: Duration
  /// The recent places of the finger, the current one last.
  var samples: [(time: Duration, point: CGPoint)]

  var location: CGPoint { samples[samples.count - 1].point }

  /// Returns the velocity before the finger was lifted, in points per second.
  func velocity(at now: Duration) -> CGSize {
    guard let first = samples.first(where: { now - $0.time <= TouchThresholds.velocityWindow }) else {
      return .zero
    }
    let seconds = (now - first.time) / .seconds(1)
    guard seconds > 0 else { return .zero }
    return CGSize(
      width: (location.x - first.point.x) / seconds, height: (location.y - first.point.y) / seconds)
  }

  /// Whether it is farther from its start than a tap may go.
  var hasLeft: Bool {
    max(abs(location.x - start.x), abs(location.y - start.y)) > TouchThresholds.slop
  }
}

/// An event for a recognizer.
struct GestureEvent {
  enum Change {
    case began(Int)
    case moved(Int)
    case ended(Int)
    /// Time has passed.
    case time
  }

  let change: Change
  /// The fingers on the screen in the order in which they came down, including one that has just been lifted.
  let fingers: [GestureFinger]
  let now: Duration

  /// The number of fingers that are down after the change.
  var downCount: Int {
    if case .ended = change { return fingers.count - 1 }
    return fingers.count
  }
}

/// The place at which a gesture is recognized: a view, and its window's clock.
@MainActor final class GesturePlace {
  unowned let host: ViewHost
  /// The node of the view with the gesture.
  weak var node: Node?
  /// A closure that notifies the recognizers of the passing of time.
  var tick: () -> Void = {}

  init(_ host: ViewHost) {
    self.host = host
  }

  var now: Duration { host.environment.clock.now }

  /// Notifies the recognizers after a delay.
  func wake(after delay: Duration) {
    host.environment.clock.after(delay) { [weak self] in self?.tick() }
  }

  /// Notifies the recognizers after a delay; until then the screen counts as changing.
  func waitVisibly(_ delay: Duration, for name: String) {
    host.animator.run(name) { [weak self] elapsed in
      guard elapsed >= delay else { return true }
      self?.tick()
      return false
    }
  }

  /// A point of the window in a space of the view.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    node?.convert(windowPoint: point, to: space) ?? point
  }
}

/// A recognizer of a gesture, with the type of the value erased.
///
/// A recognizer only follows the fingers. Its actions are collected once the arena has decided for this
/// gesture.
@MainActor class AnyGestureRecognizer {
  let place: GesturePlace

  init(_ place: GesturePlace) {
    self.place = place
  }

  /// Whether the gesture is still possible.
  var isPossible: Bool { false }
  /// Whether it is being made, or has been.
  var isRecognized: Bool { false }
  /// Whether the gesture has ended successfully.
  var isEnded: Bool { false }
  /// Whether this gesture excludes others once it is recognized; a press that is not long yet does not.
  var claims: Bool { isRecognized }
  /// Whether it waits for fingers that come down again.
  var isWaiting: Bool { false }
  /// Whether this delays gestures that it precedes: lifting or holding the finger could still complete it.
  var holdsBack: Bool { false }

  func handle(_ event: GestureEvent) {}
  /// Cancels the gesture.
  func cancel() {}
  /// Resets the recognizer.
  func reset() {}
  /// Appends the actions since the last call.
  func takeActions(into actions: inout [() -> Void]) {}
}

/// A recognizer of a gesture.
@MainActor class GestureRecognizer<Value>: AnyGestureRecognizer {
  var phase = GesturePhase<Value>.possible

  final override var isPossible: Bool {
    if case .possible = phase { return true }
    return false
  }

  final override var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  final override var isEnded: Bool {
    if case .ended = phase { return true }
    return false
  }

  final var isFailed: Bool {
    if case .failed = phase { return true }
    return false
  }

  /// Whether the gesture is over.
  final var isOver: Bool { isEnded || isFailed }

  override func cancel() { phase = .failed }
  override func reset() { phase = .possible }
}

/// A recognizer that calls an action at the end of a gesture.
final class EndedRecognizer<Value>: GestureRecognizer<Value> {
  private(set) var content: GestureRecognizer<Value>?
  private var action: (Value) -> Void = { _ in }
  private var isDone = false

  func update(_ content: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  override var claims: Bool { content?.claims ?? false }
  override var isWaiting: Bool { content?.isWaiting ?? false }
  override var holdsBack: Bool { content?.holdsBack ?? false }

  override func handle(_ event: GestureEvent) {
    content?.handle(event)
    phase = content?.phase ?? .failed
  }

  override func cancel() {
    content?.cancel()
    super.cancel()
  }

  override func reset() {
    content?.reset()
    isDone = false
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    content?.takeActions(into: &actions)
    guard case .ended(let value) = phase, !isDone else { return }
    isDone = true
    actions.append { [action] in action(value) }
  }
}

/// A recognizer that calls an action whenever the value of a gesture changes.
final class ChangedRecognizer<Value: Equatable>: GestureRecognizer<Value> {
  private(set) var content: GestureRecognizer<Value>?
  private var action: (Value) -> Void = { _ in }
  private var last: Value?

  func update(_ content: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  override var claims: Bool { content?.claims ?? false }
  override var isWaiting: Bool { content?.isWaiting ?? false }
  override var holdsBack: Bool { content?.holdsBack ?? false }

  override func handle(_ event: GestureEvent) {
    content?.handle(event)
    phase = content?.phase ?? .failed
  }

  override func cancel() {
    content?.cancel()
    super.cancel()
  }

  override func reset() {
    content?.reset()
    last = nil
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    content?.takeActions(into: &actions)
    guard case .active(let value) = phase, value != last else { return }
    last = value
    actions.append { [action] in action(value) }
  }
}

/// A recognizer that maps the value of a gesture.
final class MapRecognizer<Before, Value>: GestureRecognizer<Value> {
  var content: GestureRecognizer<Before>?
  var transform: ((Before) -> Value)?

  override var claims: Bool { content?.claims ?? false }
  override var isWaiting: Bool { content?.isWaiting ?? false }
  override var holdsBack: Bool { content?.holdsBack ?? false }

  override func handle(_ event: GestureEvent) {
    content?.handle(event)
    guard let content, let transform else { return phase = .failed }
    phase =
      switch content.phase {
      case .possible: .possible
      case .active(let value): .active(transform(value))
      case .ended(let value): .ended(transform(value))
      case .failed: .failed
      }
  }

  override func cancel() {
    content?.cancel()
    super.cancel()
  }

  override func reset() {
    content?.reset()
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    content?.takeActions(into: &actions)
  }
}
