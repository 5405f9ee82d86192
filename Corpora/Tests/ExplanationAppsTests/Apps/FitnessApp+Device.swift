import AppVariants
import SwiftUI

@testable import Fitness
@testable import GalleyServices
@testable import GalleySimulator

/// What the fitness app is launched with.
extension FitnessApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: FitnessLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = FitnessScreen(rawValue: launch.screen) ?? .today
  }
}
