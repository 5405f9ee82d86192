/// One book of the shop.
package struct Book: Codable, Hashable, Identifiable, Sendable {
  /// The number of the book, from 1.
  package let id: Int
  package let title: String
  package let author: String
  /// The price in cents.
  package let price: Int
  /// The content in three sentences.
  package let summary: String

  /// The price as shown, such as `€12.40`.
  package var priceText: String { Money.text(price) }

  /// The hue of the cover, in degrees.
  package var hue: Int { id * 47 % 360 }
}

/// A part of the books that match a search.
package struct BookPage: Codable, Hashable, Sendable {
  package let books: [Book]
  /// The number of all books that match.
  package let total: Int
}
