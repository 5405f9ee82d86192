import GalleyPages

enum RecipeListScreen {
  struct GrandmasRecipes: Layout {
    let title = Label(.label("Grandma's Recipes"))
    /// “Refresh”.
    let refresh = Button("recipes.refresh")
    let recipes = Rows("recipe.row", of: RecipeRow.self, key: \.name)

    var body: Blueprint {
      Required {
        title
        refresh
        recipes.atLeast(1)
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
}
