import Foundation
import GalleyServices
import GalleySimulator
import GalleyViews

/// What the app does with the services of its device.
extension TunnelApp: SimulatedApp {
  static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    var places: [String] = []
    TestCommands.register("where") { (_: String) in
      device.location.location.map { "\($0.latitude) \($0.longitude)" } ?? "unknown"
    }
    TestCommands.register("observe") {
      device.location.observe { result in
        switch result {
        case .success(let place): places.append("\(place.latitude) \(place.longitude)")
        case .failure(let error): places.append("error \(error.code)")
        }
      }
    }
    TestCommands.register("places") { (_: String) in places }
    TestCommands.register("may notify") { (_: String) in
      device.permissions.status(of: .notifications).rawValue
    }
    TestCommands.register("keep") { (secret: String) in device.secureStore["token"] = Data(secret.utf8) }
    TestCommands.register("secret") { (_: String) in
      device.secureStore["token"].map { String(decoding: $0, as: UTF8.self) } ?? "none"
    }
  }
}
