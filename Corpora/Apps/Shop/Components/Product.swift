import Foundation

/// Something to buy.
struct Product: Identifiable, Hashable {
  let id: String
  let name: String
  let cents: Int
  let icon: String
  let hex: Int
  var isOnSale = false

  static let all = [
    Product(
      id: "pan", name: "Cast-iron pan", cents: 8_900, icon: "flame", hex: 0xE9D8C4, isOnSale: true),
    Product(id: "pot", name: "Enamel pot", cents: 5_450, icon: "cup.and.saucer", hex: 0xD5E3DF),
    Product(id: "kettle", name: "Copper kettle", cents: 12_000, icon: "mug", hex: 0xF2D6C9),
    Product(id: "towel", name: "Linen towel", cents: 1_850, icon: "square.stack", hex: 0xE4E1EC),
    Product(id: "knife", name: "Bread knife", cents: 4_200, icon: "scissors", hex: 0xDDE3EA),
    Product(id: "lamp", name: "Table lamp", cents: 7_600, icon: "lightbulb", hex: 0xF3EBC8, isOnSale: true),
  ]
  static let arrival = Product(id: "timer", name: "Egg timer", cents: 1_200, icon: "timer", hex: 0xF0DAD2)
}
