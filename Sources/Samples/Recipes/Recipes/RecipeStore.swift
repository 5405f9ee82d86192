import SwiftUI

/// The recipes on this device: those the app came with, until the server has sent newer ones.
@MainActor @Observable
final class RecipeStore {
  /// All recipes, in grandma's order.
  var recipes = RecipeBook.bundled
  /// Whether the last update failed and nobody has reacted to that yet.
  var hasFailed = false
  /// Whether an update that the person asked for is under way.
  var isUpdating = false
  /// The photos people have added, by recipe.
  var photos: [Recipe.ID: Image] = [:]
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
  ///   - server: Where from.
  ///   - isAskedFor: Whether the person waits for it.
  func update(from server: any RecipeServer, isAskedFor: Bool) {
    isUpdating = isAskedFor
    server.load(RecipeBook.address) { [self] data in
      isUpdating = false
      guard let data, let latest = try? JSONDecoder().decode([Recipe].self, from: data) else {
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
  ///   - server: Who is asked.
  func rate(_ id: Recipe.ID, by server: any RecipeServer) {
    guard ratings[id] == nil else { return }
    server.load(RecipeBook.ratings + id) { [self] data in
      guard let data else { return }
      ratings[id] = try? JSONDecoder().decode(Double.self, from: data)
    }
  }

  /// Removes a recipe for good.
  ///
  /// - Parameter id: Which one.
  func delete(_ id: Recipe.ID) {
    deleted.insert(id)
    recipes.removeAll { $0.id == id }
  }

  /// Adds the newest photo of an album to a recipe, once the person allows it.
  ///
  /// - Parameters:
  ///   - id: Which recipe.
  ///   - album: The photos.
  func addPhoto(to id: Recipe.ID, from album: any PhotoAlbum) {
    album.newestPhoto { [self] answer in
      if case .denied = answer { isPhotoAccessDenied = true } else { isPhotoAccessDenied = false }
      if case .photo(let photo) = answer { photos[id] = photo }
    }
  }
}
