import Foundation

/// The looks of the buttons in a tab bar of UIKit, by their states.
///
/// - Reference: [UIKit's `UITabBarItemAppearance`](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@MainActor @preconcurrency public final class UITabBarItemAppearance: NSObject {
  /// The places of picture and title of a button.
  ///
  /// - Reference: [UIKit's `UITabBarItemAppearance.Style`](https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style).
  public enum Style: Int, Hashable, Sendable {
    /// The title below the picture.
    case stacked
    /// The title beside the picture.
    case inline
    /// The title beside the picture, in a low bar.
    case compactInline
  }

  /// The look of a button that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the chosen button.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a disabled button; here no button is.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a button with the focus; here no button has it.
  public let focused = UITabBarItemStateAppearance()

  public override init() {
    super.init()
  }

  /// Creates the system's looks for a style; here they are equal.
  public convenience init(style: Style) {
    self.init()
  }

  /// The looks in SwiftUI's terms.
  var items: TabBarLooks.Items { TabBarLooks.Items(normal: normal.item, selected: selected.item) }
}

/// The look of a button in a tab bar of UIKit in one state.
///
/// - Reference: [UIKit's `UITabBarItemStateAppearance`](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@MainActor @preconcurrency public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; `nil` for the usual one.
  public var iconColor: UIColor?
  /// The colour behind a badge; `nil` for red.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of a badge's words; here they have those of the system.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() {
    super.init()
  }

  var item: TabBarLooks.Item {
    TabBarLooks.Item(
      icon: iconColor?.color, title: LetterLook(titleTextAttributes), badge: badgeBackgroundColor?.color)
  }
}
