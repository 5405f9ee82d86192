import Foundation
import GalleyServices

/// The options of an action.
///
/// - Reference: [`UNNotificationActionOptions`](https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions).
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device has to be unlocked; the simulated one always is.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The button is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture beside the title of an action, which is not drawn.
///
/// - Reference: [`UNNotificationActionIcon`](https://developer.apple.com/documentation/usernotifications/unnotificationactionicon).
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// Creates the icon of a symbol.
  public init(systemImageName: String) {
    super.init()
  }

  /// Creates the icon of a picture of the app.
  public init(templateImageName: String) {
    super.init()
  }
}

/// An action of a category: a button below a notification that is pressed long.
///
/// - Reference: [`UNNotificationAction`](https://developer.apple.com/documentation/usernotifications/unnotificationaction).
public class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier, which a response names.
  public final let identifier: String
  /// The title of the button.
  public final let title: String
  /// The options.
  public final let options: UNNotificationActionOptions
  /// The picture beside the title.
  public final let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  var action: NotificationAction {
    NotificationAction(
      identifier: identifier, title: title, isDestructive: options.contains(.destructive),
      opensApp: options.contains(.foreground))
  }
}

/// An action with a field for words; on the simulated device it is a button like others.
///
/// - Reference: [`UNTextInputNotificationAction`](https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction).
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the words.
  public let textInputButtonTitle: String
  /// The text of the empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The options of a category.
///
/// - Reference: [`UNNotificationCategoryOptions`](https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions).
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app hears of dismissals.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The notification is shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// The notification is read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A category of notifications, with the actions that a person has.
///
/// - Reference: [`UNNotificationCategory`](https://developer.apple.com/documentation/usernotifications/unnotificationcategory).
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier, which contents name.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  public let intentIdentifiers: [String]
  /// The text in place of a hidden preview.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
    super.init()
  }
}
