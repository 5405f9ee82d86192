/// A message that an app is sent while somebody does something else: it comes down from the top of the screen.
///
/// It is there for five seconds. A tap opens its app, a swipe up sends it away; below it, the app in front goes on.
///
/// - Reference: [Apple's `UNNotificationContent`](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
public struct PushNotification: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// What it says.
  public var body: String
  /// The app it is for, by its bundle identifier.
  public var bundleIdentifier: String

  /// How long it is on the screen.
  static let lifetime = Duration.seconds(5)

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: What it says.
  ///   - bundleIdentifier: The app it is for; it need not be installed.
  public init(_ title: String, body: String = "", for bundleIdentifier: String) {
    self.title = title
    self.body = body
    self.bundleIdentifier = bundleIdentifier
  }
}
