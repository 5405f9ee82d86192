import Foundation
import GalleyTree

/// The device that the current code runs on, as UIKit's shared objects report it.
///
/// Several simulated devices can run side by side; this is the device of the app whose views are evaluated or
/// whose action runs.
struct RunningDevice: Sendable {
  var size: CGSize
  var scale: Double
  var colorScheme: ColorScheme
  var pasteboard: Pasteboard
  /// A closure that returns whether the app may read the pasteboard; it asks the person if necessary.
  var mayPaste: @Sendable () -> Bool
  /// A closure that opens a URL outside of the app, and returns whether it was handled.
  var open: @Sendable (URL) -> Bool
  /// The window whose views are evaluated, or whose action runs.
  var host: ViewHost?
  /// The insets that the device's shape and bars keep from content, in points.
  var safeArea: EdgeInsets
  /// The text size that the person has chosen.
  var textSize: DynamicTypeSize
  /// The version of the device's system.
  var systemVersion: String
  /// The folders of the bundles with the app's fonts.
  var fontFolders: [URL]

  @TaskLocal static var current: RunningDevice?
}
