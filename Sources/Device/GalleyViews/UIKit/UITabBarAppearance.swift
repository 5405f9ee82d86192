import Foundation

/// The look of a tab bar of UIKit.
///
/// - Reference: [UIKit's `UITabBarAppearance`](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The looks of buttons with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of buttons with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of buttons with the title beside the picture in a low bar; here there is none.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen button; here it is not drawn so far.
  open var selectionIndicatorTintColor: UIColor?
}
