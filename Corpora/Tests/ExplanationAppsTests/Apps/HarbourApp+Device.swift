import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Harbour

/// The harbour's app, launched with a screen and a look.
extension HarbourApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: HarbourLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = HarbourScreen(rawValue: launch.screen) ?? .board
  }
}
