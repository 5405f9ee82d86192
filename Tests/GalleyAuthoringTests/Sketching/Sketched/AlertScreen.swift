import GalleyPages

enum AlertScreen {
  struct DeleteRecipeAlert: Layout {
    let alert = Alert(.label("Delete Recipe"))
    let message = Label(.label("Are you sure you want to delete this recipe?"))
    let cancel = Button(.label("Cancel").inside(.type(.alert)))
    let delete = Button(.label("Delete").inside(.type(.alert)))

    var body: Blueprint {
      Required {
        alert
        message
        cancel
        delete
      }
    }
  }

  struct GrandmasRecipes: Layout {
    let title = Label(.label("Grandma's Recipes"))
    /// “Refresh”.
    let refresh = Button("recipes.refresh")
    let recipes = Rows("recipe.row", of: RecipeRow.self, key: \.name)
    let tabs = Component(.type(.tabBar), Tabs.self)

    var body: Blueprint {
      Required {
        title
        refresh
        recipes.atLeast(1)
        tabs
      }
    }
  }

  struct RecipeRow: Layout {
    let cell = Cell(.itself)
    /// “Fluffy Pancakes”.
    let name = Label("recipe.name")
    /// “25 min · serves 4”.
    let facts = Label("recipe.facts")

    var body: Blueprint {
      Required {
        cell
        name
        facts
      }
    }
  }

  struct Tabs: Layout {
    /// “Recipes”, selected.
    let recipes = Tab("tab.recipes")
    /// “Catalogue”.
    let catalogue = Tab("tab.catalogue")
    /// “Shopping”, holds “3 items”.
    let shopping = Tab("tab.shopping")
    /// “Settings”.
    let settings = Tab("tab.settings")

    var body: Blueprint {
      Required {
        recipes
        catalogue
        shopping
        settings
      }
    }
  }
}
