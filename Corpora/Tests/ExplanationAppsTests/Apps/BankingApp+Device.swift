import AppVariants
import SwiftUI

@testable import Banking
@testable import GalleyServices
@testable import GalleySimulator

/// What the bank's app is launched with.
extension BankingApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: BankingLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = BankingScreen(rawValue: launch.screen) ?? .accounts
  }
}
