import Foundation

/// The node of a short-lived presentation in a separate window, such as a menu: it blocks touches on
/// everything behind.
package class PopupNode: Node {
  /// Places the popup in the window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: The insets of bars, the keyboard and the device's shape, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets) {
    place(in: window, by: nil)
  }
}

extension EnvironmentValues {
  /// The values for views in a separate window.
  var inNewWindow: EnvironmentValues {
    var values = self
    values.row = nil
    values.page = nil
    values.tabPage = nil
    values.isInListRow = false
    values.isForegroundSet = false
    values.stackAxis = nil
    values.isEnabled = true
    values.areLabelsHidden = false
    values.pickerStyle = .automatic
    values.isInBar = false
    values.isInMenu = false
    values.standsInColumn = false
    values.noteSurroundingTint()
    return values
  }
}
