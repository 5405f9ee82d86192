import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

/// The settings that a person changes on a device while apps run.
extension SimulatedDevice: OrientationChanging, AppearanceChanging, TextSizeChanging,
  HardwareButtonPressing
{
  /// The time that the screen takes to follow when the device is turned, as by UIKit's animation.
  private static let turningTime = Duration.milliseconds(400)

  /// The insets that the device's shape and the status bar keep from content, as it is held.
  @MainActor var safeArea: EdgeInsets {
    profile.isMac ? EdgeInsets() : profile.turned(to: current.orientation).safeArea
  }

  /// The size of the window of an app that starts.
  @MainActor var windowSize: CGSize {
    profile.isMac ? MacWindow().content(on: current.size).size : current.size
  }

  /// Rotates the device; telephones without a home button do not rotate their screen upside down.
  public func rotate(to orientation: Orientation) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      try profile.check(orientation)
      guard orientation != current.orientation else { return }
      let turned = profile.turned(to: orientation)
      current.orientation = orientation
      current.size = turned.size
      home.grid = HomeGrid(turned)
      showIcons()
      for host in hosts { host.size = turned.size }
      for host in hosts where host !== homeHost { host.safeArea = turned.safeArea }
      flush()
      advance(by: Self.turningTime)
    }
  }

  /// Sets the appearance to light or dark.
  public func setAppearance(_ appearance: ColorScheme) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      choose(\.appearance, appearance, as: \.colorScheme, appearance)
    }
  }

  /// Sets the text size of apps, as in Settings, Accessibility, Display & Text Size.
  public func setTextSize(_ size: TextSize) throws(DriverError) {
    MainActorEntry.run {
      current.textSize = size
      // The system's own screens have one size.
      for bundleIdentifier in running.keys.sorted() {
        running[bundleIdentifier]?.host.environment.dynamicTypeSize = size
      }
      flush()
    }
  }

  /// Turns increased contrast on or off, as in Settings, Accessibility, Display & Text Size.
  public func setContrast(_ contrast: ColorSchemeContrast) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      choose(\.contrast, contrast, as: \.colorSchemeContrast, contrast)
    }
  }

  /// Turns bold text on or off, as in Settings, Accessibility, Display & Text Size.
  public func setBoldText(_ isOn: Bool) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      choose(\.boldText, isOn, as: \.legibilityWeight, isOn ? .bold : .regular)
    }
  }

  /// Turns the reduction of motion on or off, as in Settings, Accessibility, Motion.
  public func setReduceMotion(_ isOn: Bool) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      choose(\.reduceMotion, isOn, as: \.accessibilityReduceMotion, isOn)
    }
  }

  /// Changes a part of the configuration, and the values that all windows inherit from it.
  @MainActor private func choose<Setting, Inherited>(
    _ part: WritableKeyPath<Configuration, Setting>, _ setting: Setting,
    as value: WritableKeyPath<EnvironmentValues, Inherited>, _ inherited: Inherited
  ) {
    current[keyPath: part] = setting
    for host in hosts { host.environment[keyPath: value] = inherited }
    flush()
  }

  /// Refuses the name of no time zone.
  static func check(timeZone name: String) throws(DriverError) {
    if TimeZone(identifier: name) == nil {
      throw .unsupported(
        "use the time zone \(name)", reason: "there is none of this name; one is Europe/Berlin")
    }
  }

  /// The hardware buttons of the device: the home button, or none on a Mac.
  ///
  /// There are no buttons for sounds, the action and the camera, because the device has none of them.
  public var hardwareButtons: [HardwareButton] { profile.isMac ? [] : [.home] }

  /// Leads to the home screen.
  public func press(_ button: HardwareButton) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      guard hardwareButtons.contains(button) else {
        throw .unsupported("press \(button.rawValue)", reason: "a simulated device has no such button")
      }
      if front == nil { goToFirstPage() }
      showHome()
      advance(by: Self.switchingTime)
    }
  }

  /// The windows of the apps that run, and the system's own.
  @MainActor var hosts: [ViewHost] {
    running.keys.sorted().compactMap { running[$0]?.host } + [homeHost, sheetHost, systemHost, bannerHost]
  }
}

/// Its pasteboard is that of the environment of its apps.
extension SimulatedDevice: PasteboardSharing {}

extension SimulatedDevice: SystemVersionReporting {
  package var systemVersion: String { profile.systemVersion }
}

extension EnvironmentValues {
  /// The values that apps and the system's screens inherit from a device's configuration; text sizes and
  /// languages are for apps only.
  init(following configuration: Configuration) {
    self.init()
    colorScheme = configuration.appearance
    colorSchemeContrast = configuration.contrast
    legibilityWeight = configuration.boldText ? .bold : .regular
    accessibilityReduceMotion = configuration.reduceMotion
    timeZone = TimeZone(identifier: configuration.timeZone) ?? .gmt
    displayScale = configuration.scale
    layoutDirection = LayoutDirection(ofLocale: configuration.locale)
  }
}
