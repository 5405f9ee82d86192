/// A set of orientations of a user interface, with Apple's raw values: a bit for each orientation.
///
/// - Reference: [UIKit's `UIInterfaceOrientationMask`](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Upside-down portrait.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The interface turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The interface turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Both that lie on a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside-down portrait, as telephones have them.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
