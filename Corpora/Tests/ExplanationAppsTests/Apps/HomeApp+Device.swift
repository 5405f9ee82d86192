import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Home

/// What the app for the home is launched with.
extension HomeApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: HomeLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = HomeAppScreen(rawValue: launch.screen) ?? .dashboard
  }
}
