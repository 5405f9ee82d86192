import AppVariants
import SwiftUI

@testable import Clinic
@testable import GalleyServices
@testable import GalleySimulator

/// What the app of a clinic is launched with.
extension ClinicApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: ClinicLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = ClinicScreen(rawValue: launch.screen) ?? .today
  }
}
