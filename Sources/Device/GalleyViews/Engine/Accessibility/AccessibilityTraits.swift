import GalleyTree

/// The accessibility traits of an element.
///
/// - Reference: [SwiftUI's `AccessibilityTraits`](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public typealias AccessibilityTraits = ElementTraits

/// The traits under SwiftUI's names.
extension ElementTraits {
  /// The element acts when tapped.
  public static var isButton: ElementTraits { .button }
  /// The element is the heading of a part of the screen.
  public static var isHeader: ElementTraits { .header }
  /// The element is selected.
  public static var isSelected: ElementTraits { .selected }
  /// The element opens a link.
  public static var isLink: ElementTraits { .link }
  /// The element is a search field.
  public static var isSearchField: ElementTraits { .searchField }
  /// The element is a picture.
  public static var isImage: ElementTraits { .image }
  /// The element is text that cannot be edited.
  public static var isStaticText: ElementTraits { .staticText }
  /// The element blocks the elements outside of it.
  public static var isModal: ElementTraits { .modal }
  /// The element plays a sound when tapped; tests do not see this trait.
  public static var playsSound: ElementTraits { [] }
  /// The element is a key of a keyboard; tests do not see this trait.
  public static var isKeyboardKey: ElementTraits { [] }
  /// The element summarizes the state of an app; tests do not see this trait.
  public static var isSummaryElement: ElementTraits { [] }
  /// The element starts a sound or a film; tests do not see this trait.
  public static var startsMediaSession: ElementTraits { [] }
  /// The element handles touches itself; tests do not see this trait.
  public static var allowsDirectInteraction: ElementTraits { [] }
  /// The element turns a page; tests do not see this trait.
  public static var causesPageTurn: ElementTraits { [] }
  /// The element is a switch; tests see this in its type.
  public static var isToggle: ElementTraits { [] }
  /// The element is a bar of tabs; tests see this in its type.
  public static var isTabBar: ElementTraits { [] }
}
