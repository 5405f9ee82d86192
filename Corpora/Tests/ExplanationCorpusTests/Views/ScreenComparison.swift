import Foundation

@testable import GalleyAutomation
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import GalleyViews

/// The comparison of a screen of an app as it was with the same screen as it is.
enum ScreenComparison {
  /// - Parameters:
  ///   - app: An app that reads the keys of ``ChangedScreensApp`` from its launch environment.
  ///   - screen: The value of the key of the screen.
  ///   - profile: The device that shows it.
  ///   - isWhole: Whether all of the content is compared, with what lies out of sight.
  static func of(
    _ app: any App.Type, showing screen: String, on profile: DeviceProfile = .iPhoneX, isWhole: Bool = false
  ) throws -> Comparison {
    let device = try SimulatedDevice(profile)
    device.install(app)
    func snapshot(_ isNew: Bool) throws -> ScreenSnapshot {
      try device.launch(
        LaunchRequest(
          app.bundleIdentifier, arguments: [],
          environment: [
            ChangedScreensApp.screenKey: screen, ChangedScreensApp.changedKey: isNew ? "1" : "0",
          ]))
      var capture = try device.capture()
      if isWhole {
        var content = WholeContentCapture(Automator(driver: device))
        capture = try content.capture { _ in .root }
      }
      return ScreenSnapshot(
        picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
    }
    return Comparator.compare(baseline: try snapshot(false), candidate: try snapshot(true))
  }
}
