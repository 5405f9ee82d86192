import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Tutti

/// The orchestra's app, launched with a screen and a look.
extension TuttiApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: TuttiLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = TuttiScreen(rawValue: launch.screen) ?? .day
  }
}
