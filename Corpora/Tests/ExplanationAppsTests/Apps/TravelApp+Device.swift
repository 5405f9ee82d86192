import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Travel

/// What the travel app is launched with.
extension TravelApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: TravelLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = TravelScreen(rawValue: launch.screen) ?? .explore
  }
}
