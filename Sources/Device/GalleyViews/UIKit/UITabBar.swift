import Foundation

/// The bar with the tabs of UIKit; an instance of the app's own draws its background alone.
///
/// Its appearance proxy sets the look of the bars of SwiftUI's tab views.
///
/// - Reference: [UIKit's `UITabBar`](https://developer.apple.com/documentation/uikit/uitabbar).
@MainActor @preconcurrency open class UITabBar: UIView {
  private var standard: UITabBarAppearance?

  /// The colour of the background above content that goes on below the bar.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// The colour of buttons that are not chosen; `nil` for that of the system.
  open var unselectedItemTintColor: UIColor? { didSet { changed() } }
  /// Whether the background lets content through; without it, it is opaque.
  open var isTranslucent = true { didSet { changed() } }
  /// The style of the bar; a black one has a black background.
  open var barStyle = UIBarStyle.default { didSet { changed() } }
  /// The picture of the background; here it takes the place of the system's background, and is not drawn so far.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The picture of the line above the bar; here any takes the line away, and is not drawn so far.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// The look above content that goes on below the bar, and of the buttons.
  open var standardAppearance: UITabBarAppearance {
    get { standard ?? UITabBarAppearance() }
    set {
      standard = newValue
      changed()
    }
  }
  /// The background above content that is at its end; `nil` for none.
  ///
  /// - Note: Differs from SwiftUI: the buttons have the look of ``standardAppearance`` everywhere.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  private var olderSurface: BarSurface? {
    BarSurface(
      barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage, shadow: shadowImage)
  }

  override func fill(_ looks: inout AppLooks) {
    var bar = TabBarLooks(
      isHidden: isHidden, tint: tintColor?.color, unselected: unselectedItemTintColor?.color,
      backdrop: backgroundColor?.color)
    bar.standard = standard?.surface ?? olderSurface
    bar.atEdge = scrollEdgeAppearance?.surface
    bar.titles = looks.tabBar.titles
    if let items = standard ?? scrollEdgeAppearance {
      bar.stacked = items.stackedLayoutAppearance.items
      bar.inline = items.inlineLayoutAppearance.items
    }
    looks.tabBar = bar
  }
}
