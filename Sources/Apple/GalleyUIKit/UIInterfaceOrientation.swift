/// The orientation of a user interface, with Apple's raw values.
///
/// - Reference: [UIKit's `UIInterfaceOrientation`](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside-down portrait.
  case portraitUpsideDown = 2
  /// The device is turned to the left, and the interface to the right.
  case landscapeLeft = 4
  /// The device is turned to the right, and the interface to the left.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
