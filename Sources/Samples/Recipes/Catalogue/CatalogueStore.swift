import SwiftUI

/// The dishes that share a first letter.
struct CatalogueSection: Identifiable {
  let letter: String
  let dishes: [Dish]

  var id: String { letter }
}

/// The catalogue as the server has sent it.
@MainActor @Observable
final class CatalogueStore {
  /// The catalogue in parts, by first letter; empty until it has come.
  private(set) var sections: [CatalogueSection] = []
  /// The dishes that are shown first.
  private(set) var featured: [Dish] = []
  /// The number of dishes.
  private(set) var count = 0
  /// The number of this edition.
  private(set) var edition = 0
  /// Whether the last attempt to fetch it failed.
  private(set) var hasFailed = false

  /// Fetches the next edition.
  ///
  /// - Parameter server: Where from.
  func fetch(from server: any RecipeServer) {
    server.load(Catalogue.address + "\(edition + 1)") { [self] data in
      guard let data, let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else {
        hasFailed = true
        return
      }
      show(catalogue)
    }
  }

  private func show(_ catalogue: Catalogue) {
    hasFailed = false
    edition = catalogue.edition
    count = catalogue.dishes.count
    let names = Set(catalogue.featured)
    featured = catalogue.dishes.filter { names.contains($0.name) }
    var sections: [CatalogueSection] = []
    var rest = catalogue.dishes[...]
    while let letter = rest.first?.name.prefix(1) {
      let part = rest.prefix { $0.name.prefix(1) == letter }
      sections.append(CatalogueSection(letter: String(letter), dishes: Array(part)))
      rest = rest.dropFirst(part.count)
    }
    self.sections = sections
  }
}
