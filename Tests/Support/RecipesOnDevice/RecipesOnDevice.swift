import Foundation
import GalleyServices
import GalleySimulator
import Recipes
import SwiftUI

/// What the sample app gets from the device it runs on: its server is on the simulated network, its photos are in the device's
/// library.
extension RecipesApp: SimulatedApp {
  /// The reason of the app's permission questions.
  package static let usageDescriptions: [Permission: String] = [
    .photos: "Add a photo of your own dish to a recipe."
  ]

  /// Connects the app with the device.
  package static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    environment.recipeServer = DeviceServer(network: device.network)
    environment.photoAlbum = DeviceAlbum(permissions: device.permissions, library: device.photoLibrary)
    environment.launchSettings = device.launchEnvironment
  }
}

/// Grandma's server, on the network of a device.
private struct DeviceServer: RecipeServer {
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

/// The photos of a device.
private struct DeviceAlbum: PhotoAlbum {
  let permissions: any PermissionService
  let library: any PhotoLibrary

  func newestPhoto(completion: @escaping @MainActor (PhotoAnswer) -> Void) {
    let library = library
    permissions.request(.photos) { status in
      MainActor.assumeIsolated {
        guard status == .authorized else { return completion(.denied) }
        let photo = library.latestPhoto().map { Image($0, scale: 1, label: "Your photo") }
        completion(photo.map { .photo($0) } ?? .none)
      }
    }
  }
}

extension RecipeBook {
  /// The response of grandma's server to a request on the simulated network.
  ///
  /// - Parameter request: What it is asked for.
  /// - Returns: What is at the address, or 404.
  package static func respond(to request: NetworkRequest) -> NetworkResponse {
    response(at: request.url).map { NetworkResponse(body: $0) } ?? NetworkResponse(status: 404)
  }

  /// Whether a request asks for the latest recipes, and not for a rating or the catalogue.
  ///
  /// - Parameter request: The request.
  /// - Returns: Whether it does.
  package static func isUpdate(_ request: NetworkRequest) -> Bool { request.url == address }
}
