import GalleyPages

/// The books that the reader wants.
public struct BasketPage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// With some books.
    case filled
  }

  public let rows = Rows("basket.row", of: BasketRow.self, key: \.title)
  /// The price of all books.
  public let total = Label("basket.total")
  /// The way to the order form.
  public let order = Way("basket.order", opens: OrderForm.self)
  /// Is there while a web page waits for the basket.
  public let loading = ProgressIndicator("basket.loading")
  /// Says that there are no books.
  public let empty = Label("basket.empty")
  public let backButton = Way("BackButton", opens: OneOf<BookDetails, BookList>.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required { backButton }
    Optionally {
      rows
      total
      order
      empty
    }
    Absent { loading }
    Checkpoint(Checkpoints.filled) {}
  }
}

/// One book in the basket.
public struct BasketRow: Layout {
  public let title = Label("basket.title")
  /// The price of all copies.
  public let price = Label("basket.price")
  /// The number of copies.
  public let quantity = Label("basket.quantity")
  /// The button that takes one copy out.
  public let less = Button("basket.less")
  /// The button that adds one copy.
  public let more = Button("basket.more")

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      title
      price
      quantity
      less
      more
    }
  }
}
