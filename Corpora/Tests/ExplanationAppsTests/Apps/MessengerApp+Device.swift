import AppVariants
import SwiftUI

@testable import GalleyServices
@testable import GalleySimulator
@testable import Messenger

/// What the messenger's app is launched with.
extension MessengerApp: SimulatedApp {
  /// Reads the screen and the look.
  public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    guard let launch = try? Launch(environment: device.launchEnvironment, approved: MessengerLook()) else {
      return
    }
    environment.look = launch.look
    environment.firstScreen = MessengerScreen(rawValue: launch.screen) ?? .chats
  }
}
