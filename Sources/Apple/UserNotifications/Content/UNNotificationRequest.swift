// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyServices

/// A request to deliver a notification.
///
/// - Reference: [`UNNotificationRequest`](https://developer.apple.com/documentation/usernotifications/unnotificationrequest).
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier; a request with that of another one takes its place.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition for the delivery; `nil` to deliver it at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, with the content as it is now.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }

  /// The request as the device keeps it.
  var scheduled: ScheduledNotification {
    let trigger = trigger
    return ScheduledNotification(
      identifier: identifier, title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      badge: content.badge?.intValue, category: content.categoryIdentifier,
      repeats: trigger?.repeats ?? false, request: self
    ) { date in trigger == nil ? date : trigger?.date(after: date) }
  }
}

/// A notification that has been delivered.
///
/// - Reference: [`UNNotification`](https://developer.apple.com/documentation/usernotifications/unnotification).
public final class UNNotification: NSObject, Sendable {
  /// The date of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init?(_ delivered: DeliveredNotification) {
    guard let request = delivered.notification.request as? UNNotificationRequest else { return nil }
    self.request = request
    date = delivered.date
    super.init()
  }
}

/// A person's response to a notification.
///
/// - Reference: [`UNNotificationResponse`](https://developer.apple.com/documentation/usernotifications/unnotificationresponse).
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public final let notification: UNNotification
  /// The identifier of the chosen action, ``UNNotificationDefaultActionIdentifier`` for a tap on the notification.
  public final let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// A person's response in words; the simulated device has no field for them, so that there is none.
///
/// - Reference: [`UNTextInputNotificationResponse`](https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse).
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText = ""
}

/// The action of a person who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismisses a notification; banners that are swiped away stay in the list, so that it does not happen here.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
