import Foundation
import GalleyTree

/// One tap or several.
///
/// - Reference: [SwiftUI's `TapGesture`](https://developer.apple.com/documentation/swiftui/tapgesture).
nonisolated public struct TapGesture: Gesture, PrimitiveGesture {
  /// A tap has no value.
  public typealias Value = Void
  /// Recognized by the library.
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// Makes a gesture.
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
  /// Recognized by the library.
  public typealias Body = Never

  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the finger was lifted.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The space of the place.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture; SwiftUI's form before iOS 17.
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

/// Recognizes taps.
///
/// Times and distances of several taps are those of UIKit's recognizer, as for the double tap in a field.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  /// The longest time from one tap to the next.
  private static var pause: Duration { .milliseconds(350) }
  /// The largest distance of one tap from the first, in points.
  private static var distance: CGFloat { 20 }
  /// The largest distance of a finger from its start, in points.
  private static var slop: CGFloat { 10 }

  var count = 1
  var value: ((GesturePlace, CGPoint) -> Value)?
  private var taps = 0
  private var lastTap: (time: Duration, point: CGPoint)?
  private var isDown = false

  override var isWaiting: Bool { isPossible && taps > 0 && !isDown }
  override var holdsBack: Bool { isPossible }

  override func handle(_ event: GestureEvent) {
    guard isPossible else { return }
    switch event.change {
    case .began:
      guard event.fingers.count == 1, let finger = event.fingers.first else { return phase = .failed }
      if let lastTap, isLate(event.now) || isFar(finger.start, from: lastTap.point) { return phase = .failed }
      isDown = true
    case .moved:
      if event.fingers.contains(where: { $0.hasLeft(Self.slop) }) { phase = .failed }
    case .ended:
      guard isDown, let finger = event.fingers.first, !finger.hasLeft(Self.slop), let value else {
        return phase = .failed
      }
      isDown = false
      taps += 1
      if taps >= count {
        phase = .ended(value(place, finger.location))
      } else {
        lastTap = (event.now, finger.location)
        // A device with a test waits as a person would who has tapped once.
        place.waitVisibly(Self.pause, for: "wait for another tap")
      }
    case .time:
      if !isDown, taps > 0, isLate(event.now) { phase = .failed }
    }
  }

  private func isLate(_ now: Duration) -> Bool { lastTap.map { now - $0.time >= Self.pause } ?? false }

  private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    max(abs(point.x - other.x), abs(point.y - other.y)) > Self.distance
  }

  override func reset() {
    super.reset()
    taps = 0
    lastTap = nil
    isDown = false
  }
}
