import GalleyPages

/// The dishes that users have sent in, by name.
public struct CataloguePage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// At rest, scrolled to its top.
    case resting
  }

  /// The name in the bar.
  public let title = Label(.label("Catalogue").inside(.type(.navigationBar)))
  /// The list that everything is in.
  public let list = ScrollArea("catalogue.list")
  /// The number of dishes, and the edition.
  public let edition = Label("catalogue.edition")
  /// Says that the catalogue did not come.
  public let problem = Label("catalogue.problem")
  /// The dishes that are shown first.
  public let featured = ScrollArea(.type(.collectionView).inside("catalogue.featured"))
  /// The rows of the dishes.
  public let dishes = Rows("dish.row", of: DishRow.self, key: \.name)
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      title
      list
      dishes.atLeast(1)
      tabs
    }
    Optionally {
      edition
      featured
      problem
    }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// One dish in the list.
public struct DishRow: Layout {
  /// The name of the dish.
  public let name = Label("dish.name")
  /// The origin, and the time it takes.
  public let facts = Label("dish.facts")
  /// The row itself, which opens the dish.
  public let open = Cell(.itself, opens: DishPage.self)

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      name
      facts
      open
    }
  }
}

/// One dish.
public struct DishPage: Layout {
  /// The name of the dish.
  public let name = Label("dish.title")
  /// The origin of the dish.
  public let origin = Label("dish.origin")
  /// Puts it on the shopping list.
  public let add = Button("dish.add")
  /// The way back to the catalogue.
  public let backButton = Button("BackButton", opens: CataloguePage.self)
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      name
      origin
      add
      backButton
      tabs
    }
  }
}
