import Foundation
import GalleyTree

/// One tap or several.
///
/// - Reference: [SwiftUI's `TapGesture`](https://developer.apple.com/documentation/swiftui/tapgesture).
nonisolated public struct TapGesture: Gesture, PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: The number of taps.
  public init(count: Int = 1) {
    self.count = count
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Void> {
    let made = (old as? TapRecognizer<Void>) ?? TapRecognizer(place)
    made.count = count
    made.value = { _, _ in }
    return made
  }
}

/// One tap or several, with their place.
///
/// - Reference: [SwiftUI's `SpatialTapGesture`](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
nonisolated public struct SpatialTapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place where the finger was lifted.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture that reports its place.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The space of the place.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a tap gesture that reports its place; SwiftUI's form before iOS 17.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? TapRecognizer<Value>) ?? TapRecognizer(place)
    made.count = count
    made.value = { [coordinateSpace] in Value(location: $0.point($1, in: coordinateSpace)) }
    return made
  }
}

/// A recognizer of taps.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  var count = 1
  /// The number of fingers.
  var touches = 1
  var value: ((GesturePlace, CGPoint) -> Value)?
  private var taps = 0
  /// The end of the last tap, and the place where its first finger was put down.
  private var lastTap: (time: Duration, point: CGPoint)?
  /// The number of fingers that were put down for the present tap.
  private var fingers = 0
  /// The place of the first tap.
  private var start = CGPoint.zero
  /// The places where fingers of the current tap were lifted.
  private var lifted: [CGPoint] = []

  override var isWaiting: Bool { isPossible && taps > 0 && fingers == 0 }
  override var holdsBack: Bool { isPossible }

  override func handle(_ event: GestureEvent) {
    guard isPossible else { return }
    switch event.change {
    case .began:
      guard let finger = event.fingers.first, event.fingers.count <= touches, lifted.isEmpty else {
        return phase = .failed
      }
      if let lastTap, isLate(event.now) || isFar(finger.start, from: lastTap.point) { return phase = .failed }
      fingers = event.fingers.count
      if fingers == 1 { start = finger.start }
    case .moved:
      if event.fingers.contains(where: \.hasLeft) { phase = .failed }
    case .ended(let number):
      guard fingers == touches, let value, !event.fingers.contains(where: \.hasLeft),
        let finger = event.fingers.first(where: { $0.number == number })
      else { return phase = .failed }
      lifted.append(finger.location)
      guard event.downCount == 0 else { return }
      let middle = middle(of: lifted)
      fingers = 0
      lifted = []
      taps += 1
      if taps >= count {
        phase = .ended(value(place, middle))
      } else {
        lastTap = (event.now, start)
        // A device with a test waits as a person would who has tapped once.
        place.waitVisibly(TouchThresholds.tapInterval, for: "wait for another tap")
      }
    case .time:
      if fingers == 0, taps > 0, isLate(event.now) { phase = .failed }
    }
  }

  private func middle(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  private func isLate(_ now: Duration) -> Bool {
    lastTap.map { now - $0.time >= TouchThresholds.tapInterval } ?? false
  }

  private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    max(abs(point.x - other.x), abs(point.y - other.y)) > TouchThresholds.tapSeparation
  }

  override func reset() {
    super.reset()
    taps = 0
    lastTap = nil
    fingers = 0
    lifted = []
  }
}
