// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// The reason why a notification is refused.
///
/// - Reference: [`UNError`](https://developer.apple.com/documentation/usernotifications/unerror-swift.struct).
public struct UNError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The person does not allow notifications, or was not asked.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The file is of no known type.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The file is not kept.
    case attachmentNotInDataStore = 103
    /// The file cannot be moved.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file is damaged.
    case attachmentCorrupt = 105
    /// The notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The content's provider is not allowed.
    case contentProvidingObjectNotAllowed = 1500
    /// The content's provider is invalid.
    case contentProvidingInvalid = 1501
    /// The number for the icon is negative.
    case badgeInputInvalid = 1600
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The person does not allow notifications, or was not asked.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// There is no such file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The number for the icon is negative.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }

  /// The domain.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The words of Apple's error.
  public var errorDescription: String? {
    code == .notificationsNotAllowed
      ? "Notifications are not allowed for this application"
      : "The operation couldn’t be completed. (\(UNErrorDomain) error \(code.rawValue).)"
  }
}
