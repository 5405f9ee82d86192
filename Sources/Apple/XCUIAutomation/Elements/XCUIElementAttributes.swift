import Foundation
import GalleyTree

/// The attributes of an element that can be read.
///
/// - Reference: [`XCUIElementAttributes`](https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes).
@MainActor @preconcurrency
public protocol XCUIElementAttributes {
  /// The name given by the app's author for tests; empty if there is none.
  var identifier: String { get }
  /// The frame of the element, in points of the screen.
  var frame: CGRect { get }
  /// The value of the element: a `String` or a `Double`.
  var value: Any? { get }
  /// The title, which some controls have beside their label; empty if there is none.
  var title: String { get }
  /// The name that is read aloud; empty if there is none.
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element takes input.
  var isEnabled: Bool { get }
  /// Whether the element is chosen.
  var isSelected: Bool { get }
  /// Whether keys that are typed go to this element.
  var hasFocus: Bool { get }
  /// The placeholder, which an empty element shows.
  var placeholderValue: String? { get }
  /// The room that the element's screen has from left to right.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The room that the element's screen has from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }
}

extension ElementValue {
  /// The value as Apple's attributes give it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    }
  }
}
