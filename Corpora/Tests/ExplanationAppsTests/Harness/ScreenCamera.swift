import SwiftUI

@testable import GalleyAutomation
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree

/// Photographs screens of apps on devices, which it keeps.
final class ScreenCamera {
  /// The time that a screen has to come to rest, on the device's clock.
  private static let patience = Duration.seconds(20)

  private var devices: [ScreenSetting: SimulatedDevice] = [:]

  /// The screen that an app shows after it was launched with an environment.
  func snapshot(
    of app: any CorpusApp, _ environment: [String: String], on setting: ScreenSetting
  ) throws -> ScreenSnapshot {
    let device = try device(setting)
    try device.launch(LaunchRequest(app.bundleIdentifier, arguments: [], environment: environment))
    _ = try Automator(driver: device).settle(until: device.now + Self.patience)
    let capture = try device.capture()
    return ScreenSnapshot(
      picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
  }

  private func device(_ setting: ScreenSetting) throws -> SimulatedDevice {
    if let known = devices[setting] { return known }
    let device = try SimulatedDevice(setting.profile, appearance: setting.isDark ? .dark : .light)
    for app in Corpus.apps { app.install(on: device) }
    devices[setting] = device
    return device
  }
}
