import Foundation
import GalleyTree

/// The device, as UIKit presents it to an app, and to a test.
///
/// An app gets the device that it runs on. A test gets the device under test.
///
/// - Reference: [UIKit's `UIDevice`](https://developer.apple.com/documentation/uikit/uidevice).
@MainActor @preconcurrency public final class UIDevice: NSObject {
  private override init() {
    super.init()
  }

  /// The device.
  public static let current = UIDevice()

  private var facts: ReportedDevice.Facts? { ReportedDevice.current.facts() }

  /// Phone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    facts.map { ScreenSize.isTablet($0.size) ? .pad : .phone } ?? .unspecified
  }

  /// The kind of device: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the language of the device; here in English.
  public var localizedModel: String { model }
  /// The name of the device; apps see its model.
  public var name: String { facts?.name ?? model }
  /// The name of the system: `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose rules the simulated device follows.
  public var systemVersion: String { facts?.systemVersion ?? SystemVersion.newest }
  /// An identifier that is the same for all apps of one vendor; on the simulated device all zeros, always.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation { facts?.orientation ?? .unknown }

  /// Posted when the device is rotated.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
