import Foundation
import GalleyServices
import GalleyTree
import GalleyUIKit

extension RunningDevice {
  /// Registers the device of an app's views and actions with UIKit's shared objects, once.
  static func report() { registered }

  private static let registered: Void = ReportedDevice.provide(for: .views) { current?.reported }

  private var reported: ReportedDevice {
    let (size, isLandscape, version) = (size, size.width > size.height, systemVersion)
    return ReportedDevice(
      pasteboard: pasteboard, bundleIdentifier: AppLaunch.current?.bundleIdentifier, mayPaste: mayPaste
    ) {
      ReportedDevice.Facts(
        size: size, orientation: isLandscape ? .landscapeLeft : .portrait, systemVersion: version)
    }
  }
}
