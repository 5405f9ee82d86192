import Foundation

extension UIView {
  /// The fitting of content into a view.
  ///
  /// - Reference: [UIKit's `UIView.ContentMode`](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched.
    case scaleToFill
    /// The content is as large as fits.
    case scaleAspectFit
    /// The content is as small as covers the view.
    case scaleAspectFill
    /// The content is drawn again.
    case redraw
    /// The content is in the middle.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content is on the left.
    case left
    /// The content is on the right.
    case right
    /// The content is at the top left.
    case topLeft
    /// The content is at the top right.
    case topRight
    /// The content is at the bottom left.
    case bottomLeft
    /// The content is at the bottom right.
    case bottomRight

    /// The alignment of content that keeps its size.
    var alignment: Alignment {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .leading
      case .right: .trailing
      case .topLeft: .topLeading
      case .topRight: .topTrailing
      case .bottomLeft: .bottomLeading
      case .bottomRight: .bottomTrailing
      }
    }
  }

  /// The edges and lengths that change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Returns a span in a length that has grown: flexible parts share the growth in proportion to their
    /// lengths, or equally if all are empty.
    static func span(
      _ start: CGFloat, _ length: CGFloat, growing whole: CGFloat, _ before: CGFloat, _ first: Bool,
      _ middle: Bool, _ last: Bool
    ) -> (start: CGFloat, length: CGFloat) {
      let parts = [(start, first), (length, middle), (before - start - length, last)]
      let flexible = parts.filter(\.1)
      guard !flexible.isEmpty else { return (start, length) }
      let sum = flexible.reduce(0) { $0 + max(0, $1.0) }
      func growth(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
        guard part.isFlexible else { return 0 }
        let share = sum > 0 ? max(0, part.length) / sum : 1 / CGFloat(flexible.count)
        return (whole - before) * share
      }
      return (start + growth(parts[0]), length + growth(parts[1]))
    }
  }

  /// Changes views at once, then calls a completion.
  ///
  /// On a real device the change takes time; the frames in between are not simulated.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, then calls a completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Whether changes of views are animated, as the app has set it; here they never are.
  public private(set) static var areAnimationsEnabled = true

  /// Sets whether changes of views are animated; here they never are.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Changes views without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = before }
    actionsWithoutAnimation()
  }

  /// Options for animating a change; nothing is animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Endless repetition.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  }
}
