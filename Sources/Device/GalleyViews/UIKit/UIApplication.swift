import Foundation
import GalleyServices

/// The running app, as UIKit's shared object.
///
/// - Reference: [UIKit's `UIApplication`](https://developer.apple.com/documentation/uikit/uiapplication).
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  private override init() {
    super.init()
  }

  /// The states of an app.
  public enum State: Int, Hashable, Sendable {
    /// In front.
    case active
    /// Visible, but without input.
    case inactive
    /// Not visible.
    case background
  }

  /// An option of opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String

    /// The option to open the URL only as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The running app.
  public static let shared = UIApplication()

  /// The state of the app; always active, because its code is running.
  public var applicationState: State { .active }
  /// Whether the screen stays on; the simulated one always does.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon.
  public var applicationIconBadgeNumber: Int {
    get { AppLaunch.current?.surroundings?.userNotifications?.badge ?? badgeWithoutDevice }
    set {
      badgeWithoutDevice = newValue
      AppLaunch.current?.surroundings?.userNotifications?.badge = newValue
    }
  }
  private var badgeWithoutDevice = 0
  /// Whether the app can have several windows; here it has one.
  public var supportsMultipleScenes: Bool { false }
  /// The name of the app's alternate icon; always `nil`.
  public var alternateIconName: String? { nil }
  /// Whether the app can have another icon; always false.
  public var supportsAlternateIcons: Bool { false }

  /// Sets another icon; here the app has only one, so every name results in an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Sets another icon; here the app has only one, so every name results in an error.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }

  /// Opens a URL outside of the app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOpened = RunningDevice.current?.open(url) ?? false
    completionHandler?(isOpened)
  }

  /// Returns whether a URL can be opened; the simulated device opens every URL with a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Asks a server of Apple for notifications, which the simulated device does not reach: nothing comes of it.
  public func registerForRemoteNotifications() {}

  /// Ends notifications of a server, of which there are none.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app gets notifications of a server: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted before the app becomes visible.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is no longer visible.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app terminates.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
