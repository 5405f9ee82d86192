import Foundation

/// The content of a notification.
///
/// - Reference: [`UNNotificationContent`](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values, which only a mutable content changes.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var launchImageName = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  final var values = Values()

  public override init() {
    super.init()
  }

  /// The banner's title.
  public var title: String { values.title }
  /// The line below the title.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The number for the app's icon; `nil` to leave it as it is.
  public var badge: NSNumber? { values.badge }
  /// The sound, which nobody hears on the simulated device.
  public var sound: UNNotificationSound? { values.sound }
  /// The identifier of the category with the actions.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group of notifications, which are shown one by one here.
  public var threadIdentifier: String { values.threadIdentifier }
  /// Data of the app's own.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The attached files, which are not shown.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// The name of the app's launch image.
  public var launchImageName: String { values.launchImageName }
  /// The scene that is to come to the front.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The importance of the notification.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The weight in a summary.
  public var relevanceScore: Double { values.relevanceScore }
  /// The criterion for a filter of a Focus.
  public var filterCriteria: String? { values.filterCriteria }

  /// Returns the content with values that do not change.
  public func copy(with zone: NSZone? = nil) -> Any { copied(into: UNNotificationContent()) }

  /// Returns a content that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: UNMutableNotificationContent()) }

  private final func copied(into copy: UNNotificationContent) -> UNNotificationContent {
    copy.values = values
    return copy
  }
}

/// The content of a notification that an app composes.
///
/// - Reference: [`UNMutableNotificationContent`](https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent).
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The banner's title.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line below the title.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number for the app's icon; `nil` to leave it as it is.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound, which nobody hears on the simulated device.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The identifier of the category with the actions.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the group of notifications, which are shown one by one here.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Data of the app's own.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The attached files, which are not shown.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The name of the app's launch image.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The scene that is to come to the front.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The importance of the notification.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The weight in a summary.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The criterion for a filter of a Focus.
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// The importance of a notification, which the simulated device shows in the same way.
///
/// - Reference: [`UNNotificationInterruptionLevel`](https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel).
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}
