import GalleyPages

enum RecipeScreen {
  struct FluffyPancakes: Layout {
    /// “Fluffy Pancakes”.
    let title = Label(.type(.staticText).inside(.type(.navigationBar)))
    // Add opens: with the layout of the page before.
    /// “Grandma's Recipes”.
    let backButton = Button("BackButton")
    /// “Fluffy Pancakes”.
    let picture = Image(.type(.image))
    /// “4.9 of 5 stars”.
    let rating = Label("recipe.rating")
    /// “Ingredients”.
    let ingredientsTitle = Label("Ingredients Title")
    /// Holds “1 1/2 cups of flour…”.
    let ingredientsContent = TextView("Ingredients Content")
    /// “Add Ingredients to Shopping List”.
    let shop = Button("recipe.shop")
    /// “Instructions”.
    let instructionsTitle = Label("Instructions Title")
    /// Holds “Mix the flour, sugar, baking powder and salt.…”.
    let instructionsContent = TextView("Instructions Content")
    let yourNote = Label(.label("Your Note"))
    /// Shows “Less sugar next time…” when empty.
    let note = Field("recipe.note")
    /// “Add Photo”.
    let addPhoto = Button("recipe.addPhoto")
    let tabs = Component(.type(.tabBar), Tabs.self)
    // Omitted, because only their present texts distinguish them: “25 min”, “Serves 4”.

    var body: Blueprint {
      Required {
        title
        backButton
        picture
        rating
        ingredientsTitle
        ingredientsContent
        shop
        instructionsTitle
        instructionsContent
        note
        addPhoto
        tabs
      }
      Optionally { yourNote }
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
