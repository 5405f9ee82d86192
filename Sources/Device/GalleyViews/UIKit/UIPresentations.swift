import Foundation

/// The form in which a controller is presented.
///
/// - Reference: [UIKit's `UIModalPresentationStyle`](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// On most of the screen.
  case pageSheet = 1
  /// On a part of a tablet's screen.
  case formSheet = 2
  /// On the space of the presenting controller.
  case currentContext = 3
  /// By the app.
  case custom = 4
  /// On the whole screen, with what is below.
  case overFullScreen = 5
  /// On the space of the presenting controller, with what is below.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not at all.
  case none = -1
  /// The default.
  case automatic = -2
}

/// The directions in which a popover's arrow may point.
///
/// - Reference: [UIKit's `UIPopoverArrowDirection`](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The place and the arrow of a popover; here a controller is presented as a sheet, whatever they are.
///
/// - Reference: [UIKit's `UIPopoverPresentationController`](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@MainActor @preconcurrency public final class UIPopoverPresentationController: NSObject {
  /// The view that the arrow points to.
  public var sourceView: UIView?
  /// The part of the view that the arrow points to.
  public var sourceRect = CGRect.null
  /// The directions in which the arrow may point.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// A controller of pages; here it shows the last one, without a bar.
///
/// - Reference: [UIKit's `UINavigationController`](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The pages, from the first on.
  open var viewControllers: [UIViewController] = [] { didSet { show(viewControllers, old: oldValue) } }
  /// Whether the bar is hidden; here there is none.
  open var isNavigationBarHidden = false

  public override init() { super.init() }

  /// Creates a controller with a first page.
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
    show(viewControllers, old: [])
  }

  /// Creates no controller: nothing is read of an archive.
  public required init?(coder: NSCoder) { nil }

  /// The last page.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The last page, or the controller that it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Adds a page.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the last page, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all pages but the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }

  /// Hides the bar, or shows it; here there is none.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func viewDidLoad() { fill(view, with: topViewController) }
}

/// A controller of tabs; here it shows the selected one, without a bar.
///
/// - Reference: [UIKit's `UITabBarController`](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The tabs.
  open var viewControllers: [UIViewController]? {
    didSet { show(viewControllers ?? [], shown: selectedViewController, old: oldValue ?? []) }
  }
  /// The number of the selected tab.
  open var selectedIndex = 0 {
    didSet { show(viewControllers ?? [], shown: selectedViewController, old: []) }
  }

  /// The selected tab.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  open override func viewDidLoad() { fill(view, with: selectedViewController) }
}

extension UIViewController {
  /// Takes controllers as children in place of others, and shows the last.
  fileprivate func show(_ controllers: [UIViewController], old: [UIViewController]) {
    show(controllers, shown: controllers.last, old: old)
  }

  /// Takes controllers as children in place of others, and shows one.
  fileprivate func show(_ controllers: [UIViewController], shown: UIViewController?, old: [UIViewController])
  {
    for gone in old where !controllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
    for new in controllers where new.parent !== self { addChild(new) }
    if let viewIfLoaded { fill(viewIfLoaded, with: shown) }
  }

  /// Shows the view of a controller on a whole view.
  fileprivate func fill(_ view: UIView, with controller: UIViewController?) {
    view.subviews.forEach { $0.removeFromSuperview() }
    guard let shown = controller?.view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    controller?.didMove(toParent: self)
  }
}
