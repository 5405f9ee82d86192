import BookshopCatalogue
import SwiftUI

/// The books that match a search, as far as they have come.
@MainActor @Observable
final class BookListModel {
  private(set) var books: [Book] = []
  /// The number of all books that match; `nil` until the server has told it.
  private(set) var total: Int?
  private(set) var isLoading = false
  /// The message of the last attempt, if it failed.
  private(set) var problem: String?

  @ObservationIgnored private var query = ""
  @ObservationIgnored private var round = 0

  /// Whether more books match.
  var hasMore: Bool { total.map { books.count < $0 } ?? true }

  /// Searches anew; the books stay until others have come, or the search has failed.
  func search(_ query: String, at server: ShopServer) {
    self.query = query
    total = nil
    isLoading = false
    loadMore(from: server)
  }

  /// Loads the next books, unless they are under way.
  func loadMore(from server: ShopServer) {
    guard !isLoading, hasMore else { return }
    isLoading = true
    problem = nil
    round += 1
    let (round, query, start) = (round, query, total == nil ? 0 : books.count)
    Task {
      let result: Result<BookPage, ShopServer.Failure>
      do throws(ShopServer.Failure) {
        result = .success(try await server.books(query, from: start))
      } catch { result = .failure(error) }
      // A later search counts.
      guard round == self.round else { return }
      isLoading = false
      switch result {
      case .success(let page):
        books = (start == 0 ? [] : books) + page.books
        total = page.total
      case .failure(let failure):
        // The books of another search must not stand above the message.
        if start == 0 { books = [] }
        problem = failure.message
      }
    }
  }
}
