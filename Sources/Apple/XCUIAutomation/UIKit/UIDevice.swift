import Foundation
import GalleyAutomation
import GalleyTree

/// The device that tests run on: the part of UIKit's class that test suites use.
///
/// - Reference: [`UIDevice`](https://developer.apple.com/documentation/uikit/uidevice).
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  private override init() {
    super.init()
  }

  /// The device that the running test has.
  public static let current = UIDevice()

  /// Telephone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let size = configuration?.size else { return .unspecified }
    return ScreenSize.isTablet(size) ? .pad : .phone
  }

  /// The device's orientation.
  public var orientation: UIDeviceOrientation { XCUIDevice.shared.orientation }

  /// The name that the device was given.
  public var name: String { configuration?.device ?? "" }

  /// The kind of device: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the language of the device; here in English.
  public var localizedModel: String { model }

  /// The name of the system: `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system whose rules the simulated device follows.
  public var systemVersion: String { "26.0" }

  private var configuration: Configuration? {
    XCUIContext.run(nil, at: CallSite(filePath: #filePath, line: #line)) { automator in
      try automator.driver.snapshot().configuration
    }
  }
}

/// The kinds of devices, with Apple's raw values.
///
/// - Reference: [`UIUserInterfaceIdiom`](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a user interface, with Apple's raw values.
///
/// - Reference: [`UIInterfaceOrientation`](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside-down portrait.
  case portraitUpsideDown = 2
  /// The device is turned to the left, and the interface to the right.
  case landscapeLeft = 4
  /// The device is turned to the right, and the interface to the left.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
