/// A resource that an app needs permission for.
public enum Permission: String, Hashable, Sendable, CaseIterable {
  /// The address book.
  case contacts
  /// The calendar.
  case calendar
  /// The reminders.
  case reminders
  /// The photos.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// The device's location.
  case location
  /// Bluetooth devices.
  case bluetooth
  /// Notifications.
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
  /// Makes the permissions.
  package init() {}

  /// Denied.
  package func status(of permission: Permission) -> PermissionStatus { .denied }

  /// Denies at once.
  package func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void) {
    completion(.denied)
  }
}
