import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Lessons

/// What the app for languages is launched with.
extension LessonsApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: LessonsLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = LessonsScreen(rawValue: launch.screen) ?? .path
  }
}
