import Foundation
import GalleyTree

/// A gesture of two fingers that move apart or together.
///
/// - Reference: [SwiftUI's `MagnifyGesture`](https://developer.apple.com/documentation/swiftui/magnifygesture).
public struct MagnifyGesture {
  /// The state of the gesture.
  public struct Value: Hashable, Sendable {
    /// The distance between the fingers, in parts of that at the start.
    public var magnification: CGFloat
    /// The middle between the fingers at the start, in points of the window.
    public var startLocation: CGPoint
  }

  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?

  /// Makes a gesture.
  public init() {}

  /// Calls an action whenever a finger moves.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Calls an action when a finger is lifted.
  public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }
}

/// A gesture of two fingers that turn around each other.
///
/// - Reference: [SwiftUI's `RotateGesture`](https://developer.apple.com/documentation/swiftui/rotategesture).
public struct RotateGesture {
  /// The state of the gesture.
  public struct Value: Hashable, Sendable {
    /// How far the fingers have turned; above 0 clockwise.
    public var rotation: Angle
    /// The middle between the fingers at the start, in points of the window.
    public var startLocation: CGPoint
  }

  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?

  /// Makes a gesture.
  public init() {}

  /// Calls an action whenever a finger moves.
  public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Calls an action when a finger is lifted.
  public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }
}

nonisolated extension View {
  /// Follows two fingers that move apart or together on the view.
  public func gesture(_ gesture: MagnifyGesture) -> some View {
    modified(
      by: TwoFingerModifier { pair, isOver in
        guard pair.hasMagnified else { return }
        let value = MagnifyGesture.Value(magnification: pair.magnification, startLocation: pair.start)
        (isOver ? gesture.ended : gesture.changed)?(value)
      })
  }

  /// Follows two fingers that turn around each other on the view.
  public func gesture(_ gesture: RotateGesture) -> some View {
    modified(
      by: TwoFingerModifier { pair, isOver in
        guard pair.hasTurned else { return }
        let value = RotateGesture.Value(rotation: .radians(pair.rotation), startLocation: pair.start)
        (isOver ? gesture.ended : gesture.changed)?(value)
      })
  }
}

struct TwoFingerModifier: NodeModifier {
  let follow: (FingerPair, Bool) -> Void

  var pairAction: ((FingerPair, _ isOver: Bool) -> Void)? { follow }
}

/// Two fingers on the screen, and what they have done since the second one came down.
package struct FingerPair {
  /// The middle between them at the start, in points of the window.
  package let start: CGPoint
  /// The distance between them, in parts of that at the start.
  package private(set) var magnification: CGFloat = 1
  /// How far they have turned, in radians; above 0 clockwise.
  package private(set) var rotation: Double = 0

  /// Whether they have ever been further apart or nearer than by a hundredth, SwiftUI's threshold.
  package private(set) var hasMagnified = false
  /// Whether they have ever turned by more than a degree, SwiftUI's threshold.
  package private(set) var hasTurned = false

  let fingers: [Int]
  private var points: [CGPoint]
  private let distance: CGFloat
  private var angle: Double

  init(_ first: Int, _ firstPoint: CGPoint, _ second: Int, _ secondPoint: CGPoint) {
    fingers = [first, second]
    points = [firstPoint, secondPoint]
    start = CGPoint(x: (firstPoint.x + secondPoint.x) / 2, y: (firstPoint.y + secondPoint.y) / 2)
    distance = max(1, Self.distance(points))
    angle = Self.angle(points)
  }

  mutating func move(_ finger: Int, to point: CGPoint) {
    guard let index = fingers.firstIndex(of: finger) else { return }
    points[index] = point
    magnification = Self.distance(points) / distance
    let angle = Self.angle(points)
    var turned = angle - self.angle
    // The shorter way: between two movements fingers turn by less than half a circle.
    if turned > .pi { turned -= 2 * .pi }
    if turned < -.pi { turned += 2 * .pi }
    rotation += turned
    self.angle = angle
    hasMagnified = hasMagnified || abs(magnification - 1) > 0.01
    hasTurned = hasTurned || abs(rotation) > .pi / 180
  }

  private static func distance(_ points: [CGPoint]) -> CGFloat {
    let (dx, dy) = (points[1].x - points[0].x, points[1].y - points[0].y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func angle(_ points: [CGPoint]) -> Double {
    atan2(points[1].y - points[0].y, points[1].x - points[0].x)
  }
}
