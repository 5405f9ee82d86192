import BookshopCatalogue

/// One reader who has signed in.
struct ShopSession: Sendable {
  let name: String
  /// The basket, in the order in which books were added.
  var lines: [OrderLine] = []
  /// The reader's ratings, from 1 to 5 stars, by book.
  var ratings: [Int: Int] = [:]
  /// The picture of the gift card, with its media type.
  var card: (type: String, bytes: [UInt8])?
  var receipts: [Receipt] = []

  /// The number of books in the basket.
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// Sets the number of copies of a book; 0 removes it.
  mutating func set(_ book: Int, to quantity: Int) {
    guard let index = lines.firstIndex(where: { $0.book == book }) else {
      if quantity > 0 { lines.append(OrderLine(book: book, quantity: quantity)) }
      return
    }
    if quantity > 0 { lines[index].quantity = quantity } else { lines.remove(at: index) }
  }
}

/// The readers who have signed in, by the secret in their cookie.
struct ShopSessions: Sendable {
  private var sessions: [String: ShopSession] = [:]
  private var order: [String] = []
  private var lastOrder = 1000

  /// The largest number of sessions; the oldest ends for a new one.
  private static let most = 500

  subscript(key: String) -> ShopSession? {
    get { sessions[key] }
    set { if sessions[key] != nil { sessions[key] = newValue } }
  }

  /// Adds a session.
  mutating func begin(_ key: String, name: String) {
    sessions[key] = ShopSession(name: name)
    order.append(key)
    if order.count > Self.most { end(order[0]) }
  }

  /// Removes a session.
  mutating func end(_ key: String) {
    sessions[key] = nil
    order.removeAll { $0 == key }
  }

  /// The number for a new order.
  mutating func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}
