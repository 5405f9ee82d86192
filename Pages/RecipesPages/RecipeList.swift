import GalleyPages

/// The first page: all recipes.
public struct RecipeList: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// At rest, scrolled to its top.
    case resting
  }

  /// The name in the bar.
  public let title = Label(.label("Grandma's Recipes"))
  /// Fetches the latest recipes.
  public let refresh = Button("recipes.refresh")
  /// The rows of the recipes.
  public let recipes = Rows("recipe.row", of: RecipeRow.self, key: \.name)
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)
  /// Covers the page while an update is under way that was asked for.
  public let updating = ProgressIndicator(.label("Updating recipes"))

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      title
      refresh
      recipes.atLeast(1)
      tabs
    }
    Absent { updating }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// One recipe in the list.
public struct RecipeRow: Layout {
  /// The name of the dish.
  public let name = Label("recipe.name")
  /// The time it takes, and the servings.
  public let facts = Label("recipe.facts")
  /// The row itself.
  public let open = Cell("recipe.row", opens: RecipeDetails.self)
  /// Behind the row: removes the recipe, once that is confirmed.
  public let delete = Button(.label("Delete"), opens: DeleteConfirmation.self)

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      name
      facts
      open
    }
    Optionally { delete }
  }
}

/// Asks whether a recipe shall be deleted.
public struct DeleteConfirmation: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The question.
    case asking
  }

  public let alert = Alert(.label("Delete Recipe"))
  /// The question about the deletion.
  public let question = Label(.label("Are you sure you want to delete this recipe?"))
  /// The button that confirms the deletion.
  public let delete = Button(.label("Delete").inside(.type(.alert)), opens: RecipeList.self)
  /// Keeps it.
  public let cancel = Button(.label("Cancel").inside(.type(.alert)), opens: RecipeList.self)

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      alert
      question
      delete
      cancel
    }
    Checkpoint(Checkpoints.asking) {}
  }
}

/// Says that no update came.
public struct UpdateFailure: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The alert.
    case asking
  }

  public let alert = Alert(.label("Could Not Update Recipes"))
  /// The button that tries again.
  public let retry = Button(.label("Retry"), opens: OneOf<RecipeList, UpdateFailure>.self)
  /// Leaves it at that.
  public let cancel = Button(.label("Cancel").inside(.type(.alert)), opens: RecipeList.self)

  public init() {}

  /// The promises of the alert.
  public var body: Blueprint {
    Required {
      alert
      retry
      cancel
    }
    Checkpoint(Checkpoints.asking) {}
  }
}
