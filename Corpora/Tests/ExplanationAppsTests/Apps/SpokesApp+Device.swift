import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Spokes

/// The workshop's app, launched with a screen and a look.
extension SpokesApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: SpokesLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = SpokesScreen(rawValue: launch.screen) ?? .bench
  }
}
