import Foundation
import GalleyTree

/// A gesture recognizer of UIKit; here added to SwiftUI's views by ``UIGestureRecognizerRepresentable``.
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

  public override init() {
    super.init()
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
