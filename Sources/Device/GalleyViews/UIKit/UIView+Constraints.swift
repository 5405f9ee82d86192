import Foundation

extension UIView {
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge at which lines begin; here the left one so far.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines end; here the right one so far.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The rectangle that bars and the device's shape leave free: all of the view, because SwiftUI's layout places it clear of them.
  public final var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The rectangle within the margins, which are 8 points.
  public final var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The active constraints between this view and those inside.
  public final var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Makes a constraint hold.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints hold.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint hold no longer.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Makes constraints hold no longer.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Keeps a constraint, which holds from now on.
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    heldConstraints.append(constraint)
    setNeedsLayout()
  }

  /// Gives up a constraint, which holds no longer.
  func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }
}
