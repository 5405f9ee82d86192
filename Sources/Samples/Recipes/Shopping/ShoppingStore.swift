import Observation

/// A section of the shop.
enum Aisle: String, CaseIterable, Hashable {
  /// Fruit and vegetables.
  case produce = "Produce"
  /// Cooled goods.
  case dairy = "Dairy"
  /// Everything else.
  case pantry = "Pantry"
}

/// One line of the shopping list.
struct ShoppingItem: Identifiable, Hashable {
  let id: Int
  var name: String
  var quantity: Int
  var aisle: Aisle
  var isBought = false
}

/// The items of the shopping list.
@Observable
final class ShoppingStore {
  /// The lines, oldest first.
  private(set) var items: [ShoppingItem] = [
    ShoppingItem(id: 0, name: "Eggs", quantity: 6, aisle: .dairy),
    ShoppingItem(id: 1, name: "Flour", quantity: 1, aisle: .pantry),
    ShoppingItem(id: 2, name: "Lemons", quantity: 4, aisle: .produce),
  ]

  private var lastID = 2

  /// The number of items still to buy.
  var open: Int { items.count { !$0.isBought } }

  /// Adds an item, or increases its quantity if it is already on the list.
  func add(_ name: String, quantity: Int = 1, aisle: Aisle = .pantry) {
    if let index = items.firstIndex(where: { $0.name == name && !$0.isBought }) {
      items[index].quantity += quantity
      return
    }
    lastID += 1
    items.append(ShoppingItem(id: lastID, name: name, quantity: quantity, aisle: aisle))
  }

  /// Whether something is on the list and not bought yet.
  func contains(_ name: String) -> Bool {
    items.contains { $0.name == name && !$0.isBought }
  }

  /// Marks an item as bought or not.
  func set(_ id: ShoppingItem.ID, isBought: Bool) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isBought = isBought
  }

  /// Removes a line.
  func remove(_ id: ShoppingItem.ID) {
    items.removeAll { $0.id == id }
  }

  /// Removes everything that has been bought.
  func removeBought() {
    items.removeAll(where: \.isBought)
  }
}
