import Foundation

/// The condition for the delivery of a notification.
///
/// - Reference: [`UNNotificationTrigger`](https://developer.apple.com/documentation/usernotifications/unnotificationtrigger).
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification comes again and again.
  public final let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The date of delivery after a date; `nil` where there is none.
  func date(after date: Date) -> Date? { nil }
}

/// A trigger that waits for some time on the device's clock.
///
/// - Reference: [`UNTimeIntervalNotificationTrigger`](https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger).
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger; the time is above 0, and 60 seconds at least for one that repeats, or the process ends, as on the device.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next date of delivery, as if the notification was scheduled now.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A trigger that waits for a date with some components, such as 7:30 of each day.
///
/// - Reference: [`UNCalendarNotificationTrigger`](https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger).
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date has.
  public let dateComponents: DateComponents
  private let calendar: Calendar

  /// Creates a trigger; components without a calendar or a time zone have those of the device.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    var calendar = dateComponents.calendar ?? .current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
    super.init(repeats: repeats)
  }

  /// Returns the next date of delivery; `nil` for a date that is over.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The trigger of a notification that a server has sent; there is none on the simulated device.
///
/// - Reference: [`UNPushNotificationTrigger`](https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger).
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
