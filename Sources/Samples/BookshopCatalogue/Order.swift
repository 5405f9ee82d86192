/// A way in which books come to the reader.
package enum Delivery: String, CaseIterable, Codable, Hashable, Sendable {
  case letterbox = "Letterbox"
  case bicycle = "Bicycle courier"
  case counter = "Collect at the shop"

  /// The price in cents.
  package var price: Int {
    switch self {
    case .letterbox: 290
    case .bicycle: 650
    case .counter: 0
    }
  }
}

/// A number of copies of a book.
package struct OrderLine: Codable, Hashable, Sendable {
  /// The number of the book.
  package var book: Int
  package var quantity: Int

  package init(book: Int, quantity: Int) {
    self.book = book
    self.quantity = quantity
  }

  /// The largest number of copies.
  package static let mostCopies = 20
}

/// An order as a reader fills it in.
package struct Order: Codable, Hashable, Sendable {
  package var name: String
  package var address: String
  package var delivery: Delivery
  package var isGift: Bool
  /// The day on which the books are wanted, such as `2027-03-01`; `nil` for any day.
  package var day: String?
  /// The books; `nil` for those of the basket that the server keeps.
  package var lines: [OrderLine]?

  package init(
    name: String, address: String, delivery: Delivery, isGift: Bool, day: String? = nil,
    lines: [OrderLine]? = nil
  ) {
    self.name = name
    self.address = address
    self.delivery = delivery
    self.isGift = isGift
    self.day = day
    self.lines = lines
  }

  /// The first day on which books can be delivered.
  package static let firstDay = "2027-03-01"

  /// The reason for which the order cannot be taken; `nil` accepts it.
  package func problem(with lines: [OrderLine]) -> String? {
    if name.allSatisfy(\.isWhitespace) { return "Please enter your name." }
    if delivery != .counter, address.allSatisfy(\.isWhitespace) { return "Please enter your address." }
    if lines.isEmpty { return "Your basket is empty." }
    guard
      lines.allSatisfy({
        Catalogue.book($0.book) != nil && (1...OrderLine.mostCopies).contains($0.quantity)
      })
    else { return "The basket contains a book that the shop does not have." }
    if let day, !Self.isDay(day) || day < Self.firstDay {
      return "The first day of delivery is \(Self.firstDay)."
    }
    return nil
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}

/// The confirmation of an order.
package struct Receipt: Codable, Hashable, Sendable {
  package let number: Int
  package let name: String
  /// The number of books.
  package let count: Int
  /// The price in cents, with delivery.
  package let total: Int
  package let delivery: Delivery
  package let isGift: Bool
  package let day: String?

  /// Confirms an order, which must be valid.
  package init(_ order: Order, lines: [OrderLine], number: Int) {
    self.number = number
    name = order.name
    count = lines.reduce(0) { $0 + $1.quantity }
    total = Self.total(of: lines) + order.delivery.price
    delivery = order.delivery
    isGift = order.isGift
    day = order.day
  }

  /// The price of books in cents.
  package static func total(of lines: [OrderLine]) -> Int {
    lines.reduce(0) { $0 + $1.quantity * (Catalogue.book($1.book)?.price ?? 0) }
  }

  /// The receipt as a text file.
  package var text: String {
    """
    The Copper Quill, booksellers
    Order \(number) for \(name)
    \(count == 1 ? "1 book" : "\(count) books"), \(delivery.rawValue)\(day.map { " on \($0)" } ?? "")
    Total \(Money.text(total))

    """
  }
}
