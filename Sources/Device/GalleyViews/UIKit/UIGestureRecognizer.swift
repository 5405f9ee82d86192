import Foundation
import GalleyTree

/// What recognizes a gesture of UIKit; here added to views of SwiftUI, by ``UIGestureRecognizerRepresentable``.
///
/// - Reference: [UIKit's `UIGestureRecognizer`](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  ///
  /// - Reference: [UIKit's `UIGestureRecognizer.State`](https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum).
  public enum State: Int, Sendable {
    /// It may still be made.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It has changed.
    case changed = 2
    /// It has been made.
    case ended = 3
    /// It was given up.
    case cancelled = 4
    /// It was not made.
    case failed = 5

    /// It has been made.
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  public internal(set) var state = State.possible
  /// Whether the gesture is recognized at all.
  open var isEnabled = true
  /// The number of fingers that make it.
  public internal(set) var numberOfTouches = 0
  /// Its place, in points of the window.
  var location = CGPoint.zero

  public override init() {
    super.init()
  }

  /// Brings what follows the fingers up to date, or makes it; `nil` for a recognizer that follows none.
  func follower(_ old: GestureRecognizer<CGPoint>?, in place: GesturePlace) -> GestureRecognizer<CGPoint>? {
    nil
  }
}

/// What recognizes taps, of several fingers if so asked.
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
