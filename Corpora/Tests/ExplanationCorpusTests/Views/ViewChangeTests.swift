import Foundation
import Testing

@testable import GalleyAutomation
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree

/// Changes of an app's views, as people make them in one line, and what is told of each: one cause, by what was written otherwise.
@Suite struct ViewChangeTests {
  private static func causes(_ screen: ChangedScreen) throws -> [Cause] {
    try ScreenComparison.of(ChangedScreensApp.self, showing: screen.rawValue).causes
  }

  @Test(arguments: ChangedScreen.allCases)
  func `each change is told`(_ screen: ChangedScreen) throws {
    let told = try Self.causes(screen).map(\.sentence)
    #expect(told == ToldChanges.screens[screen])
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
    #expect(causes.map(\.sentence) == ToldChanges.looks[look])
  }
}
