/// A notification for an app, shown as a banner at the top of the screen.
///
/// A tap opens its app, a swipe up dismisses it; the app below keeps working.
///
/// - Reference: [Apple's `UNNotificationContent`](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
public struct PushNotification: Hashable, Sendable {
  /// The time that a banner is on the screen, as the settings of a device offer it.
  ///
  /// - Reference: [Change notification settings](https://support.apple.com/guide/iphone/change-notification-settings-iph7c3d96bab/ios),
  ///   on the banner style.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// It is there for five seconds.
    case temporary
    /// It is there until it is tapped or swiped away, or another one comes.
    case persistent
  }

  /// The banner's title.
  public var title: String
  /// The text below the title.
  public var body: String
  /// The app it is for, by its bundle identifier.
  public var bundleIdentifier: String
  /// The time that the notification stays.
  public var style: Style

  /// The time that a temporary notification is on the screen.
  static let lifetime = Duration.seconds(5)

  /// Creates a notification for an app.
  public init(_ title: String, body: String = "", for bundleIdentifier: String, style: Style = .temporary) {
    self.title = title
    self.body = body
    self.bundleIdentifier = bundleIdentifier
    self.style = style
  }
}
