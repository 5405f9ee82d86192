import GalleyPages

/// The pages of the recipes app.
public let recipeAtlas = Atlas {
  RecipeList.self
  RecipeDetails.self
  DeleteConfirmation.self
  UpdateFailure.self
}
