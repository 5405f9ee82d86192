import Foundation

/// A relation between the places and lengths of views; so far not of their baselines.
///
/// It holds for views that are inside of the one that SwiftUI places. One that contradicts others is left out.
///
/// - Reference: [UIKit's `NSLayoutConstraint`](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// The horizontal or the vertical axis.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// A relation of two values.
  ///
  /// - Reference: [UIKit's `NSLayoutConstraint.Relation`](https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum).
  public enum Relation: Int, Hashable, Sendable {
    /// At most as large.
    case lessThanOrEqual = -1
    /// As large.
    case equal
    /// At least as large.
    case greaterThanOrEqual
  }

  /// A place or a length of a view.
  ///
  /// - Reference: [UIKit's `NSLayoutConstraint.Attribute`](https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute).
  public enum Attribute: Int, Hashable, Sendable {
    /// None.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which lines begin; here the left one so far.
    case leading
    /// The edge at which lines end; here the right one so far.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
  }

  /// The first view, or the guide in one.
  open private(set) weak var firstItem: AnyObject?
  /// Its place or length.
  public let firstAttribute: Attribute
  /// The relation of both.
  public let relation: Relation
  /// The second view, or the guide in one; `nil` for a length alone.
  open private(set) weak var secondItem: AnyObject?
  /// Its place or length.
  public let secondAttribute: Attribute
  /// The factor of the second place or length.
  public let multiplier: CGFloat
  /// The number of points that are added to the second place or length.
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  /// The priority; only required ones always hold.
  open var priority = UILayoutPriority.required { didSet { holder?.setNeedsLayout() } }
  /// A name for the author.
  open var identifier: String?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// Creates a relation of two views, or of one and a constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute) = (view1 as AnyObject, attr1)
    (secondItem, secondAttribute) = (view2.map { $0 as AnyObject }, attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
    super.init()
  }

  /// Whether the relation holds.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes relations hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes relations hold no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of an item.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view around both items, which holds the constraint, as in UIKit.
  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    guard let second = Self.view(of: secondItem) else { return first.hold(self) }
    sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }?.hold(self)
  }

  private func deactivate() { holder?.release(self) }
}
