import Combine
import Foundation
import Observation

/// The delegate of a UIKit app, which receives the events of the app's life.
///
/// - Reference: [UIKit's `UIApplicationDelegate`](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// Called before the app has launched; returns whether it can.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has launched; returns whether it can.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a new scene, with the class of its delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// A reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was launched with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification of a server that the app was launched with; here there is none.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action of the home screen that the app was launched with.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The change of place that the app was launched for; here there is none.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A fact about a URL that an app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that sends the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The property list that the sending app adds.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the app has to copy the file before it changes it.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// A property wrapper that gives a SwiftUI app a delegate of UIKit.
///
/// The delegate is created at launch by its `init()`. It receives the launch, the connection of the scene, low memory and the app's
/// end; the events of an app with scenes go to the scene's delegate, as on the device.
///
/// - Reference: [SwiftUI's `UIApplicationDelegateAdaptor`](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = _ClassObject.make(delegateType)
    _ = wrappedValue.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}

extension UIApplicationDelegateAdaptor: LinkedProperty {
  /// Connects the window's scene at the first evaluation of the app.
  package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    PlatformApp.of(context.host).connect(wrappedValue)
    return nil
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
