import Foundation
import GalleyAutomation
import GalleyTree
import GalleyUIKit

/// The device that the test runs on.
///
/// A property's setter does not know the test's line: its failures name a line of this file.
///
/// - Reference: [`XCUIDevice`](https://developer.apple.com/documentation/xcuiautomation/xcuidevice).
@MainActor @preconcurrency
public final class XCUIDevice: NSObject {
  /// The device.
  public static let shared = XCUIDevice()

  private override init() {
    super.init()
  }

  /// A device that lies: its screen is as it was before.
  private struct Lying {
    weak var automator: Automator?
    let orientation: UIDeviceOrientation
  }

  private var lying: Lying?

  // MARK: Orientation and appearance

  /// The orientation of the device; the screen follows it, unless the device lies flat.
  public var orientation: UIDeviceOrientation {
    get {
      run(.unknown) { automator in
        try orientation(of: automator, with: automator.driver.snapshot().configuration.orientation)
      }
    }
    set {
      run(()) { automator in
        guard newValue != .unknown else {
          throw DriverError.unsupported(
            "be held in an unknown orientation", reason: "there is nothing to turn it to")
        }
        if let screen = newValue.screen {
          guard let driver = automator.driver as? any OrientationChanging else {
            throw DriverError.unsupported("be turned", reason: "its driver holds it as it is")
          }
          try automator.log.step("Set device orientation to \(newValue)") { try driver.rotate(to: screen) }
        }
        lying = newValue.isFlat ? Lying(automator: automator, orientation: newValue) : nil
      }
    }
  }

  /// The orientation of a device whose screen has an orientation; a device that lies has another one than its screen.
  func orientation(of automator: Automator, with screen: Orientation) -> UIDeviceOrientation {
    lying.flatMap { $0.automator === automator ? $0.orientation : nil } ?? UIDeviceOrientation(screen)
  }

  /// Light or dark; ``Appearance/unspecified`` is light, as on a new device.
  public var appearance: Appearance {
    get { run(.unspecified) { try $0.driver.snapshot().configuration.appearance == .dark ? .dark : .light } }
    set {
      run(()) { automator in
        guard let driver = automator.driver as? any AppearanceChanging else {
          throw DriverError.unsupported("become light or dark", reason: "its driver leaves it as it is")
        }
        try automator.log.step("Set appearance to \(newValue)") {
          try driver.setAppearance(newValue == .dark ? .dark : .light)
        }
      }
    }
  }

  /// Light or dark, with Apple's raw values.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// No particular appearance.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
  }

  // MARK: Buttons

  /// A button on the outside of a device, with Apple's raw values.
  public enum Button: Int, Hashable, Sendable, CaseIterable {
    /// The button that leads to the home screen.
    case home = 1
    /// The button that raises the volume.
    case volumeUp = 2
    /// The button that lowers the volume.
    case volumeDown = 3
    /// The button with an action of the person's choice.
    case action = 4
    /// Releases the camera's shutter.
    case camera = 5

    var button: HardwareButton {
      switch self {
      case .home: .home
      case .volumeUp: .volumeUp
      case .volumeDown: .volumeDown
      case .action: .action
      case .camera: .camera
      }
    }
  }

  /// Presses a button; one that the device does not have fails the test.
  ///
  /// - Parameters:
  ///   - button: The button.
  public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
    run((), CallSite(filePath: file, line: line)) { automator in
      guard let driver = automator.driver as? any HardwareButtonPressing else {
        throw DriverError.unsupported(
          "press \(button.button.rawValue)", reason: "its driver knows no buttons")
      }
      try automator.log.step("Press \(button.button.rawValue) button") { try driver.press(button.button) }
    }
  }

  /// Whether the device has a button.
  ///
  /// - Parameter button: The button.
  @_disfavoredOverload
  public func hasHardwareButton(_ button: Button) -> Bool {
    run(false) {
      ($0.driver as? any HardwareButtonPressing)?.hardwareButtons.contains(button.button) ?? false
    }
  }

  /// Whether the device has a pointer that apps can follow: tablets do, as Apple's.
  @_disfavoredOverload
  public var supportsPointerInteraction: Bool {
    run(false) { automator in
      guard automator.driver is any PointerMoving else { return false }
      let size = try automator.driver.snapshot().configuration.size
      return SizeClasses(of: size).isTablet
    }
  }

  // MARK: Connected devices

  /// The system of the device.
  @_disfavoredOverload
  public var system: XCUISystem { XCUISystem() }

  /// The voice assistant of the device; a simulated one has none.
  public var siriService: XCUISiriService { XCUISiriService() }

  /// The screen reader of the device.
  @_disfavoredOverload
  public var voiceOverService: XCUIVoiceOverService { screenReader }

  private let screenReader = XCUIVoiceOverService()

  /// The place that the device pretends to be at.
  ///
  /// Setting one fails the test: no app on a simulated device can read it.
  @_disfavoredOverload
  public var location: XCUILocation? {
    get { nil }
    set {
      guard newValue != nil else { return }
      unsupported("pretend to be at a location", "no app on it can read one")
    }
  }

  /// Fails the test: no simulated device has a digital crown.
  ///
  /// - Parameters:
  ///   - rotationalDelta: The angle, in turns.
  ///   - velocity: The speed, in turns a second.
  @_disfavoredOverload
  public func rotateDigitalCrown(
    delta rotationalDelta: CGFloat, velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    unsupported("turn its crown", "only a watch has one", CallSite(filePath: file, line: line))
  }

  /// Fails the test: no simulated device is a watch.
  ///
  /// - Parameters:
  ///   - handGesture: The gesture.
  @_disfavoredOverload
  public func perform(
    handGesture: XCUIDeviceHandGesture, file: StaticString = #filePath, line: UInt = #line
  ) {
    unsupported("notice gestures of a hand", "only a watch does", CallSite(filePath: file, line: line))
  }

  /// Whether the device notices gestures of the hand that wears it: no simulated one does.
  @_disfavoredOverload
  public var supportsHandGestures: Bool { false }

  private func run<Result>(
    _ fallback: Result, _ site: CallSite = CallSite(filePath: #filePath, line: #line),
    _ body: (Automator) throws -> Result
  ) -> Result {
    XCUIContext.run(fallback, at: site, body)
  }

  private func unsupported(
    _ action: String, _ reason: String, _ site: CallSite = CallSite(filePath: #filePath, line: #line)
  ) {
    run((), site) { _ in throw DriverError.unsupported(action, reason: reason) }
  }
}

/// A gesture of the hand that wears a device, with Apple's raw values.
public enum XCUIDeviceHandGesture: Int, Hashable, Sendable, CaseIterable {
  /// Thumb and index finger touch twice.
  case doubleTap = 1
  /// The wrist is turned and turned back.
  case flick = 2
}
