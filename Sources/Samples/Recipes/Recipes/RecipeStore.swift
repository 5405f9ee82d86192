import Foundation
import GalleyImage
import GalleyViews
import Observation

/// The recipes on this device: those the app came with, until the server has sent newer ones.
@Observable
final class RecipeStore {
  /// All recipes, in grandma's order.
  var recipes = RecipeBook.bundled
  /// Whether the last update failed and nobody has said yet what to do about it.
  var hasFailed = false
  /// Whether an update that the person asked for is under way.
  var isUpdating = false
  /// The photos people have added, by recipe.
  var photos: [Recipe.ID: Bitmap] = [:]
  /// Whether the person does not let the app see photos.
  var isPhotoAccessDenied = false
  /// The person's notes, by recipe.
  var notes: [Recipe.ID: String] = [:]
  /// The ratings of recipes, of 5 stars, as far as the server has sent them.
  private(set) var ratings: [Recipe.ID: Double] = [:]

  @ObservationIgnored private var deleted: Set<Recipe.ID> = []

  /// Fetches the latest recipes.
  ///
  /// - Parameters:
  ///   - network: The device's network.
  ///   - isAskedFor: Whether the person waits for it.
  func update(over network: any NetworkService, isAskedFor: Bool) {
    isUpdating = isAskedFor
    network.send(NetworkRequest(url: RecipeBook.address)) { [self] result in
      isUpdating = false
      guard case .success(let response) = result, response.status == 200,
        let latest = try? JSONDecoder().decode([Recipe].self, from: response.body)
      else {
        hasFailed = true
        return
      }
      recipes = latest.filter { !deleted.contains($0.id) }
    }
  }

  /// Asks how a recipe is liked, unless that is known.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - network: The device's network.
  func rate(_ id: Recipe.ID, over network: any NetworkService) {
    guard ratings[id] == nil else { return }
    network.send(NetworkRequest(url: RecipeBook.ratings + id)) { [self] result in
      guard case .success(let response) = result, response.status == 200 else { return }
      ratings[id] = try? JSONDecoder().decode(Double.self, from: response.body)
    }
  }

  /// Removes a recipe for good.
  ///
  /// - Parameter id: Which one.
  func delete(_ id: Recipe.ID) {
    deleted.insert(id)
    recipes.removeAll { $0.id == id }
  }

  /// Adds the newest photo of the library to a recipe, once the person allows it.
  ///
  /// - Parameters:
  ///   - id: Which recipe.
  ///   - permissions: Who asks the person.
  ///   - library: The photos.
  func addPhoto(to id: Recipe.ID, permissions: any PermissionService, library: any PhotoLibrary) {
    permissions.request(.photos) { [self] status in
      isPhotoAccessDenied = status != .authorized
      if let photo = library.latestPhoto() { photos[id] = photo }
    }
  }
}
