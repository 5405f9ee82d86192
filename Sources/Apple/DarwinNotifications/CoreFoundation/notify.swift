// The names are Darwin's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of `notify_post` for a success.
public let NOTIFY_STATUS_OK: UInt32 = 0

/// The result of `notify_post` for an invalid name.
public let NOTIFY_STATUS_INVALID_NAME: UInt32 = 1

/// Posts a notification, as `CFNotificationCenterPostNotification` does to Darwin's centre.
///
/// - Parameter name: The name.
/// - Returns: `NOTIFY_STATUS_OK`; `NOTIFY_STATUS_INVALID_NAME` for an empty name, or one that is no text.
/// - Reference: notify(3) of Darwin.
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>!) -> UInt32 {
  guard let name, let text = String(validatingCString: name), !text.isEmpty else {
    return NOTIFY_STATUS_INVALID_NAME
  }
  NotificationScope.current.space.post(text)
  return NOTIFY_STATUS_OK
}
