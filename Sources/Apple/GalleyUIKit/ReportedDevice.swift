import GalleyTree

/// A device, as the shared objects of UIKit report it to the code that runs.
package struct ReportedDevice: Sendable {
  /// Reads the facts; `nil` if the device does not answer.
  let facts: @MainActor @Sendable () -> Facts?
  /// The pasteboard of the device.
  let pasteboard: Pasteboard
  /// The app whose code runs, by its bundle identifier; `nil` for a test.
  let bundleIdentifier: String?
  /// Returns whether the code may read the pasteboard; asks the person if necessary.
  let mayPaste: @Sendable () -> Bool

  package init(
    pasteboard: Pasteboard, bundleIdentifier: String? = nil,
    mayPaste: @escaping @Sendable () -> Bool = { true },
    facts: @escaping @MainActor @Sendable () -> Facts?
  ) {
    self.facts = facts
    self.pasteboard = pasteboard
    self.bundleIdentifier = bundleIdentifier
    self.mayPaste = mayPaste
  }

  /// The device of code that runs on none.
  package static let none = ReportedDevice(pasteboard: Pasteboard()) { .ofNoDevice }
}
