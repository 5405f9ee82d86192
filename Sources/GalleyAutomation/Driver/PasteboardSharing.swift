/// The texts that apps, and tests, hand to each other on a device.
///
/// They may be read and written from any thread.
public protocol PasteboardStore: AnyObject, Sendable {
  /// The texts that are on it.
  var strings: [String] { get set }
  /// How often they were changed.
  var changeCount: Int { get }
}

/// A driver of a device whose pasteboard a test shares with the apps on it.
///
/// Where a driver is none, what a test puts on its pasteboard is seen by the test alone.
public protocol PasteboardSharing: Driver {
  /// The device's pasteboard.
  var sharedPasteboard: any PasteboardStore { get }
}
