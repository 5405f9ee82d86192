/// A resource that an app may use only with a person's permission, with Apple's raw values.
///
/// - Reference: [`XCUIProtectedResource`](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource).
public enum ProtectedResource: Int, Hashable, Sendable, CaseIterable {
  /// The address book.
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  /// The home's devices.
  case homeKit = 8
  /// The focus status.
  case focus = 9
  /// Bluetooth devices.
  case bluetooth = -0x4000_0000
  /// Network access of keyboards.
  case keyboardNetwork = -0x4000_0001
  /// The location of the device.
  case location = -0x4000_0002
  /// Health data.
  case health = -0x4000_0003
  /// Tracking across apps.
  case userTracking = -0x4000_0004
  case localNetwork = -0x4000_0005
  /// The root folder of a Mac's system.
  case systemRootDirectory = 0x4000_0000
  /// The desktop folder of a Mac.
  case userDesktopDirectory = 0x4000_0001
  /// The downloads folder of a Mac.
  case userDownloadsDirectory = 0x4000_0002
  /// The documents folder of a Mac.
  case userDocumentsDirectory = 0x4000_0003
  /// The network volumes of a Mac.
  case networkVolumes = 0x4000_0004
  /// The removable volumes of a Mac.
  case removableVolumes = 0x4000_0005
  /// The automation of other apps on a Mac.
  case appleEvents = 0x4000_0006
}
