import Foundation
import GalleyTree

/// The priority of a gesture relative to others.
enum GesturePriority {
  /// The gesture is recognized if no gesture inside of the view is.
  case normal
  /// The gesture precedes gestures inside of the view.
  case high
  /// The gesture is recognized beside all others.
  case simultaneous
}

/// The gestures that a modifier allows.
///
/// - Reference: [SwiftUI's `GestureMask`](https://developer.apple.com/documentation/swiftui/gesturemask).
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside of the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The node of a view's gesture, which keeps its recognizer; it has no place in the window.
final class GestureNode: Node {
  private(set) var recognizer: AnyGestureRecognizer?
  private(set) var priority = GesturePriority.normal
  private(set) var mask = GestureMask.all
  let place: GesturePlace

  override init(_ host: ViewHost) {
    place = GesturePlace(host)
    super.init(host)
  }

  func update(
    _ gesture: some Gesture, _ priority: GesturePriority, _ mask: GestureMask, in context: NodeContext
  ) {
    self.priority = priority
    self.mask = mask
    environment = context.environment
    recognizer = gesture.recognizer(recognizer, in: place)
  }
}

/// A modifier that adds a gesture to a view.
struct ViewGestureModifier<Made: Gesture>: NodeModifier {
  let gesture: Made
  let priority: GesturePriority
  let mask: GestureMask

  var isExtraForEach: Bool { true }
  var takesGestures: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let node = (old as? GestureNode) ?? GestureNode(context.host)
    node.update(gesture, priority, mask, in: context)
    return node
  }

  /// Returns an element even for a view without one that accepts touches, as with a tap's action.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let elements = child.elements(in: context)
    guard elements.isEmpty else { return elements }
    return [context.clipped(Element(.other, frame: node.frame, handle: node.handle))]
  }
}

nonisolated extension View {
  /// Adds a gesture that is recognized if no gesture inside of the view is.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `gesture(_:including:)`](https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)).
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    modified(by: ViewGestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that can be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is recognized.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `gesture(_:isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/gesture(_:isenabled:)).
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that precedes those inside of the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `highPriorityGesture(_:including:)`](https://developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)).
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    modified(by: ViewGestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that is recognized beside those inside of the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `simultaneousGesture(_:including:)`](https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)).
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    modified(by: ViewGestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Calls an action when the view is tapped several times.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: The action.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onTapGesture(count:perform:)`](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)).
  public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls an action with the place of a tap.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The space of the place.
  ///   - action: A closure that receives the place.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onTapGesture(count:coordinateSpace:perform:)`](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)).
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when the view is pressed for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time, in seconds.
  ///   - maximumDistance: The distance that the finger may move, in points.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that is called when a finger comes down, and when it is lifted, has
  ///     moved, or was down long enough.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`](https://developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)).
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged
      ).onEnded { _ in action() })
  }
}

nonisolated extension View {
  /// Calls an action when the view is pressed for some time; SwiftUI's form before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports when a finger comes down and when the press is over.
nonisolated private struct PressingGesture: Gesture, PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<Bool> {
    let made = (old as? PressingRecognizer) ?? PressingRecognizer(place)
    made.content = press.makeRecognizer(made.content, in: place)
    made.tell = { onPressingChanged?($0) }
    return made
  }
}

/// A recognizer that reports when a finger comes down and when the press is over.
private final class PressingRecognizer: GestureRecognizer<Bool> {
  var content: GestureRecognizer<Bool>?
  var tell: (Bool) -> Void = { _ in }
  private var isPressing = false

  override var claims: Bool { content?.claims ?? false }
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
    super.reset()
    if isPressing { tell(false) }
    isPressing = false
  }

  override func takeActions(into actions: inout [() -> Void]) {
    content?.takeActions(into: &actions)
    guard !isPossible, isPressing != (isRecognized && !isEnded) else { return }
    isPressing.toggle()
    actions.append { [tell, isPressing] in tell(isPressing) }
  }
}
