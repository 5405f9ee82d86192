import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Shop

/// What the shop's app is launched with.
extension ShopApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: ShopLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = ShopScreen(rawValue: launch.screen) ?? .catalogue
  }
}
