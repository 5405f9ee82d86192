import GalleyPages

public struct ShoppingList: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The page with its initial items.
    case resting
  }

  /// The name in the bar.
  public let title = Label(.label("Shopping List"))
  /// Writes something on it.
  public let add = Button("shopping.add", opens: NewItem.self)
  /// The button that removes the bought items.
  public let tidyUp = Button("shopping.tidy", opens: TidyUpQuestion.self)
  /// The items on the list.
  public let items = Rows("shopping.row", of: ShoppingRow.self, key: \.name)
  /// Says that nothing is on it.
  public let empty = Label("shopping.empty")
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)

  public init() {}

  /// The promises of the page.
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
  /// The name of the item.
  public let name = Label("shopping.name")
  /// The quantity, and the department of the shop.
  public let facts = Label("shopping.facts")
  /// Whether it has been bought.
  public let bought = Toggle("shopping.bought")
  /// Behind the row: removes it.
  public let delete = Button(.label("Delete"))

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      name
      facts
      bought
    }
    Optionally { delete }
  }
}

/// The page for a new item of the shopping list.
public struct NewItem: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// With nothing filled in.
    case empty
  }

  /// The field for the item's name.
  public let name = Field("item.name")
  /// The stepper for the quantity.
  public let quantity = Stepper("item.quantity")
  /// The department of the shop.
  public let aisle = SegmentedControl("item.aisle")
  /// Leaves it at that.
  public let cancel = Button("item.cancel", opens: ShoppingList.self)
  /// Puts it on the list.
  public let add = Button("item.add", opens: ShoppingList.self)

  public init() {}

  /// The promises of the page.
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

/// The question whether to remove the bought items.
public struct TidyUpQuestion: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The question.
    case asking
  }

  public let sheet = Sheet(.label("Remove what has been bought?"))
  /// The button that removes the bought items.
  public let remove = Button(.label("Remove"), opens: ShoppingList.self)
  /// Keeps it; where the question is a popover, that is done by a tap beside it.
  public let cancel = Button(.label("Cancel"), opens: ShoppingList.self)

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      sheet
      remove
    }
    When(.compact) { Required { cancel } }
    Checkpoint(Checkpoints.asking) {}
  }
}
