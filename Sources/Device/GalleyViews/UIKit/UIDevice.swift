import Foundation
import GalleyTree

/// The device, as UIKit presents it to an app.
///
/// - Reference: [UIKit's `UIDevice`](https://developer.apple.com/documentation/uikit/uidevice).
@MainActor @preconcurrency public final class UIDevice: NSObject {
  private override init() {
    super.init()
  }

  /// The device.
  public static let current = UIDevice()

  /// Phone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let size = RunningDevice.current?.size else { return .phone }
    return ScreenSize.isTablet(size) ? .pad : .phone
  }

  /// The kind of device: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the person gave the device; apps see the device's model.
  public var name: String { model }
  /// The name of the system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose rules the simulated device follows.
  public var systemVersion: String { "26.0" }
  /// An identifier that is the same for all apps of one vendor; on the simulated device all zeros, always.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation {
    guard let size = RunningDevice.current?.size else { return .portrait }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posted when the device is rotated.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kinds of devices, with Apple's raw values.
///
/// - Reference: [UIKit's `UIUserInterfaceIdiom`](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device, with Apple's raw values.
///
/// - Reference: [UIKit's `UIDeviceOrientation`](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Rotated to the left.
  case landscapeLeft = 3
  /// Rotated to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its screen.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The screen, as UIKit presents it to an app.
///
/// - Reference: [UIKit's `UIScreen`](https://developer.apple.com/documentation/uikit/uiscreen).
@MainActor @preconcurrency public final class UIScreen: NSObject {
  private override init() {
    super.init()
  }

  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points; without a running app, that of a medium iPhone.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: RunningDevice.current?.size ?? CGSize(width: 390, height: 844))
  }

  /// The number of pixels per point.
  public var scale: CGFloat { CGFloat(RunningDevice.current?.scale ?? 3) }

  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Whether the screen is recorded or mirrored; the simulated one never is.
  public var isCaptured: Bool { false }

  /// Posted when a recording of the screen starts or ends.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The brightness of the screen, from 0 to 1; the simulated screen has the full brightness.
  public var brightness: CGFloat = 1
}

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

    /// Only as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The running app.
  public static let shared = UIApplication()

  /// The state of the app; always active, because its code is running.
  public var applicationState: State { .active }
  /// Whether the screen stays on; the simulated one always does.
  public var isIdleTimerDisabled = false
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
