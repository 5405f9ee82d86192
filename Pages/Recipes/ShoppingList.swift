import GalleyPages

/// The shopping list.
public struct ShoppingList: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// With what is on it from the start.
    case resting
  }

  /// The name in the bar.
  public let title = Label(.label("Shopping List"))
  /// Writes something on it.
  public let add = Button("shopping.add", opens: NewItem.self)
  /// Removes what has been bought.
  public let tidyUp = Button("shopping.tidy", opens: TidyUpQuestion.self)
  /// What is on it.
  public let items = Rows("shopping.row", of: ShoppingRow.self, key: \.name)
  /// Says that nothing is on it.
  public let empty = Label("shopping.empty")
  /// The app's places.
  public let tabs = Component(.type(.tabBar), MainTabs.self)

  /// Makes the layout.
  public init() {}

  /// What the page promises.
  public var body: Blueprint {
    Required {
      title
      add
      tidyUp
      tabs
    }
    Optionally {
      items
      empty
    }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// One line of the shopping list.
public struct ShoppingRow: Layout {
  /// What it is.
  public let name = Label("shopping.name")
  /// How much of it, and where in the shop it is found.
  public let facts = Label("shopping.facts")
  /// Whether it has been bought.
  public let bought = Toggle("shopping.bought")
  /// Behind the row: removes it.
  public let delete = Button(.label("Delete"))

  /// Makes the layout.
  public init() {}

  /// What the row promises.
  public var body: Blueprint {
    Required {
      name
      facts
      bought
    }
    Optionally { delete }
  }
}

/// Writes something on the shopping list.
public struct NewItem: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// With nothing filled in.
    case empty
  }

  /// What is needed.
  public let name = Field("item.name")
  /// How much of it.
  public let quantity = Stepper("item.quantity")
  /// Where in the shop it is found.
  public let aisle = SegmentedControl("item.aisle")
  /// Leaves it at that.
  public let cancel = Button("item.cancel", opens: ShoppingList.self)
  /// Puts it on the list.
  public let add = Button("item.add", opens: ShoppingList.self)

  /// Makes the layout.
  public init() {}

  /// What the page promises.
  public var body: Blueprint {
    Required {
      name
      quantity
      aisle
      cancel
      add
    }
    Checkpoint(Checkpoints.empty) {}
  }
}

/// Asks whether what has been bought shall be removed.
public struct TidyUpQuestion: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The question.
    case asking
  }

  /// The sheet.
  public let sheet = Sheet(.label("Remove what has been bought?"))
  /// Removes it.
  public let remove = Button(.label("Remove"), opens: ShoppingList.self)
  /// Keeps it.
  public let cancel = Button(.label("Cancel"), opens: ShoppingList.self)

  /// Makes the layout.
  public init() {}

  /// What the question promises.
  public var body: Blueprint {
    Required {
      sheet
      remove
      cancel
    }
    Checkpoint(Checkpoints.asking) {}
  }
}
