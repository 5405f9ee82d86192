import Foundation

extension Gesture {
  /// This gesture and another one at the same time.
  ///
  /// - Reference: [SwiftUI's `simultaneously(with:)`](https://developer.apple.com/documentation/swiftui/gesture/simultaneously(with:)).
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and then another one.
  ///
  /// - Reference: [SwiftUI's `sequenced(before:)`](https://developer.apple.com/documentation/swiftui/gesture/sequenced(before:)).
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns this gesture, combined with another one that is recognized if this one fails.
  ///
  /// - Reference: [SwiftUI's `exclusively(before:)`](https://developer.apple.com/documentation/swiftui/gesture/exclusively(before:)).
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
///
/// - Reference: [SwiftUI's `SimultaneousGesture`](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The values of the two gestures.
  public struct Value {
    /// The value of the first gesture, while it is in progress.
    public var first: First.Value?
    /// The value of the second gesture, while it is in progress.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    ((old as? SimultaneousRecognizer<First, Second>) ?? SimultaneousRecognizer(place)).updated(
      first, second, in: place)
  }
}

/// A gesture, and then another one.
///
/// - Reference: [SwiftUI's `SequenceGesture`](https://developer.apple.com/documentation/swiftui/sequencegesture).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The value of the current gesture.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second has a value as soon as it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    ((old as? SequenceRecognizer<First, Second>) ?? SequenceRecognizer(place)).updated(
      first, second, in: place)
  }
}

/// A gesture, or another one if the first fails.
///
/// - Reference: [SwiftUI's `ExclusiveGesture`](https://developer.apple.com/documentation/swiftui/exclusivegesture).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The value of the current gesture.
  public enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The second gesture is recognized.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    ((old as? ExclusiveRecognizer<First, Second>) ?? ExclusiveRecognizer(place)).updated(
      first, second, in: place)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A recognizer of a gesture that consists of two.
class TwoGestureRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  final var first: GestureRecognizer<First.Value>?
  final var second: GestureRecognizer<Second.Value>?

  /// Takes the current gestures, and returns the recognizer.
  final func updated(_ first: First, _ second: Second, in place: GesturePlace) -> Self {
    self.first = first.recognizer(self.first, in: place)
    self.second = second.recognizer(self.second, in: place)
    return self
  }

  override func cancel() {
    first?.cancel()
    second?.cancel()
    super.cancel()
  }

  override func reset() {
    first?.reset()
    second?.reset()
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    first?.takeActions(into: &actions)
    second?.takeActions(into: &actions)
  }
}

/// A recognizer of two simultaneous gestures: in progress while one of them is, and ended when the last one
/// is over.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  TwoGestureRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{

  override var claims: Bool { first?.claims == true || second?.claims == true }
  override var isWaiting: Bool { first?.isWaiting == true || second?.isWaiting == true }
  override var holdsBack: Bool { first?.holdsBack == true || second?.holdsBack == true }

  override func handle(_ event: GestureEvent) {
    guard let first, let second else { return }
    first.handle(event)
    second.handle(event)
    var value = SimultaneousGesture<First, Second>.Value()
    switch first.phase {
    case .active(let made), .ended(let made): value.first = made
    case .possible, .failed: break
    }
    switch second.phase {
    case .active(let made), .ended(let made): value.second = made
    case .possible, .failed: break
    }
    if first.isFailed, second.isFailed {
      phase = .failed
    } else if first.isOver, second.isOver {
      phase = .ended(value)
    } else {
      phase = first.isRecognized || second.isRecognized ? .active(value) : .possible
    }
  }
}

/// A recognizer of a gesture followed by another one, which receives the fingers that are down when the first
/// has ended.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  TwoGestureRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{

  override var claims: Bool { first?.claims == true && !isFailed }
  override var holdsBack: Bool {
    !isOver && (first?.isEnded == true ? second?.holdsBack : first?.holdsBack) == true
  }

  override var isWaiting: Bool {
    guard let first, let second, !isOver else { return false }
    return first.isEnded ? second.isPossible && isUp : first.isWaiting
  }

  /// Whether no finger is down.
  private var isUp = false
  /// The start of the second gesture, for each finger.
  private var starts: [Int: (point: CGPoint, time: Duration)] = [:]

  override func handle(_ event: GestureEvent) {
    guard let first, let second, !isOver else { return }
    isUp = event.downCount == 0
    if first.isEnded {
      second.handle(shifted(event))
    } else {
      first.handle(event)
      if first.isEnded, event.downCount > 0 {
        for finger in event.fingers {
          starts[finger.number] = (finger.location, event.now)
          second.handle(
            shifted(GestureEvent(change: .began(finger.number), fingers: event.fingers, now: event.now)))
        }
      }
    }
    switch (first.phase, second.phase) {
    case (.possible, _): phase = .possible
    case (.active(let value), _): phase = .active(.first(value))
    case (.failed, _), (_, .failed): phase = .failed
    case (.ended(let value), .possible): phase = .active(.second(value, nil))
    case (.ended(let value), .active(let last)): phase = .active(.second(value, last))
    case (.ended(let value), .ended(let last)): phase = .ended(.second(value, last))
    }
  }

  /// Returns the event as if the fingers had come down at the end of the first gesture.
  private func shifted(_ event: GestureEvent) -> GestureEvent {
    let fingers = event.fingers.map { finger in
      guard let start = starts[finger.number] else { return finger }
      let samples = finger.samples.filter { $0.time >= start.time }
      return GestureFinger(
        number: finger.number, start: start.point, startTime: start.time,
        samples: samples.isEmpty ? finger.samples : samples)
    }
    return GestureEvent(change: event.change, fingers: fingers, now: event.now)
  }

  override func reset() {
    starts = [:]
    isUp = false
    super.reset()
  }
}

/// A recognizer of a gesture, or of another one if the first fails.
///
/// A gesture that takes time, such as a long press, is recognized while the first is still possible: a tap
/// that is held never becomes a tap.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  TwoGestureRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  private var choosesSecond = false

  override var claims: Bool {
    (choosesSecond ? second?.claims : first?.claims) ?? false
  }

  override var holdsBack: Bool { !isOver && (first?.holdsBack == true || second?.holdsBack == true) }

  override var isWaiting: Bool {
    guard let first, let second, !isOver else { return false }
    return first.isWaiting || (first.isFailed && second.isWaiting)
  }

  override func handle(_ event: GestureEvent) {
    guard let first, let second, !isOver else { return }
    if !choosesSecond { first.handle(event) }
    second.handle(event)
    var byTime = false
    if case .time = event.change, event.downCount > 0 { byTime = second.isEnded && first.isPossible }
    if first.isFailed || byTime { choosesSecond = true }
    if first.claims, !choosesSecond { second.cancel() }
    if choosesSecond {
      if byTime { first.cancel() }
      phase =
        switch second.phase {
        case .possible: .possible
        case .active(let value): .active(.second(value))
        case .ended(let value): .ended(.second(value))
        case .failed: .failed
        }
    } else {
      phase =
        switch first.phase {
        case .possible: .possible
        case .active(let value): .active(.first(value))
        case .ended(let value): .ended(.first(value))
        case .failed: .failed
        }
    }
  }

  override func reset() {
    choosesSecond = false
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    first?.takeActions(into: &actions)
    if choosesSecond { second?.takeActions(into: &actions) }
  }
}
