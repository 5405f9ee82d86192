import GalleyPages

enum TypingScreen {
  struct ApplePie: Layout {
    /// “Apple Pie”.
    let title = Label(.type(.staticText).inside(.type(.navigationBar)))
    // Add opens: with the layout of the page before.
    /// “Grandma's Recipes”.
    let backButton = Button("BackButton")
    /// “Apple Pie”.
    let picture = Image(.type(.image))
    /// “Ingredients”.
    let ingredientsTitle = Label("Ingredients Title")
    /// Holds “6 sour apples…”.
    let ingredientsContent = TextView("Ingredients Content")
    /// “Instructions”.
    let instructionsTitle = Label("Instructions Title")
    /// Holds “Rub butter into the flour and chill.…”.
    let instructionsContent = TextView("Instructions Content")
    let yourNote = Label(.label("Your Note"))
    /// Holds “More cinnamon”.
    let note = Field("recipe.note")
    /// “Add Photo”.
    let addPhoto = Button("recipe.addPhoto")
    // Left out, as nothing but what they say now tells them apart: “90 min”, “Serves 8”.

    var body: Blueprint {
      Required {
        title
        backButton
        picture
        ingredientsTitle
        ingredientsContent
        instructionsTitle
        instructionsContent
        note
        addPhoto
      }
      Optionally { yourNote }
    }
  }
}
