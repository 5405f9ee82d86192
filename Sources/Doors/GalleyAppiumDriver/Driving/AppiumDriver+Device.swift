import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

extension AppiumDriver: OrientationChanging {
  /// Rotates the device.
  ///
  /// - Throws: `DriverError` for landscape with the top to the right and upside down, which servers do not distinguish.
  public func rotate(to orientation: Orientation) throws(DriverError) {
    guard [.portrait, .landscapeLeft].contains(orientation) else {
      throw .unsupported(
        "be turned to \(orientation.rawValue)",
        reason: "servers of Appium know portrait and landscapeLeft")
    }
    defer { tick(isInput: true) }
    try run("be turned to \(orientation.rawValue)") { () throws(WebDriverError) in
      try session.post(
        "/orientation", ["orientation": orientation == .portrait ? "PORTRAIT" : "LANDSCAPE"])
    }
    try AppiumStart.readScreen(of: session, unit: unit, into: &configuration)
    configuration.orientation = orientation
  }
}

extension AppiumDriver: AppearanceChanging {
  /// Sets the device to light or dark.
  ///
  /// - Throws: `DriverError` on a real telephone of Apple, where only simulators can be set.
  public func setAppearance(_ appearance: ColorScheme) throws(DriverError) {
    defer { tick(isInput: true) }
    try run("change its appearance") { () throws(WebDriverError) in
      switch platform {
      case .iOS: _ = try perform(.setAppearance, ["style": .text(appearance.rawValue)])
      case .android:
        _ = try perform(.setUiMode, ["mode": "night", "value": appearance == .dark ? "yes" : "no"])
      }
    }
    configuration.appearance = appearance
  }
}

extension AppiumDriver: HardwareButtonPressing {
  /// The buttons that servers can press.
  public var hardwareButtons: [HardwareButton] { [.home, .volumeUp, .volumeDown] }

  /// Presses a button.
  ///
  /// - Throws: `DriverError` for any other button, and for those that the device lacks.
  public func press(_ button: HardwareButton) throws(DriverError) {
    guard hardwareButtons.contains(button) else {
      throw .unsupported(
        "press the button \(button.rawValue)", reason: "servers of Appium have no command for it")
    }
    defer { tick(isInput: true) }
    try run("press the button \(button.rawValue)") { () throws(WebDriverError) in
      switch platform {
      case .iOS: _ = try perform(.pressButton, ["name": .text(button.rawValue)])
      case .android: _ = try perform(.pressKey, ["keycode": .integer(Self.keyCode(of: button))])
      }
    }
  }

  /// The code of a button.
  ///
  /// - Reference: [Android's `KeyEvent`](https://developer.android.com/reference/android/view/KeyEvent).
  private static func keyCode(of button: HardwareButton) -> Int {
    switch button {
    case .volumeUp: 24
    case .volumeDown: 25
    case .camera: 27
    case .home, .action: 3
    }
  }
}
