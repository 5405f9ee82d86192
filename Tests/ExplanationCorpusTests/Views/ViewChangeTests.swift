import Foundation
import GalleyAutomation
import GalleyExplanation
import GalleySimulator
import GalleyTree
import Testing

/// Changes of an app's views that were told wrongly once, and what is told of them: one cause each, by what was written otherwise.
@Suite struct ViewChangeTests {
  private static func causes(_ screen: ChangedScreen) throws -> [Cause] {
    let device = try SimulatedDevice(.iPhoneX)
    device.install(ChangedScreensApp.self)
    func snapshot(_ isNew: Bool) throws -> ScreenSnapshot {
      try device.launch(
        LaunchRequest(
          ChangedScreensApp.bundleIdentifier, arguments: [],
          environment: [
            ChangedScreensApp.screenKey: screen.rawValue, ChangedScreensApp.changedKey: isNew ? "1" : "0",
          ]))
      let capture = try device.capture()
      return ScreenSnapshot(
        picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
    }
    return Comparator.compare(baseline: try snapshot(false), candidate: try snapshot(true)).causes
  }

  @Test(arguments: ChangedScreen.allCases)
  func `each change is told`(_ screen: ChangedScreen) throws {
    for cause in try Self.causes(screen) {
      print(
        "TOLD \(screen.rawValue): [\(cause.kind) \(cause.property)] \(cause.sentence) (\(cause.pixels) px)")
    }
  }

  @Test(arguments: ChangedLook.allCases)
  func `each look is told`(_ look: ChangedLook) throws {
    let device = try SimulatedDevice(.iPhoneX)
    device.install(ChangedLooksApp.self)
    func snapshot(_ isNew: Bool) throws -> ScreenSnapshot {
      try device.launch(
        LaunchRequest(
          ChangedLooksApp.bundleIdentifier, arguments: [],
          environment: [
            ChangedScreensApp.screenKey: look.rawValue, ChangedScreensApp.changedKey: isNew ? "1" : "0",
            "PAGE": look.page,
          ]))
      _ = try Automator(driver: device).settle(until: device.now + .seconds(10))
      let capture = try device.capture()
      return ScreenSnapshot(
        picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
    }
    let causes = Comparator.compare(baseline: try snapshot(false), candidate: try snapshot(true)).causes
    for cause in causes {
      print(
        "LOOK \(causes.count == 1 ? " " : "!") \(look.rawValue): [\(cause.kind) \(cause.property)] \(cause.sentence) (\(cause.pixels) px)"
      )
    }
    if causes.isEmpty { print("LOOK ? \(look.rawValue): nothing") }
  }
}
