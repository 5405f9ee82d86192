import GalleyAutomation
import GalleyTree
import GalleyUIKit
import Synchronization

/// The device under test, as the shared objects of UIKit report it to tests.
enum TestDevice {
  private static let pasteboard = Mutex<Pasteboard?>(nil)

  /// Installs a test's device, whose pasteboard is the test's own where the driver has none.
  static func attach(_ driver: any Driver) {
    register()
    pasteboard.withLock { $0 = (driver as? any PasteboardSharing)?.pasteboard ?? Pasteboard() }
  }

  /// Removes the device.
  static func detach() { pasteboard.withLock { $0 = nil } }

  private static func register() { registered }

  private static let registered: Void = ReportedDevice.provide(for: .tests) {
    pasteboard.withLock(\.self).map { ReportedDevice(pasteboard: $0, facts: facts) }
  }

  @MainActor private static func facts() -> ReportedDevice.Facts? {
    XCUIContext.run(nil, at: CallSite(filePath: #filePath, line: #line)) { automator in
      let configuration = try automator.driver.snapshot().configuration
      return ReportedDevice.Facts(
        size: configuration.size,
        orientation: XCUIDevice.shared.orientation(of: automator, with: configuration.orientation),
        name: configuration.device,
        systemVersion: (automator.driver as? any SystemVersionReporting)?.systemVersion
          ?? SystemVersion.newest)
    }
  }
}
