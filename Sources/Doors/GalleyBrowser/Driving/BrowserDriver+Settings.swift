import GalleyAutomation
import GalleyTree
import GalleyWebDriver

extension BrowserDriver: AppearanceChanging {
  /// Sets pages to light or dark.
  public func setAppearance(_ appearance: ColorScheme) throws(DriverError) {
    try change(\.appearance, to: appearance, "appearance")
    configuration.appearance = appearance
  }
}

extension BrowserDriver: TextSizeChanging {
  /// Chooses a text size, by which the browser's font grows; lengths in `em` and `rem` follow.
  public func setTextSize(_ size: TextSize) throws(DriverError) {
    try change(\.textSize, to: size, "text size")
    configuration.textSize = size
  }
}

extension BrowserDriver {
  /// Chooses whether motion is to be avoided, which pages read as `prefers-reduced-motion`.
  ///
  /// - Parameter reduces: Whether it is.
  /// - Throws: `DriverError` in Firefox and WebKitGTK, which take it at their start alone.
  public func setReduceMotion(_ reduces: Bool) throws(DriverError) {
    try change(\.reduceMotion, to: reduces, "wish for less motion")
  }

  private func change<Value>(
    _ setting: WritableKeyPath<BrowserEmulation, Value>, to value: Value, _ name: String
  ) throws(DriverError) {
    guard commands.abilities.emulatesWhileRunning else {
      throw .unsupported(
        "change the \(name) of a page",
        reason: "\(commands.browser) takes it at its start alone; give it to .browser(…)")
    }
    defer { tick() }
    emulation[keyPath: setting] = value
    try run { () throws(WebDriverError) in try commands.emulate(emulation) }
  }
}
