import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

/// What a person changes about a device while apps run.
extension SimulatedDevice: OrientationChanging, AppearanceChanging, HardwareButtonPressing {
  /// The time that the screen takes to follow when the device is turned, as by UIKit's animation.
  private static let turningTime = Duration.milliseconds(400)

  /// The insets that the device's shape and the status bar keep from content, as it is held.
  @MainActor var safeArea: EdgeInsets { profile.turned(to: current.orientation).safeArea }

  /// Turns the device; telephones without a home button show nothing upside down.
  public func rotate(to orientation: Orientation) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      guard orientation != .portraitUpsideDown || !profile.hasHomeIndicator else {
        throw .unsupported("turn its screen upside down", reason: "a \(profile.name) leaves it as it was")
      }
      guard orientation != current.orientation else { return }
      let turned = profile.turned(to: orientation)
      current.orientation = orientation
      current.size = turned.size
      for host in hosts { host.size = turned.size }
      for host in hosts where host !== homeHost { host.safeArea = turned.safeArea }
      flush()
      advance(by: Self.turningTime)
    }
  }

  /// Makes everything light or dark.
  public func setAppearance(_ appearance: ColorScheme) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      current.appearance = appearance
      for host in hosts { host.environment.colorScheme = appearance }
      flush()
    }
  }

  /// Increases the contrast of colours, or makes it the usual one, as in Settings, Accessibility, Display & Text Size.
  public func setContrast(_ contrast: ColorSchemeContrast) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      current.contrast = contrast
      for host in hosts { host.environment.colorSchemeContrast = contrast }
      flush()
    }
  }

  /// What leads home; there are no sounds, no action and no camera that other buttons could be for.
  public var hardwareButtons: [HardwareButton] { [.home] }

  /// Leads to the home screen.
  public func press(_ button: HardwareButton) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      guard hardwareButtons.contains(button) else {
        throw .unsupported("press \(button.rawValue)", reason: "a simulated device has no such button")
      }
      front = nil
      flush()
      advance(by: .milliseconds(300))
    }
  }

  /// The windows of the apps that run, and the system's own.
  @MainActor var hosts: [ViewHost] {
    running.keys.sorted().compactMap { running[$0]?.host } + [homeHost, systemHost, bannerHost]
  }
}

extension DeviceProfile {
  /// The screen as the device is held.
  ///
  /// On its side a telephone without a home button keeps 44 points free on the left and on the right, 21 below, and has no
  /// status bar; see [layout](https://developer.apple.com/design/human-interface-guidelines/layout).
  func turned(to orientation: Orientation) -> DeviceProfile {
    guard orientation == .landscapeLeft || orientation == .landscapeRight else { return self }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    if hasHomeIndicator {
      turned.safeArea = EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    }
    return turned
  }
}

/// Its pasteboard is that of the environment of its apps.
extension SimulatedDevice: PasteboardSharing {}
