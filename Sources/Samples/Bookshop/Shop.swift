import BookshopCatalogue
import SwiftUI

/// A number of copies of a book in the basket.
struct BasketLine: Identifiable, Hashable {
  let book: Book
  var quantity: Int

  var id: Int { book.id }
}

/// The reader who has signed in, her basket and her ratings.
@MainActor @Observable
final class Shop {
  let server = ShopServer()
  /// The reader's name; `nil` before the sign-in.
  private(set) var reader: String?
  /// The basket, in the order in which books were added.
  private(set) var basket: [BasketLine] = []
  /// The ratings, from 1 to 5 stars, by book.
  var ratings: [Book.ID: Int] = [:]

  /// The number of books in the basket.
  var count: Int { basket.reduce(0) { $0 + $1.quantity } }

  /// The basket as a part of an order.
  var lines: [OrderLine] { basket.map { OrderLine(book: $0.book.id, quantity: $0.quantity) } }

  /// Signs a reader in.
  ///
  /// - Returns: The message for a reader who may not come in.
  func signIn(_ name: String, password: String) async -> String? {
    do {
      reader = try await server.signIn(SignIn(name: name, password: password)).name
      return nil
    } catch { return error.message }
  }

  /// Forgets the reader.
  func signOut() {
    reader = nil
    basket = []
    ratings = [:]
  }

  /// The number of copies of a book in the basket.
  func quantity(of book: Book) -> Int { basket.first { $0.book == book }?.quantity ?? 0 }

  /// Sets the number of copies of a book; 0 removes it.
  func set(_ book: Book, to quantity: Int) {
    let quantity = min(quantity, OrderLine.mostCopies)
    guard let index = basket.firstIndex(where: { $0.book == book }) else {
      if quantity > 0 { basket.append(BasketLine(book: book, quantity: quantity)) }
      return
    }
    if quantity > 0 { basket[index].quantity = quantity } else { basket.remove(at: index) }
  }

  /// Empties the basket after an order.
  func clear() { basket = [] }
}

/// The words for a number of books.
func books(_ count: Int) -> String { count == 1 ? "1 book" : "\(count) books" }
