import Foundation
import GalleyTree

/// A finger that moves.
///
/// - Reference: [SwiftUI's `DragGesture`](https://developer.apple.com/documentation/swiftui/draggesture).
nonisolated public struct DragGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The motion of the finger.
  ///
  /// - Reference: [SwiftUI's `DragGesture.Value`](https://developer.apple.com/documentation/swiftui/draggesture/value).
  public struct Value: Equatable, Sendable {
    /// The time of the last change, on the device's clock.
    public var time: Date
    /// The finger's place.
    public var location: CGPoint
    /// The place where the finger came down.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The distance from where it came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place where the drag would come to rest: the distance of another quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from where it came down to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that the finger moves before the drag begins, in points.
  ///   - coordinateSpace: The space of the places.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture; SwiftUI's form before iOS 17.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? DragRecognizer) ?? DragRecognizer(place)
    made.distance = minimumDistance
    made.space = coordinateSpace
    return made
  }
}

/// A recognizer of drags of the first finger.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var distance = TouchThresholds.slop
  var space = CoordinateSpace.local
  private var finger: Int?

  override func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    switch event.change {
    case .began(let number):
      guard finger == nil, let first = event.fingers.first, first.number == number else { return }
      finger = number
      if distance <= 0 { phase = .active(value(of: first, at: event.now)) }
    case .moved(let number):
      guard number == finger, let moved = event.fingers.first(where: { $0.number == number }) else { return }
      let (x, y) = (moved.location.x - moved.start.x, moved.location.y - moved.start.y)
      if isRecognized || (x * x + y * y).squareRoot() >= distance {
        phase = .active(value(of: moved, at: event.now))
      }
    case .ended(let number):
      guard number == finger, let lifted = event.fingers.first(where: { $0.number == number }) else { return }
      phase = isRecognized ? .ended(value(of: lifted, at: event.now)) : .failed
    case .time: break
    }
  }

  private func value(of finger: GestureFinger, at now: Duration) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: now / .seconds(1)),
      location: place.point(finger.location, in: space), startLocation: place.point(finger.start, in: space),
      velocity: finger.velocity(at: now))
  }

  override func reset() {
    super.reset()
    finger = nil
  }
}
