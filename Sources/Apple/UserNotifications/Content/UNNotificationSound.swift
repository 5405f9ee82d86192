import Foundation

/// The name of a sound file.
///
/// - Reference: [`UNNotificationSoundName`](https://developer.apple.com/documentation/usernotifications/unnotificationsoundname).
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The sound of a notification, which nobody hears on the simulated device.
///
/// - Reference: [`UNNotificationSound`](https://developer.apple.com/documentation/usernotifications/unnotificationsound).
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of its file; `nil` for a sound of the system.
  let name: UNNotificationSoundName?
  private let kind: String

  private init(_ kind: String, _ name: UNNotificationSoundName? = nil) {
    self.kind = kind
    self.name = name
    super.init()
  }

  /// Creates the sound of a file of the app.
  public convenience init(named name: UNNotificationSoundName) {
    self.init("named", name)
  }

  /// The system's sound.
  public static let `default` = UNNotificationSound("default")
  /// The system's sound for what is urgent.
  public static let defaultCritical = UNNotificationSound("critical")
  /// The ringtone.
  public static let defaultRingtone = UNNotificationSound("ringtone")

  /// Returns the sound of a file for what is urgent.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("critical", name)
  }

  /// Returns the ringtone of a file.
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("ringtone", name)
  }

  /// Returns whether another object is the same sound.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return other.kind == kind && other.name == name
  }

  /// The hash of the sound.
  public override var hash: Int { name.hashValue ^ kind.hashValue }
}

/// A file that is attached to a notification, which the banner of the simulated device does not show.
///
/// - Reference: [`UNNotificationAttachment`](https://developer.apple.com/documentation/usernotifications/unnotificationattachment).
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The file's type, as its extension.
  public var type: String { url.pathExtension }

  /// Attaches a file.
  ///
  /// - Throws: ``UNError`` if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    super.init()
  }
}
