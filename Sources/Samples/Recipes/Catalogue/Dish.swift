import Foundation

/// One dish of the catalogue.
public struct Dish: Codable, Hashable, Identifiable, Sendable {
  /// What it is called; no two dishes share a name.
  public var name: String
  /// Where it comes from.
  public var origin: String
  /// How long it takes, in minutes.
  public var minutes: Int

  /// The name.
  public var id: String { name }
}

/// What the server answers when it is asked for the catalogue.
public struct Catalogue: Codable, Hashable, Sendable {
  /// Which printing of the catalogue this is.
  public var edition: Int
  /// The dishes, by name.
  public var dishes: [Dish]
  /// The names of the dishes that are shown first.
  public var featured: [String]
}

extension Catalogue {
  /// Where the catalogue is; the edition that is wanted follows.
  public static let address = "https://recipes.example/catalogue.json?edition="

  /// The catalogue with all that grandmothers everywhere have sent in: 1,200 dishes.
  ///
  /// - Parameter number: Which printing.
  /// - Returns: The catalogue.
  public static func edition(_ number: Int) -> Catalogue {
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
