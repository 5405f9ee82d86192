import GalleyPages

/// One recipe, from its picture to its last step.
public struct RecipeDetails: Layout {
  /// The picture of the dish; the beginning of its identifier depends on the recipe.
  public let picture = Image(.identifier(endingWith: " Image"))
  /// The way back to the list.
  public let backButton = Button("BackButton", opens: RecipeList.self)
  /// The rating by other people, once the server has sent it.
  public let rating = Label("recipe.rating")
  /// Puts the ingredients on the shopping list.
  public let shop = Button("recipe.shop")
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)
  /// The head above the ingredients.
  public let ingredientsTitle = Label("Ingredients Title")
  /// The ingredients as text.
  public let ingredients = TextView("Ingredients Content")
  /// The head above the steps.
  public let instructionsTitle = Label("Instructions Title")
  /// The steps.
  public let instructions = TextView("Instructions Content")
  /// The notes of the person.
  public let note = Field("recipe.note")
  /// Adds a photo, once the person allows it.
  public let addPhoto = Button("recipe.addPhoto")
  /// The photo that was added.
  public let photo = Image("recipe.photo")
  /// Says that photos may not be seen.
  public let photoProblem = Label("recipe.photoProblem")

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      picture
      backButton
      rating
      shop
      tabs
      ingredientsTitle
      ingredients
      instructionsTitle
      instructions
      note
      addPhoto
    }
    Optionally {
      photo
      photoProblem
    }
  }
}
