import Foundation

@testable import GalleyAutomation
@testable import GalleyDiff
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import GalleyViews

/// Photographs screens on simulated devices.
final class ScreenFixture {
  /// A device as it is set.
  struct Setting: Hashable, Sendable {
    var profile: DeviceProfile
    var appearance = ColorScheme.light
    var textSize = TextSize.large
  }

  private var devices: [Setting: SimulatedDevice] = [:]

  /// The screen's pixels and tree of one instant.
  func snapshot(_ screen: Screen, on setting: Setting) throws -> ScreenSnapshot {
    let device: SimulatedDevice
    if let known = devices[setting] {
      device = known
    } else {
      device = try SimulatedDevice(
        setting.profile, appearance: setting.appearance, textSize: setting.textSize)
      device.install(StageApp.self)
      devices[setting] = device
    }
    let text = String(decoding: try JSONEncoder().encode(screen), as: UTF8.self)
    try device.launch(
      LaunchRequest(StageApp.bundleIdentifier, arguments: [], environment: [StageApp.key: text]))
    let capture = try device.capture()
    return ScreenSnapshot(
      picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
  }
}

extension DeviceProfile {
  /// The first iPhone SE: 320 × 568 points at 2 pixels a point.
  static let firstSE = DeviceProfile(
    name: "iPhone SE", size: CGSize(width: 320, height: 568), scale: 2, safeArea: EdgeInsets(top: 20),
    hasHomeIndicator: false)
  /// The third iPhone SE: 375 × 667 points at 2 pixels a point.
  static let thirdSE = DeviceProfile(
    name: "iPhone SE 3", size: CGSize(width: 375, height: 667), scale: 2, safeArea: EdgeInsets(top: 20),
    hasHomeIndicator: false)
  /// iPhone 15: 393 × 852 points at 3 pixels a point.
  static let fifteen = DeviceProfile(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: EdgeInsets(top: 59, bottom: 34), hasHomeIndicator: true)
  /// iPhone 15 Plus: 430 × 932 points at 3 pixels a point.
  static let fifteenPlus = DeviceProfile(
    name: "iPhone 15 Plus", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: EdgeInsets(top: 59, bottom: 34), hasHomeIndicator: true)
}

/// An app that shows the screen it is launched with.
struct StageApp: App {
  static let bundleIdentifier = "org.example.Stage"
  nonisolated static let key = "SCREEN"

  var body: some Scene {
    WindowGroup { StageView() }
  }
}

private struct StageView: View {
  @Environment(\.launchEnvironment) private var environment

  var body: some View {
    if let text = environment[StageApp.key],
      let screen = try? JSONDecoder().decode(Screen.self, from: Data(text.utf8))
    {
      ScreenView(screen: screen)
    } else {
      Text("no screen was given")
    }
  }
}
