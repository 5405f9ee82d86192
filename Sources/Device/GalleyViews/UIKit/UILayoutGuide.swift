import Foundation

/// A rectangle in a view, to which constraints refer: the view without some distances from its edges.
///
/// - Reference: [UIKit's `UILayoutGuide`](https://developer.apple.com/documentation/uikit/uilayoutguide).
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view.
  open private(set) weak var owningView: UIView?
  /// The distances from the view's edges, in points.
  let insets: UIEdgeInsets

  init(of view: UIView, insets: UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  /// The rectangle, in the view's coordinates.
  open var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
