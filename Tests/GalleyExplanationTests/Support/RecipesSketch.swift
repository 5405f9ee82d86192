import Foundation
import GalleyTree

/// A list of recipes, as a sketch.
enum RecipesSketch {
  static let names = ["Fluffy Pancakes", "Banana Bread", "Omelette", "Waffles", "Porridge", "Toast"]

  static func row(_ name: String, id: String = "recipe.row", padding: Double = 16) -> Sketch {
    .row(name, id: id, padding: padding, [.text(name), .text("20 min · \(name.count) steps")])
  }

  /// A bar with a button, the rows, and a button below them.
  static func screen(
    rows: [Sketch] = names.prefix(4).map { row($0) }, bar: [Sketch]? = nil,
    below: [Sketch] = [.text("Add Photo", id: "recipe.addPhoto", type: .button)]
  ) -> Sketch {
    let title: [Sketch] = [.text("Recipes"), .text("Edit", type: .button)]
    return .screen(
      [
        .stack(.navigationBar, id: "bar", spacing: 8, direction: .across, bar ?? title),
        .stack(.table, id: "recipes", rows),
      ] + below)
  }
}
