import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Projects

/// What the app for projects is launched with.
extension ProjectsApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: ProjectsLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = ProjectsScreen(rawValue: launch.screen) ?? .home
  }
}
