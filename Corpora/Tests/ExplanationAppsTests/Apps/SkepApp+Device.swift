import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Skep

/// The beekeeper's app, launched with a screen and a look.
extension SkepApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: SkepLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = SkepScreen(rawValue: launch.screen) ?? .yard
  }
}
