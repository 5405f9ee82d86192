/// The orientation of a device, with Apple's raw values.
///
/// - Reference: [UIKit's `UIDeviceOrientation`](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside-down portrait.
  case portraitUpsideDown = 2
  /// Landscape, with the top to the left.
  case landscapeLeft = 3
  /// Landscape, with the top to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
