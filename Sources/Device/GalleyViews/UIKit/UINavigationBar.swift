import Foundation

/// The bar above a page of UIKit; an instance of the app's own draws its background alone.
///
/// Its appearance proxy sets the look of the bars above SwiftUI's pages.
///
/// - Reference: [UIKit's `UINavigationBar`](https://developer.apple.com/documentation/uikit/uinavigationbar).
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private var standard: UINavigationBarAppearance?

  /// The colour of the background above content that goes on below the bar.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// Whether the background lets content through; without it, it is opaque.
  open var isTranslucent = true { didSet { changed() } }
  /// The style of the bar; a black one has a black background and white titles.
  open var barStyle = UIBarStyle.default { didSet { changed() } }
  /// Whether titles are large; here each page of SwiftUI has its own title display mode.
  open var prefersLargeTitles = false
  /// The picture of the line below the bar; here any takes the line away, and is not drawn so far.
  open var shadowImage: UIImage? { didSet { changed() } }
  private var backgroundImage: UIImage? { didSet { changed() } }

  /// Sets the picture of the background; here it takes the place of the system's background, and is not drawn so far.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }

  /// Returns the picture of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  // MARK: Looks by the place of the content

  /// The look above content that goes on below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard ?? UINavigationBarAppearance() }
    set {
      standard = newValue
      changed()
    }
  }
  /// The look above content that is at its start; `nil` for that of ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look where the height is compact; `nil` for that of ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look above content at its start where the height is compact; `nil` for that of ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The look by the properties that are older than appearances.
  private var olderPhase: NavigationBarLooks.Phase {
    let words = LetterLook(color: barStyle == .black ? .white : nil)
    return NavigationBarLooks.Phase(
      surface: olderSurface, title: LetterLook(titleTextAttributes).filled(from: words),
      largeTitle: LetterLook(largeTitleTextAttributes).filled(from: words))
  }

  private var olderSurface: BarSurface? {
    BarSurface(
      barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage, shadow: shadowImage)
  }

  override func fill(_ looks: inout AppLooks) {
    var bar = NavigationBarLooks(tint: tintColor?.color, backdrop: backgroundColor?.color)
    bar.standard = standard?.phase ?? olderPhase
    bar.atEdge = bar.standard
    bar.atEdge.surface = nil
    if let scrollEdgeAppearance { bar.atEdge = scrollEdgeAppearance.phase }
    bar.compact = compactAppearance?.phase
    bar.compactAtEdge = compactScrollEdgeAppearance?.phase
    looks.navigationBar = bar
  }
}
