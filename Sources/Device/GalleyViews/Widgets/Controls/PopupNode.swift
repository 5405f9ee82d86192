import Foundation

/// The node of a short-lived presentation in a separate window, such as a menu: it blocks touches on
/// everything behind.
package class PopupNode: Node, WindowPopup {
  /// Places the popup in the window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: The insets of bars, the keyboard and the device's shape, in points.
  package func arrange(in window: CGRect, safeArea: EdgeInsets) {
    place(in: window, by: nil)
  }
}
