import GalleyPages

/// One book with its summary.
public struct BookDetails: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// A book that has a rating and is in the basket.
    case rated
  }

  public let title = Label("details.title")
  public let author = Label("details.author")
  public let price = Label("details.price")
  public let summary = Label("details.summary")
  /// The reader's own rating.
  public let rating = Component("rating", StarRating.self)
  /// The button that puts one more copy into the basket.
  public let add = Button("details.add")
  /// The number of copies in the basket.
  public let quantity = Label("details.quantity")
  /// Removes the book from the basket, once that is confirmed by a ``RemovalQuestion``, which a browser asks and not the page.
  public let remove = Button("details.remove")
  /// The way to the basket.
  public let basket = Way("basket.open", opens: BasketPage.self)
  public let backButton = Way("BackButton", opens: BookList.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      title
      author
      price
      summary
      rating
      add
      basket
      backButton
    }
    Optionally {
      quantity
      remove
    }
    Checkpoint(Checkpoints.rated) {}
  }
}

/// Five stars to choose from.
public struct StarRating: Layout {
  /// The buttons by the number of stars.
  public let star = Family { (number: Int) in Button("rating.\(number)") }
  /// The rating as a text.
  public let value = Label("rating.value")

  public init() {}

  /// The promises of the control.
  public var body: Blueprint {
    Required { value }
  }
}

/// Asks whether a book shall be removed from the basket.
public struct RemovalQuestion: Layout {
  public let alert = Alert(.type(.alert))
  /// The button that removes the book.
  public let remove = Button(.label("OK").inside(.type(.alert)))
  /// The button that leaves the book in the basket.
  public let cancel = Button(.label("Cancel").inside(.type(.alert)))

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      alert
      remove
      cancel
    }
  }
}
