import Foundation

/// One dish of the catalogue.
package struct Dish: Codable, Hashable, Identifiable, Sendable {
  /// The name; no two dishes share one.
  package var name: String
  /// The country of origin.
  package var origin: String
  /// The preparation time, in minutes.
  package var minutes: Int

  package var id: String { name }
}

/// The server's response to a request for the catalogue.
package struct Catalogue: Codable, Hashable, Sendable {
  /// The number of the edition.
  package var edition: Int
  /// The dishes, by name.
  package var dishes: [Dish]
  /// The names of the dishes that are shown first.
  package var featured: [String]
}

extension Catalogue {
  /// The catalogue's URL, without the number of the edition.
  package static let address = "https://recipes.example/catalogue.json?edition="

  /// The catalogue with all that grandmothers everywhere have sent in: 1,200 dishes.
  ///
  /// - Parameter number: Which printing.
  /// - Returns: The catalogue.
  package static func edition(_ number: Int) -> Catalogue {
    var dishes: [Dish] = []
    for (column, kind) in kinds.enumerated() {
      for (row, origin) in origins.enumerated() {
        dishes.append(
          Dish(
            name: "\(kind) \(origin.style)", origin: origin.place, minutes: 15 + (7 * row + 11 * column) % 90)
        )
      }
    }
    dishes.sort { $0.name < $1.name }
    return Catalogue(
      edition: number, dishes: dishes,
      featured: [
        "Apple Tart from the Alps", "Bean Soup from Tuscany", "Dumplings from Silesia",
        "Lemon Cake from Sorrento",
        "Pancakes from Brittany",
      ])
  }

  private static let kinds = [
    "Apple Tart", "Asparagus Gratin", "Baked Eggs", "Bean Soup", "Beet Salad", "Braised Cabbage",
    "Bread Pudding",
    "Carrot Cake", "Cheese Pie", "Chestnut Soup", "Chicken Stew", "Dumplings", "Egg Noodles", "Fennel Salad",
    "Fish Soup", "Flatbread", "Goulash", "Honey Cake", "Jam Biscuits", "Kale Hotpot", "Leek Quiche",
    "Lemon Cake",
    "Meatballs", "Mushroom Ragout", "Nut Roll", "Onion Soup", "Pancakes", "Pea Soup", "Pickled Plums",
    "Polenta",
    "Potato Cakes", "Quince Jelly", "Rice Pudding", "Sauerkraut", "Stuffed Peppers", "Sweet Buns",
    "Tomato Rice",
    "Veal Roast", "Waffles", "Yeast Braid",
  ]

  private static let origins = [
    ("from the Alps", "Switzerland"), ("from Alsace", "France"), ("from Andalusia", "Spain"),
    ("from Bohemia", "Czechia"), ("from Bologna", "Italy"), ("from Brittany", "France"),
    ("from Carinthia", "Austria"), ("from Crete", "Greece"), ("from Dalmatia", "Croatia"),
    ("from Flanders", "Belgium"), ("from Frisia", "Germany"), ("from Galicia", "Spain"),
    ("from Jutland", "Denmark"), ("from Kent", "England"), ("from Lapland", "Finland"),
    ("from Lviv", "Ukraine"), ("from Madeira", "Portugal"), ("from Masuria", "Poland"),
    ("from Norway", "Norway"), ("from Provence", "France"), ("from Sicily", "Italy"),
    ("from Silesia", "Poland"), ("from Skåne", "Sweden"), ("from Sorrento", "Italy"),
    ("from Swabia", "Germany"), ("from Transylvania", "Romania"), ("from Tuscany", "Italy"),
    ("from Tyrol", "Austria"), ("from Wales", "Wales"), ("from Zeeland", "Netherlands"),
  ].map { (style: $0, place: $1) }
}
