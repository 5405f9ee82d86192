import Foundation
import GalleyUIKit

/// A part of an app that has windows.
///
/// - Reference: [UIKit's `UIScene`](https://developer.apple.com/documentation/uikit/uiscene).
@MainActor @preconcurrency open class UIScene: NSObject {
  /// The state of a scene.
  ///
  /// - Reference: [UIKit's `UIScene.ActivationState`](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum).
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// Visible, but without input.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The current state: while its code runs, an app is in front.
  public var activationState: ActivationState { .foregroundActive }
  /// The session of the scene.
  public private(set) lazy var session: UISceneSession = {
    let session = UISceneSession()
    session.scene = self
    return session
  }()
  /// The delegate of the scene.
  open weak var delegate: (any UISceneDelegate)?
}

/// The scene of the running app, with its window.
///
/// - Reference: [UIKit's `UIWindowScene`](https://developer.apple.com/documentation/uikit/uiwindowscene).
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  private lazy var ownWindow = UIWindow(scene: self)

  /// The windows.
  public var windows: [UIWindow] { [ownWindow] }
  /// The window that receives keys.
  public var keyWindow: UIWindow? { ownWindow }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The traits, such as light or dark.
  public var traitCollection: UITraitCollection { .current }
  /// The orientation: upright, or on a side where the window is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}

/// The window of the running app, as UIKit's code sees it: its size and its safe area.
///
/// SwiftUI's content has no root controller of UIKit, so ``rootViewController`` is `nil` unless the app sets
/// one; here neither that controller nor another window is shown.
///
/// - Reference: [UIKit's `UIWindow`](https://developer.apple.com/documentation/uikit/uiwindow).
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The scene of the window.
  public weak var windowScene: UIWindowScene?
  /// The root controller.
  open var rootViewController: UIViewController?
  /// Light or dark, regardless of the device; it has no effect on SwiftUI's content.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether this window receives keys.
  open var isKeyWindow: Bool { windowScene != nil }
  private var isOfApp = false

  fileprivate convenience init(scene: UIWindowScene) {
    self.init(frame: .zero)
    windowScene = scene
    isOfApp = true
  }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  open override var bounds: CGRect {
    get { isOfApp ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }

  open override var safeAreaInsets: UIEdgeInsets {
    RunningDevice.current.map {
      UIEdgeInsets(
        top: $0.safeArea.top, left: $0.safeArea.leading, bottom: $0.safeArea.bottom,
        right: $0.safeArea.trailing)
    } ?? .zero
  }
  open override var window: UIWindow? { self }

  /// Makes this the key window; the app's window already is.
  open func makeKeyAndVisible() {}
}

extension UIApplication {
  /// The scenes of the app: always one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// The windows of the app: always one.
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindowScene.shared.keyWindow }
}

extension UIWindowScene {
  /// The scene of the running app; outside of any app a scene without one.
  fileprivate static var shared: UIWindowScene {
    RunningDevice.current?.host.map { PlatformApp.of($0).scene } ?? unattached
  }

  private static let unattached = UIWindowScene()
}
