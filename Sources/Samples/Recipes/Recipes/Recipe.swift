import Foundation

/// One recipe.
public struct Recipe: Codable, Hashable, Identifiable, Sendable {
  /// What the recipe makes; no two recipes share a name.
  public var name: String
  /// How long it takes, in minutes.
  public var minutes: Int
  /// How many it feeds.
  public var servings: Int
  /// What goes in, one line each.
  public var ingredients: [String]
  /// What to do, step by step.
  public var instructions: [String]

  /// The name.
  public var id: String { name }

  /// The ingredients as shown.
  var ingredientsText: String {
    ingredients.map { "• \($0)" }.joined(separator: "\n")
  }

  /// The numbered steps as shown.
  var instructionsText: String {
    instructions.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}
