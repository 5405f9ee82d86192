import Foundation
import GalleyTree

/// A gesture recognizer of UIKit, on a view of UIKit or, by ``UIGestureRecognizerRepresentable``, on one of SwiftUI.
///
/// Views of UIKit recognize single taps and long presses.
///
/// - Reference: [UIKit's `UIGestureRecognizer`](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture is still possible.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture has changed.
    case changed = 2
    /// The gesture has ended successfully.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The gesture has failed.
    case failed = 5

    /// The gesture has ended successfully.
    public static let recognized = State.ended
  }

  /// The state of the gesture.
  public internal(set) var state = State.possible
  /// Whether the gesture is recognized at all.
  open var isEnabled = true
  /// The number of fingers of the gesture.
  public internal(set) var numberOfTouches = 0
  /// The place of the gesture, in the window's coordinates.
  var location = CGPoint.zero

  /// The view of UIKit that it is on.
  public internal(set) weak var view: UIView?
  /// The delegate, which is not asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view hears nothing of touches of the gesture, of which nothing comes here.
  open var cancelsTouchesInView = true
  private var actions: [TargetAction] = []

  public override init() {
    super.init()
  }

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method that is called at the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target, action))
  }

  /// Returns the place of the gesture, in the coordinates of a view.
  ///
  /// It is the middle of the view that the recognizer is on.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return location }
    let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return view === own || view == nil ? middle : CGPoint(x: own.frame.midX, y: own.frame.midY)
  }

  /// Calls the methods at a gesture of a view of UIKit.
  final func recognize(_ state: State = .ended) {
    self.state = state
    for action in actions { action.send(from: self) }
    self.state = .possible
  }

  /// Updates or creates the object that follows the fingers; `nil` for a recognizer that follows none.
  func follower(_ old: GestureRecognizer<CGPoint>?, in place: GesturePlace) -> GestureRecognizer<CGPoint>? {
    nil
  }
}

/// A recognizer of taps with one or several fingers.
///
/// - Reference: [UIKit's `UITapGestureRecognizer`](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  override func follower(_ old: GestureRecognizer<CGPoint>?, in place: GesturePlace) -> GestureRecognizer<
    CGPoint
  >? {
    let made = (old as? TapRecognizer<CGPoint>) ?? TapRecognizer(place)
    made.count = numberOfTapsRequired
    made.touches = numberOfTouchesRequired
    made.value = { $1 }
    numberOfTouches = numberOfTouchesRequired
    return made
  }
}

/// A recognizer of a finger that rests.
///
/// - Reference: [UIKit's `UILongPressGestureRecognizer`](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the finger rests, in seconds; views wait half a second, whatever it is.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A delegate of a recognizer, which is not asked: a view has one gesture at a time.
///
/// - Reference: [UIKit's `UIGestureRecognizerDelegate`](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate).
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

extension UIView {
  /// Adds a recognizer of gestures on the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }

  /// The recognizers on the view.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// The action of a tap on the view, by its recognizers.
  final var recognizedTap: (() -> Void)? {
    let found = recognizers.filter {
      ($0 as? UITapGestureRecognizer).map { $0.numberOfTapsRequired == 1 && $0.isEnabled } ?? false
    }
    return found.isEmpty ? nil : { for recognizer in found { recognizer.recognize() } }
  }

  /// The action of a long press on the view, by its recognizers.
  final var recognizedPress: (() -> Void)? {
    let found = recognizers.filter { $0 is UILongPressGestureRecognizer && $0.isEnabled }
    guard !found.isEmpty else { return nil }
    return {
      for recognizer in found {
        recognizer.recognize(.began)
        recognizer.recognize(.ended)
      }
    }
  }
}
