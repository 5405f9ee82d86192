import AppVariants
import SwiftUI

@testable import Allotment
@testable import GalleyServices
@testable import GalleySimulator

/// The app for gardeners, launched with a screen and a look.
extension AllotmentApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: AllotmentLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = AllotmentScreen(rawValue: launch.screen) ?? .today
  }
}
