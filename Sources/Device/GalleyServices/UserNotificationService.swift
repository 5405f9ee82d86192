import Foundation

/// A notification that an app has asked the device for.
package struct ScheduledNotification: Sendable {
  /// The identifier; another notification with it takes this one's place.
  package var identifier: String
  /// The banner's title.
  package var title: String
  /// The text below the title.
  package var body: String
  /// The number for the app's icon; `nil` to leave the icon as it is.
  package var badge: Int?
  /// The identifier of the category with its actions.
  package var category: String
  /// Whether it is scheduled anew when it was delivered.
  package var repeats: Bool
  /// The date at which it is due, counted from another one; `nil` where it never is.
  package var date: @Sendable (Date) -> Date?
  /// The request as the app has made it.
  package var request: any Sendable

  /// Describes a notification.
  package init(
    identifier: String, title: String, body: String, badge: Int?, category: String, repeats: Bool,
    request: any Sendable, date: @escaping @Sendable (Date) -> Date?
  ) {
    self.identifier = identifier
    self.title = title
    self.body = body
    self.badge = badge
    self.category = category
    self.repeats = repeats
    self.request = request
    self.date = date
  }
}

/// A notification that has come, with the date of its arrival.
package struct DeliveredNotification: Sendable {
  package var notification: ScheduledNotification
  package var date: Date

  package init(_ notification: ScheduledNotification, date: Date) {
    self.notification = notification
    self.date = date
  }
}

/// The ways in which a notification shows itself.
package struct NotificationPresentation: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the app's icon changes.
  package static let badge = NotificationPresentation(rawValue: 1)
  /// It stays in the list of notifications.
  package static let list = NotificationPresentation(rawValue: 2)
  /// A banner is shown.
  package static let banner = NotificationPresentation(rawValue: 4)
}

/// An action of a notification's category, as a button below the banner.
package struct NotificationAction: Hashable, Sendable {
  package var identifier: String
  package var title: String
  /// Whether the button is red.
  package var isDestructive: Bool
  /// Whether the app comes to the front.
  package var opensApp: Bool

  package init(identifier: String, title: String, isDestructive: Bool, opensApp: Bool) {
    self.identifier = identifier
    self.title = title
    self.isDestructive = isDestructive
    self.opensApp = opensApp
  }
}

/// The part of a running app that hears of its notifications.
package struct NotificationReceiver {
  /// Decides how a notification is shown while the app is in front.
  package var present:
    @MainActor (DeliveredNotification, @escaping @Sendable (NotificationPresentation) -> Void) -> Void
  /// Takes a person's response: the identifier of an action, or `nil` for a tap on the notification.
  package var respond: @MainActor (DeliveredNotification, String?) -> Void

  package init(
    present:
      @escaping @MainActor (
        DeliveredNotification, @escaping @Sendable (NotificationPresentation) -> Void
      ) -> Void,
    respond: @escaping @MainActor (DeliveredNotification, String?) -> Void
  ) {
    self.present = present
    self.respond = respond
  }
}

/// The notifications of an app, as one launch of it sees them.
///
/// Scheduled notifications stay when the app ends.
@MainActor package protocol UserNotificationService: AnyObject {
  /// The answer of the person so far.
  var status: PermissionStatus { get }
  /// The options that the app was authorized for, as their sum; `nil` before it asked.
  var options: UInt? { get set }
  /// Whether notifications are delivered quietly, without a question to the person.
  var isProvisional: Bool { get set }
  /// The notifications to come, in the order in which they were scheduled.
  var pending: [ScheduledNotification] { get }
  /// The notifications in the device's list, oldest first.
  var delivered: [DeliveredNotification] { get }
  /// The number on the app's icon.
  var badge: Int { get set }
  /// The actions of each category.
  var actions: [String: [NotificationAction]] { get set }
  /// The part of this launch that hears of notifications.
  var receiver: NotificationReceiver? { get set }

  /// Asks the person, unless there is an answer already.
  func ask(completion: @escaping @Sendable (PermissionStatus) -> Void)

  /// Schedules a notification in place of another one with its identifier.
  func schedule(_ notification: ScheduledNotification)

  /// Takes notifications to come back: those with an identifier, or all.
  func removePending(_ identifiers: Set<String>?)

  /// Takes notifications from the list: those with an identifier, or all.
  func removeDelivered(_ identifiers: Set<String>?)
}
