/// A resource that an app needs permission for: those of Apple's list, and notifications.
///
/// Resources that only a Mac protects are denied on telephones and tablets without a question, and the other
/// way round.
///
/// - Reference: [`XCUIProtectedResource`](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource).
public enum Permission: String, Hashable, Sendable, CaseIterable {
  /// The address book.
  case contacts
  case calendar
  case reminders
  case photos
  case microphone
  case camera
  /// Music and videos, with the history of their playback.
  case mediaLibrary
  /// The devices of the home.
  case homeKit
  /// Whether a Focus silences notifications.
  case focus
  /// Bluetooth devices.
  case bluetooth
  /// The data that a keyboard of the app sends to its maker.
  case keyboardNetwork
  /// The device's location.
  case location
  /// Health data.
  case health
  /// The person's activity in apps and on websites of other companies.
  case userTracking
  /// The devices on the local network.
  case localNetwork
  /// The root folder of a Mac's system: full access to the disk, which is never asked for and only allowed in System Settings.
  case systemRootDirectory
  /// The desktop folder of a Mac.
  case userDesktopDirectory
  /// The downloads folder of a Mac.
  case userDownloadsDirectory
  /// The documents folder of a Mac.
  case userDocumentsDirectory
  /// The network volumes of a Mac.
  case networkVolumes
  /// The removable volumes of a Mac.
  case removableVolumes
  /// The automation of other apps on a Mac.
  case appleEvents
  case notifications
}

/// The answer to a permission question.
public enum PermissionStatus: String, Hashable, Sendable {
  /// The question was not asked yet.
  case notDetermined
  /// The answer was no.
  case denied
  /// The answer was yes.
  case authorized
  /// The answer was yes for a part, such as some of the photos.
  ///
  /// - Reference: [`PHAuthorizationStatus.limited`](https://developer.apple.com/documentation/photos/phauthorizationstatus/limited).
  case limited
}

/// The permission questions of a device, as an app sees them.
public protocol PermissionService {
  /// The answer so far.
  func status(of permission: Permission) -> PermissionStatus

  /// Asks for a permission, unless there is an answer already.
  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void)
}

/// The permissions of views outside of any device: all are denied.
package struct NoPermissions: PermissionService {
  package init() {}

  package func status(of permission: Permission) -> PermissionStatus { .denied }

  /// Denies at once.
  package func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void) {
    completion(.denied)
  }
}
