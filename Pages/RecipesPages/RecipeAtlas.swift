import GalleyPages

/// The pages of the recipes app, and their overlays.
public let recipeAtlas = Atlas {
  RecipeList.self
  RecipeDetails.self
  DeleteConfirmation.self
  UpdateFailure.self
  CataloguePage.self
  DishPage.self
  ShoppingList.self
  NewItem.self
  TidyUpQuestion.self
  SettingsPage.self
  ResetQuestion.self
  KitchenTimer.self
  TimerEnd.self
  Overlay(RatingPrompt.self) { try $0.notNow.tap() }
}
