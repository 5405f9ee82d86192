import BookshopCatalogue

/// A reader as the scripts of pages see her.
struct ReaderAnswer: Encodable {
  let name: String
  /// The number of books in the basket.
  let count: Int

  init(_ session: ShopSession) {
    name = session.name
    count = session.count
  }
}

/// A book with the reader's own facts about it.
struct BookAnswer: Encodable {
  let book: Book
  /// The number of copies in the basket.
  let quantity: Int
  /// The reader's rating in stars; 0 for none.
  let stars: Int
  /// The number of books in the basket.
  let count: Int

  init(_ book: Book, _ session: ShopSession) {
    self.book = book
    quantity = session.lines.first { $0.book == book.id }?.quantity ?? 0
    stars = session.ratings[book.id] ?? 0
    count = session.count
  }
}

/// The basket with its price.
struct BasketAnswer: Encodable {
  /// A number of copies of one book.
  struct Line: Encodable {
    let book: Book
    let quantity: Int
  }

  /// A way of delivery with its price in cents.
  struct Way: Encodable {
    let name: String
    let price: Int
  }

  let lines: [Line]
  let count: Int
  /// The price of the books in cents.
  let total: Int
  let deliveries: [Way]
  /// The first day of delivery.
  let firstDay: String
  let hasCard: Bool

  init(_ session: ShopSession) {
    lines = session.lines.compactMap { line in
      Catalogue.book(line.book).map { Line(book: $0, quantity: line.quantity) }
    }
    count = session.count
    total = Receipt.total(of: session.lines)
    deliveries = Delivery.allCases.map { Way(name: $0.rawValue, price: $0.price) }
    firstDay = Order.firstDay
    hasCard = session.card != nil
  }
}
