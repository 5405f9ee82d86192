import GalleyPages

/// The books of the shop.
public struct BookList: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// All books, at their beginning.
    case resting
  }

  /// The field for a part of a title or name; an app gives it no identifier.
  public let search = SearchField(.placeholder("Title or author"))
  /// The number of books that match the search.
  public let count = Label("books.count")
  /// The books, as far as they have been loaded.
  public let books = Rows("book.row", of: BookRow.self, key: \.title)
  /// Is there while more books are under way, and at the end of those that have come.
  public let loading = ProgressIndicator("books.loading")
  /// Says that books could not be loaded.
  public let problem = Label("books.problem")
  /// Loads them again.
  public let retry = Button("books.retry")
  /// The way to the basket; its label has the number of books.
  public let basket = Way("basket.open", opens: BasketPage.self)
  public let signOut = Button("books.signOut", opens: SignInPage.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      search
      basket
      signOut
    }
    Optionally {
      count
      books
      loading
      problem
      retry
    }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// One book in the list.
public struct BookRow: Layout {
  public let title = Label("book.title")
  public let author = Label("book.author")
  public let price = Label("book.price")
  /// The row itself, which opens the book.
  public let open = Cell(.itself, opens: BookDetails.self)

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      title
      author
      price
      open
    }
  }
}
