import Foundation

/// One recipe.
package struct Recipe: Codable, Hashable, Identifiable, Sendable {
  /// The name of the dish; no two recipes share one.
  package var name: String
  /// The preparation time, in minutes.
  package var minutes: Int
  /// The number of servings.
  package var servings: Int
  /// The ingredients, one line each.
  package var ingredients: [String]
  /// The instructions, step by step.
  package var instructions: [String]

  package var id: String { name }

  /// The ingredients as shown.
  var ingredientsText: String {
    ingredients.map { "• \($0)" }.joined(separator: "\n")
  }

  /// The numbered steps as shown.
  var instructionsText: String {
    instructions.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}
