import Foundation
import GalleyServices

/// Whether an app may send notifications.
///
/// - Reference: [`UNAuthorizationStatus`](https://developer.apple.com/documentation/usernotifications/unauthorizationstatus).
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case authorized
  /// Notifications come quietly, without a question.
  case provisional
  /// An app clip may for some time; on the simulated device there is none.
  case ephemeral
}

/// The state of one setting.
///
/// - Reference: [`UNNotificationSetting`](https://developer.apple.com/documentation/usernotifications/unnotificationsetting).
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app did not ask for it.
  case notSupported
  case disabled
  case enabled
}

/// The style of alerts.
///
/// - Reference: [`UNAlertStyle`](https://developer.apple.com/documentation/usernotifications/unalertstyle).
public enum UNAlertStyle: Int, Hashable, Sendable {
  case none
  /// A banner that disappears.
  case banner
  /// A banner that stays.
  case alert
}

/// The times at which the contents of notifications are shown.
///
/// - Reference: [`UNShowPreviewsSetting`](https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting).
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  case always
  case whenAuthenticated
  case never
}

/// The kinds of notifications that an app asks for.
///
/// - Reference: [`UNAuthorizationOptions`](https://developer.apple.com/documentation/usernotifications/unauthorizationoptions).
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds of what is urgent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button in Settings that leads to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications that are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Notifications that do not wait; every app has them now.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The ways in which a notification is shown while its app is in front.
///
/// - Reference: [`UNNotificationPresentationOptions`](https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions).
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the app's icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound, which nobody hears here.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The older word for a banner and the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification stays in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)

  var presentation: NotificationPresentation {
    var result: NotificationPresentation = contains(.alert) ? [.banner, .list] : []
    if contains(.badge) { result.insert(.badge) }
    if contains(.list) { result.insert(.list) }
    if contains(.banner) { result.insert(.banner) }
    return result
  }
}

/// The settings of an app's notifications.
///
/// - Reference: [`UNNotificationSettings`](https://developer.apple.com/documentation/usernotifications/unnotificationsettings).
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may send notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard authorizationStatus != .notDetermined, options.contains(option) else { return .notSupported }
    return authorizationStatus == .denied ? .disabled : .enabled
  }

  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the app's icon has a number.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether banners are shown.
  public var alertSetting: UNNotificationSetting {
    authorizationStatus == .provisional && options.contains(.alert) ? .disabled : setting(.alert)
  }
  /// Whether notifications are listed.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are shown on the lock screen; the simulated device has none, and answers as for the list.
  public var lockScreenSetting: UNNotificationSetting { alertSetting }
  /// Whether notifications are shown in a car.
  public var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether urgent sounds are played, which needs an entitlement of Apple's.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether urgent notifications do not wait.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications come in a summary.
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether notifications are messages.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The times at which contents are shown.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether Settings has a button that leads to the app's own settings.
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
