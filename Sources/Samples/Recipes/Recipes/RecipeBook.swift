import SwiftUI

/// Grandma's recipes, as the app brings them along and as her server has them.
package enum RecipeBook {
  /// The URL of the latest recipes.
  package static let address = "https://recipes.example/latest.json"

  /// The URL of a recipe's rating, without its name.
  static let ratings = "https://recipes.example/ratings?of="

  /// The response of grandma's server at an address.
  ///
  /// - Parameter address: The address.
  /// - Returns: The latest recipes, a rating or the catalogue as JSON, or `nil` for anything else.
  package static func response(at address: String) -> Data? {
    if address == self.address { return json(latest) }
    if address.hasPrefix(ratings) {
      let name = String(address.dropFirst(ratings.count))
      return latest.firstIndex { $0.name == name }.flatMap { json(4.9 - 0.1 * Double($0 % 6)) }
    }
    if address.hasPrefix(Catalogue.address),
      let edition = Int(address.dropFirst(Catalogue.address.count))
    {
      return json(Catalogue.edition(edition))
    }
    return nil
  }

  private static func json(_ value: some Encodable) -> Data? { try? JSONEncoder().encode(value) }

  /// The server's recipes.
  package static var latest: [Recipe] { [pancakes] + others }

  /// The recipes in the app: grandma has improved the pancakes since.
  static var bundled: [Recipe] {
    var old = pancakes
    old.instructions = [
      "Mix the flour, sugar, baking powder and salt.",
      "Pour the milk, melted butter and egg into a well in the center and mix.",
      "Heat a frying pan, and fry until they're golden.",
    ]
    return [old] + others
  }

  private static let pancakes = Recipe(
    name: "Fluffy Pancakes", minutes: 25, servings: 4,
    ingredients: [
      "1 1/2 cups of flour", "3 tablespoons of sugar", "1 tablespoon of baking powder",
      "1/4 teaspoon of salt",
      "1 1/4 cups of milk", "3 tablespoons of melted butter", "1 egg",
    ],
    instructions: [
      "Mix the flour, sugar, baking powder and salt.",
      "Pour the milk, melted butter and egg into a well in the center and mix.",
      "Heat a frying pan (don't forget to add a little bit of oil, grandson!), and fry until they're golden.",
      "Optionally add maple syrup and/or fruits (they're healthy!).",
    ])

  private static let others: [Recipe] = [
    Recipe(
      name: "Banana Bread", minutes: 70, servings: 8,
      ingredients: [
        "3 ripe bananas", "2 cups of flour", "1 cup of sugar", "2 eggs", "1 teaspoon of baking soda",
      ],
      instructions: [
        "Mash the bananas and stir in the sugar and the eggs.", "Fold in the flour and the baking soda.",
        "Bake for an hour at 180 °C, and let it cool in its tin.",
      ]),
    Recipe(
      name: "Tomato Soup", minutes: 35, servings: 4,
      ingredients: ["1 kg of ripe tomatoes", "2 onions", "1 clove of garlic", "A handful of basil"],
      instructions: [
        "Soften the onions and the garlic.", "Add the tomatoes and simmer.", "Blend, and add the basil.",
      ]),
    Recipe(
      name: "Apple Pie", minutes: 90, servings: 8,
      ingredients: ["6 sour apples", "300 g of flour", "150 g of butter", "1 teaspoon of cinnamon"],
      instructions: [
        "Rub butter into the flour and chill.", "Slice the apples.", "Fill, cover and bake until golden.",
      ]),
    Recipe(
      name: "Lentil Stew", minutes: 50, servings: 6,
      ingredients: ["400 g of brown lentils", "3 carrots", "1 leek", "2 bay leaves", "A dash of vinegar"],
      instructions: [
        "Dice the vegetables.", "Simmer everything for 40 minutes.", "Add the vinegar at the end.",
      ]),
    Recipe(
      name: "Cinnamon Rolls", minutes: 120, servings: 12,
      ingredients: [
        "500 g of flour", "1 sachet of yeast", "250 ml of milk", "100 g of brown sugar", "Cinnamon",
      ],
      instructions: [
        "Knead, and let the dough rise.", "Roll out, sprinkle, roll up and slice.", "Bake for 20 minutes.",
      ]),
    Recipe(
      name: "Potato Salad", minutes: 45, servings: 6,
      ingredients: ["1 kg of small potatoes", "1 onion", "200 ml of broth", "Mustard", "Chives"],
      instructions: [
        "Boil and slice the potatoes.", "Pour hot broth over them.", "Season, and wait an hour.",
      ]),
    Recipe(
      name: "Plum Cake", minutes: 80, servings: 12,
      ingredients: ["1 kg of plums", "400 g of flour", "200 ml of milk", "80 g of butter", "Yeast"],
      instructions: ["Let the dough rise.", "Halve the plums and set them close.", "Bake for 40 minutes."]),
    Recipe(
      name: "Mushroom Risotto", minutes: 40, servings: 4,
      ingredients: ["300 g of rice", "400 g of mushrooms", "1 l of broth", "Parmesan"],
      instructions: [
        "Fry the mushrooms.", "Stir broth into the rice, ladle by ladle.", "Finish with parmesan.",
      ]),
    Recipe(
      name: "Garlic Bread", minutes: 20, servings: 4,
      ingredients: ["1 baguette", "100 g of butter", "4 cloves of garlic", "Parsley"],
      instructions: ["Mix butter, garlic and parsley.", "Cut, spread, and bake for 12 minutes."]),
    Recipe(
      name: "Lemon Tart", minutes: 75, servings: 8,
      ingredients: ["4 lemons", "5 eggs", "200 g of sugar", "150 g of butter", "A pastry case"],
      instructions: [
        "Whisk lemon juice, eggs and sugar.", "Thicken over steam with butter.", "Fill the case and chill.",
      ]),
    Recipe(
      name: "Zucchini Fritters", minutes: 30, servings: 3,
      ingredients: ["2 zucchini", "1 egg", "80 g of flour", "Feta", "Mint"],
      instructions: ["Grate, salt and press the zucchini.", "Mix with the rest.", "Fry on both sides."]),
  ]
}
