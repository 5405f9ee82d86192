import AppVariants
import SwiftUI

@testable import Cookbook
@testable import GalleyServices
@testable import GalleySimulator

/// The app for cooks, launched with a screen and a look.
extension CookbookApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: CookbookLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = CookbookScreen(rawValue: launch.screen) ?? .today
  }
}
