import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Tickets

/// What the app for tickets is launched with.
extension TicketsApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: TicketsLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = TicketsScreen(rawValue: launch.screen) ?? .search
  }
}
