import Foundation
import GalleyRaster

/// A card that comes up over a window's content and those below it, such as a sheet.
@MainActor protocol WindowSheet: Node {
  /// Places the card in the window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: The insets that the device's shape and bars keep from content, in points.
  ///   - keyboard: The height of the keyboard, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets, keyboard: CGFloat)
  /// Darkens what is behind.
  func drawDimming(into list: inout DisplayList)
  /// Draws what is behind, pushed back as far as the card is up.
  ///
  /// - Parameters:
  ///   - top: The upper edge of what is behind, in points of the window.
  ///   - target: The upper edge once it is pushed back.
  ///   - list: Takes the drawing.
  ///   - content: Draws what is behind.
  func drawBehind(
    top: CGFloat, to target: CGFloat, into list: inout DisplayList, _ content: (inout DisplayList) -> Void)
  /// The upper edge of the card, in points of the window.
  var cardTop: CGFloat { get }
  /// How far what is behind is pushed back, from 0 to 1.
  var pushBack: CGFloat { get }
  /// Whether what is behind takes touches.
  var leavesBackgroundUsable: Bool { get }
  /// Whether it fills the window, with the status bar above it.
  var coversWindow: Bool { get }
  /// Whether it stands at the lower edge of the window.
  var reachesLowerEdge: Bool { get }
}

/// Something short-lived above a window's content, such as a menu: it keeps everything behind from being touched.
@MainActor package protocol WindowPopup: Node {
  /// Places the popup in the window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - safeArea: The insets that bars, the keyboard and the device's shape keep from content, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets)
}

/// A menu of commands for the text of a field, beside which everything can be touched.
@MainActor protocol WindowEditMenu: Node {
  /// Whether the field has the keyboard; a menu of another field is not shown.
  var isOfFocusedField: Bool { get }
  /// Places the menu in the window; the insets are those of bars, the keyboard and the device's shape, in points.
  func arrange(in window: CGRect, safeArea: EdgeInsets)
  /// Closes the menu.
  func close()
}

/// A bar above the keyboard.
@MainActor protocol KeyboardAccessory: Node {
  /// The height, in points; 0 while the bar holds nothing.
  var height: CGFloat { get }
  /// Takes up what views have put into the bar.
  func refresh()
}

/// A question above all else in a window, which has to be answered first.
@MainActor package protocol WindowAlert: Node {
  /// Places the question in the window, with its card in the middle of an area of it.
  func center(in area: CGRect, window: CGRect)
}

extension WindowAlert {
  /// Whether a node is in the question, so that keys go to it.
  func holds(_ node: Node) -> Bool {
    sequence(first: node, next: \.parent).contains { $0 === self }
  }
}
