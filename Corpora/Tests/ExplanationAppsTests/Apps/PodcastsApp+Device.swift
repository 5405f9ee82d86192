import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Podcasts

/// What the podcast app is launched with.
extension PodcastsApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: PodcastsLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = PodcastsScreen(rawValue: launch.screen) ?? .listen
  }
}
