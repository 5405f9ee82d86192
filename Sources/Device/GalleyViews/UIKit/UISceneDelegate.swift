import Foundation

/// The delegate of a scene, which receives the events of the scene's life.
///
/// - Reference: [UIKit's `UISceneDelegate`](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
///
/// The delegate that ``UIApplicationDelegate`` names in a scene's configuration is created at launch; so far it receives no URLs, no
/// activities and no shortcuts.
///
/// - Reference: [UIKit's `UIWindowSceneDelegate`](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene; here SwiftUI's window is shown regardless.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The configuration of a scene, with the class of its delegate.
///
/// - Reference: [UIKit's `UISceneConfiguration`](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; here it has no effect.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, which has an `init()`.
  public var delegateClass: AnyClass?

  /// Creates the configuration of scenes with a role; a delegate's class is set afterwards.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The part of an app that a scene belongs to, also while the scene is not connected.
///
/// - Reference: [UIKit's `UISceneSession`](https://developer.apple.com/documentation/uikit/uiscenesession).
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// The configuration of the scene.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The identifier of the session; every app has one session.
  public var persistentIdentifier: String { "00000000-0000-0000-0000-000000000001" }
  /// The app's own facts about the session.
  public var userInfo: [String: Any]?
}

extension UIScene {
  /// The reasons for a scene's connection; here there are none.
  ///
  /// - Reference: [UIKit's `UIScene.ConnectionOptions`](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions).
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext> = []
  }
}

/// A URL that a scene opens.
///
/// - Reference: [UIKit's `UIOpenURLContext`](https://developer.apple.com/documentation/uikit/uiopenurlcontext).
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
