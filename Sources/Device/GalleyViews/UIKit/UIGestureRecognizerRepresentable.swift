import Foundation
import GalleyTree

/// A gesture of UIKit on a view of SwiftUI, such as a tap of two fingers.
///
/// - Reference: [SwiftUI's `UIGestureRecognizerRepresentable`](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable).
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that the recognizer shares with SwiftUI.
  associatedtype Coordinator = Void
  /// The converter between the recognizer's points and those of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The context of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// Creates the object that the recognizer shares with SwiftUI; called before the recognizer is created.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// Creates the recognizer; called once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Updates the recognizer, after its creation and whenever the state has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Called when the gesture is recognized; no target and no selector is needed.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  /// The default: changes nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// The default: does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a gesture recognizer of UIKit in SwiftUI.
///
/// - Reference: [SwiftUI's `UIGestureRecognizerRepresentableContext`](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext).
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that the recognizer shares with SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The converter between the recognizer's points and those of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter from the place of a gesture recognizer of UIKit to points of views.
///
/// - Reference: [SwiftUI's `UIGestureRecognizerRepresentableCoordinateSpaceConverter`](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter).
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let place: GesturePlace
  let windowPoint: CGPoint

  /// The place of the gesture, in the view's coordinates.
  public var localLocation: CGPoint { location(in: .local) }

  /// Returns the place of the gesture in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    place.point(windowPoint, in: coordinateSpace.coordinateSpace)
  }
}

nonisolated extension View {
  /// Adds a gesture of UIKit, which is recognized if no gesture inside of the view is.
  ///
  /// - Parameter representable: The gesture.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `gesture(_:)`](https://developer.apple.com/documentation/swiftui/view/gesture(_:)).
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modified(
      by: ViewGestureModifier(
        gesture: RepresentedGesture(representable: representable), priority: .normal, mask: .all))
  }
}

/// A gesture of UIKit as one of SwiftUI.
nonisolated private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: Gesture,
  PrimitiveGesture
{
  typealias Value = CGPoint
  typealias Body = Never

  let representable: Representable

  @MainActor func makeRecognizer(_ old: AnyObject?, in place: GesturePlace) -> GestureRecognizer<CGPoint> {
    let made = (old as? RepresentedRecognizer<Representable>) ?? RepresentedRecognizer(place)
    made.update(representable)
    return made
  }
}

/// A recognizer that follows fingers for a recognizer of UIKit, and triggers its action.
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable>: GestureRecognizer<
  CGPoint
>
{
  private var representable: Representable?
  private var recognizer: Representable.UIGestureRecognizerType?
  private var coordinator: Representable.Coordinator?
  private var follower: GestureRecognizer<CGPoint>?
  private var isTold = false

  private var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    .init(place: place, windowPoint: recognizer?.location ?? .zero)
  }

  func update(_ representable: Representable) {
    self.representable = representable
    let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
    self.coordinator = coordinator
    let context = Representable.Context(coordinator: coordinator, converter: converter)
    let recognizer = recognizer ?? representable.makeUIGestureRecognizer(context: context)
    self.recognizer = recognizer
    representable.updateUIGestureRecognizer(recognizer, context: context)
    follower = recognizer.follower(follower, in: place)
  }

  override var isWaiting: Bool { follower?.isWaiting ?? false }
  override var holdsBack: Bool { recognizer?.isEnabled == true && follower?.holdsBack == true }

  override func handle(_ event: GestureEvent) {
    guard let follower, recognizer?.isEnabled == true else { return phase = .failed }
    follower.handle(event)
    phase = follower.phase
  }

  override func cancel() {
    follower?.cancel()
    super.cancel()
  }

  override func reset() {
    follower?.reset()
    isTold = false
    recognizer?.state = .possible
    super.reset()
  }

  override func takeActions(into actions: inout [() -> Void]) {
    guard case .ended(let point) = phase, !isTold, let representable, let recognizer, let coordinator else {
      return
    }
    isTold = true
    recognizer.location = point
    recognizer.state = .ended
    let context = Representable.Context(coordinator: coordinator, converter: converter)
    actions.append { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
  }
}
