import Foundation
import GalleyServices
import GalleySimulator
import Newsroom
import SwiftUI

/// What the app gets from the device it runs on: its server is on the simulated network, and the system asks its questions.
extension NewsroomApp: SimulatedApp {
  /// The reasons of the app's permission questions.
  package static let usageDescriptions: [Permission: String] = [
    .location: "News and weather of your town.",
    .notifications: "Breaking news, twice a day at most.",
  ]

  /// Connects the app with the device.
  package static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    environment.newsServer = DeviceServer(network: device.network)
    environment.questions = DeviceQuestions(permissions: device.permissions)
    environment.launchSettings = LaunchSettings(environment: device.launchEnvironment)
  }
}

/// The newspaper's server, on the network of a device.
private struct DeviceServer: NewsServer {
  let network: any NetworkService

  func load(_ address: String, completion: @escaping @MainActor (Data?) -> Void) {
    network.send(NetworkRequest(url: address)) { result in
      let response = try? result.get()
      let data = response?.status == 200 ? response?.body : nil
      // A device calls back where the app runs.
      MainActor.assumeIsolated { completion(data) }
    }
  }
}

/// The questions of a device.
private struct DeviceQuestions: QuestionService {
  let permissions: any PermissionService

  func ask(_ question: Question, completion: @escaping @MainActor (Bool) -> Void) {
    let permission: Permission =
      switch question {
      case .location: .location
      case .notifications: .notifications
      }
    permissions.request(permission) { status in
      MainActor.assumeIsolated { completion(status == .authorized) }
    }
  }
}
