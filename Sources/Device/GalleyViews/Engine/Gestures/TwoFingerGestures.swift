import Foundation
import GalleyTree

/// A gesture of two fingers that move apart or together.
///
/// - Reference: [SwiftUI's `MagnifyGesture`](https://developer.apple.com/documentation/swiftui/magnifygesture).
nonisolated public struct MagnifyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change, on the device's clock.
    public var time: Date
    /// The distance between the fingers, in parts of that at the start.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The change of magnification before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? PairRecognizer<Value>) ?? PairRecognizer(place)
    made.isReached = { [minimumScaleDelta] in abs($0.magnification - 1) > minimumScaleDelta }
    made.value = { place, pair, now in
      Value(
        time: Date(timeIntervalSinceReferenceDate: now / .seconds(1)), magnification: pair.magnification,
        velocity: pair.velocity.magnification, startAnchor: place.anchor(pair.start),
        startLocation: place.point(pair.start, in: .local))
    }
    return made
  }
}

/// A gesture of two fingers that move apart or together; SwiftUI's form before iOS 17.
///
/// - Reference: [SwiftUI's `MagnificationGesture`](https://developer.apple.com/documentation/swiftui/magnificationgesture).
nonisolated public struct MagnificationGesture: Gesture {
  /// The distance between the fingers, in parts of that at the start.
  public typealias Value = CGFloat

  /// The change of magnification before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture of today.
  @MainActor public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A gesture of two fingers that turn around each other.
///
/// - Reference: [SwiftUI's `RotateGesture`](https://developer.apple.com/documentation/swiftui/rotategesture).
nonisolated public struct RotateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change, on the device's clock.
    public var time: Date
    /// The rotation of the fingers; positive for clockwise.
    public var rotation: Angle
    /// The change of the rotation in a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The rotation of the fingers before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Value> {
    let made = (old as? PairRecognizer<Value>) ?? PairRecognizer(place)
    made.isReached = { [minimumAngleDelta] in abs($0.rotation) > minimumAngleDelta.radians }
    made.value = { place, pair, now in
      Value(
        time: Date(timeIntervalSinceReferenceDate: now / .seconds(1)), rotation: .radians(pair.rotation),
        velocity: .radians(pair.velocity.rotation), startAnchor: place.anchor(pair.start),
        startLocation: place.point(pair.start, in: .local))
    }
    return made
  }
}

/// A gesture of two fingers that turn around each other; SwiftUI's form before iOS 17.
///
/// - Reference: [SwiftUI's `RotationGesture`](https://developer.apple.com/documentation/swiftui/rotationgesture).
nonisolated public struct RotationGesture: Gesture {
  /// The rotation of the fingers; positive for clockwise.
  public typealias Value = Angle

  /// The rotation of the fingers before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture of today.
  @MainActor public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension GesturePlace {
  /// A point of the window in parts of the view's size.
  fileprivate func anchor(_ point: CGPoint) -> UnitPoint {
    guard let node, node.frame.width > 0, node.frame.height > 0 else { return .center }
    let local = self.point(point, in: .local)
    return UnitPoint(x: local.x / node.frame.width, y: local.y / node.frame.height)
  }
}

/// A recognizer of gestures of the first two fingers.
final class PairRecognizer<Value>: GestureRecognizer<Value> {
  /// Whether the fingers have moved far enough.
  var isReached: ((FingerPair) -> Bool)?
  var value: ((GesturePlace, FingerPair, Duration) -> Value)?
  private var pair: FingerPair?

  override func handle(_ event: GestureEvent) {
    guard !isOver, let isReached, let value else { return }
    switch event.change {
    case .began:
      guard pair == nil, event.fingers.count == 2 else { return }
      let (first, second) = (event.fingers[0], event.fingers[1])
      pair = FingerPair(first.number, first.location, second.number, second.location, at: event.now)
    case .moved(let number):
      guard pair?.fingers.contains(number) == true,
        let finger = event.fingers.first(where: { $0.number == number })
      else { return }
      pair?.move(number, to: finger.location, at: event.now)
      if let pair, isRecognized || isReached(pair) { phase = .active(value(place, pair, event.now)) }
    case .ended(let number):
      guard let pair, pair.fingers.contains(number) else {
        if event.downCount == 0 { phase = .failed }
        return
      }
      phase = isRecognized ? .ended(value(place, pair, event.now)) : .failed
    case .time: break
    }
  }

  override func reset() {
    super.reset()
    pair = nil
  }
}

/// Two fingers on the screen, and their motion since the second one came down.
struct FingerPair {
  /// The middle between them at the start, in points of the window.
  let start: CGPoint
  /// The distance between them, in parts of that at the start.
  private(set) var magnification: CGFloat = 1
  /// The rotation of the fingers, in radians; positive for clockwise.
  private(set) var rotation: Double = 0

  let fingers: [Int]
  private var points: [CGPoint]
  private let distance: CGFloat
  private var angle: Double
  private var samples: [(time: Duration, magnification: CGFloat, rotation: Double)]

  init(_ first: Int, _ firstPoint: CGPoint, _ second: Int, _ secondPoint: CGPoint, at now: Duration) {
    fingers = [first, second]
    points = [firstPoint, secondPoint]
    start = CGPoint(x: (firstPoint.x + secondPoint.x) / 2, y: (firstPoint.y + secondPoint.y) / 2)
    distance = max(1, Self.distance(points))
    angle = Self.angle(points)
    samples = [(now, 1, 0)]
  }

  mutating func move(_ finger: Int, to point: CGPoint, at now: Duration) {
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
    samples =
      samples.filter { now - $0.time <= TouchThresholds.velocityWindow } + [(now, magnification, rotation)]
  }

  /// The change of the last tenth of a second, per second.
  var velocity: (magnification: CGFloat, rotation: Double) {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return (0, 0) }
    let seconds = (last.time - first.time) / .seconds(1)
    return (
      (last.magnification - first.magnification) / seconds, (last.rotation - first.rotation) / seconds
    )
  }

  private static func distance(_ points: [CGPoint]) -> CGFloat {
    let (dx, dy) = (points[1].x - points[0].x, points[1].y - points[0].y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func angle(_ points: [CGPoint]) -> Double {
    atan2(points[1].y - points[0].y, points[1].x - points[0].x)
  }
}
