import Foundation
import GalleyAutomation

/// The speed of a finger: a number of points a second, or one of Apple's, which stand for other numbers in swipes than in drags.
///
/// - Reference: [`XCUIGestureVelocity`](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity).
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Points a second.
  public let rawValue: CGFloat

  /// Creates a velocity.
  ///
  /// - Parameter rawValue: Points a second.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// Creates a velocity.
  ///
  /// - Parameter rawValue: Points a second.
  public init(_ rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// Creates a velocity from a number of points a second.
  public init(floatLiteral value: Double) {
    self.init(CGFloat(value))
  }

  /// Creates a velocity from a number of points a second.
  public init(integerLiteral value: Int) {
    self.init(CGFloat(value))
  }

  // Apple's values are marks and no speeds; that of the default one has been seen to be -10, and the others are ours.
  /// The speed of an ordinary movement.
  public static let `default` = XCUIGestureVelocity(-10)
  /// A speed at which the dragged content is not thrown.
  public static let slow = XCUIGestureVelocity(-11)
  /// The speed of a quick movement.
  public static let fast = XCUIGestureVelocity(-9)

  /// The speed of a swipe, in points a second.
  var ofSwipe: Double { speed(slow: Velocity.slow, ordinary: Velocity.ordinary, fast: Velocity.fast) }

  /// The speed of a drag, in points a second.
  var ofDrag: Double {
    speed(slow: Velocity.slowDrag, ordinary: Velocity.drag, fast: Velocity.fastDrag)
  }

  /// The speed for the driver: at least a point a second.
  private func speed(slow: Double, ordinary: Double, fast: Double) -> Double {
    switch self {
    case .default: ordinary
    case .slow: slow
    case .fast: fast
    default: max(Double(rawValue), 1)
    }
  }
}
