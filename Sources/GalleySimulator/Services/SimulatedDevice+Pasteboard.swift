import GalleyAutomation
import GalleyViews

/// What apps and tests share is the very same object.
extension Pasteboard: PasteboardStore {}

extension SimulatedDevice: PasteboardSharing {
  /// The device's pasteboard.
  public var sharedPasteboard: any PasteboardStore { pasteboard }
}
