import Foundation

/// The distances and times that distinguish touches.
///
/// A value that Apple publishes cites its page; the others follow UIKit's recognizers, and state this.
enum TouchThresholds {
  /// The time after which a touch is a long press:
  /// [`minimumPressDuration`](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration).
  static let longPress = Duration.milliseconds(500)

  /// The distance that a finger may move for a touch to be a tap or a long press, in points:
  /// [`allowableMovement`](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement).
  ///
  /// A drag begins beyond it, as SwiftUI's with its default
  /// [`minimumDistance`](https://developer.apple.com/documentation/swiftui/draggesture/minimumdistance).
  /// Content of a scroll view begins to follow at the same distance; this is measured, and not published.
  static let slop: CGFloat = 10

  /// The longest time from one tap to the next of the same double tap; published nowhere, 0.35 s in UIKit's recognizer.
  static let tapInterval = Duration.milliseconds(350)

  /// The largest distance of one tap from the first of a double tap, in points; published nowhere, ours is two slops.
  static let tapSeparation: CGFloat = 20

  /// The time before a finger is lifted over which its speed is measured; published nowhere.
  ///
  /// A finger that rests that long causes no momentum.
  static let velocityWindow = Duration.milliseconds(100)
}
