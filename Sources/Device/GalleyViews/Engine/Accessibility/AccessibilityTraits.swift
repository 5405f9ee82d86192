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
  /// It plays a sound when it is tapped; a test sees nothing of it.
  public static var playsSound: ElementTraits { [] }
  /// It is a key of a keyboard; a test sees nothing of it.
  public static var isKeyboardKey: ElementTraits { [] }
  /// It says in short how an app stands; a test sees nothing of it.
  public static var isSummaryElement: ElementTraits { [] }
  /// It starts a sound or a film; a test sees nothing of it.
  public static var startsMediaSession: ElementTraits { [] }
  /// It takes touches itself; a test sees nothing of it.
  public static var allowsDirectInteraction: ElementTraits { [] }
  /// It turns a page; a test sees nothing of it.
  public static var causesPageTurn: ElementTraits { [] }
  /// It is a switch; its type tells it.
  public static var isToggle: ElementTraits { [] }
  /// It is a bar of tabs; its type tells it.
  public static var isTabBar: ElementTraits { [] }
}
