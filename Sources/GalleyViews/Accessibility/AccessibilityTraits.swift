import GalleyTree

/// The accessibility traits of an element.
///
/// - Reference: [SwiftUI's `AccessibilityTraits`](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public typealias AccessibilityTraits = ElementTraits

/// The traits under SwiftUI's names.
extension ElementTraits {
  /// It acts when tapped.
  public static var isButton: ElementTraits { .button }
  /// It heads a part of the screen.
  public static var isHeader: ElementTraits { .header }
  /// It is chosen.
  public static var isSelected: ElementTraits { .selected }
  /// It opens a link.
  public static var isLink: ElementTraits { .link }
  /// It is a field for searching.
  public static var isSearchField: ElementTraits { .searchField }
  /// It is a picture.
  public static var isImage: ElementTraits { .image }
  /// It is text that cannot be edited.
  public static var isStaticText: ElementTraits { .staticText }
  /// It keeps what is outside of it from being used.
  public static var isModal: ElementTraits { .modal }
}
