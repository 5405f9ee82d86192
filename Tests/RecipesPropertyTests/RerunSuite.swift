import SampleSuites

@testable import RecipesTests

/// The suite of the sample, whose tests other tests run again: on late devices, and by seeds.
enum RerunSuite {
  /// The tests by name, in the order from which slices are taken.
  static let tests: [SuiteHistory.NamedTest] = [
    ("pancakesAreOneTapAway", { try RecipePageTests().pancakesAreOneTapAway() }),
    ("photosCanBeAdded", { try RecipePageTests().photosCanBeAdded() }),
    ("aRecipeFarDownIsFound", { try RecipePageTests().aRecipeFarDownIsFound() }),
    ("deletingAsksFirst", { try RecipePageTests().deletingAsksFirst() }),
    ("keepingIsPossible", { try RecipePageTests().keepingIsPossible() }),
    ("aFailedUpdateCanBeTriedAgain", { try RecipePageTests().aFailedUpdateCanBeTriedAgain() }),
    ("largeTextFits", { try RecipePageTests().largeTextFits() }),
    ("aNoteIsKept", { try RecipePageTests().aNoteIsKept() }),
    ("tabletShowsTheSame", { try RecipePageTests().tabletShowsTheSame() }),
    ("somethingIsWrittenOnTheList", { try ShoppingTests().somethingIsWrittenOnTheList() }),
    ("nothingCanBeAddedWithoutAName", { try ShoppingTests().nothingCanBeAddedWithoutAName() }),
    ("aSheetIsDraggedAway", { try ShoppingTests().aSheetIsDraggedAway() }),
    ("whatWasBoughtIsTidiedUp", { try ShoppingTests().whatWasBoughtIsTidiedUp() }),
    ("linesAreSwipedAway", { try ShoppingTests().linesAreSwipedAway() }),
    ("theIngredientsOfARecipeAreAdded", { try ShoppingTests().theIngredientsOfARecipeAreAdded() }),
    ("settingsAreShown", { try SettingsTests().settingsAreShown() }),
    ("darkSettingsAreShown", { try SettingsTests().darkSettingsAreShown() }),
    ("everyControlTakesWhatItIsGiven", { try SettingsTests().everyControlTakesWhatItIsGiven() }),
    ("theOrderIsThatOfTheList", { try SettingsTests().theOrderIsThatOfTheList() }),
    ("everythingCanBeReset", { try SettingsTests().everythingCanBeReset() }),
    ("theKitchenTimerRings", { try SettingsTests().theKitchenTimerRings() }),
    ("theCatalogueIsShown", { try CatalogueTests().theCatalogueIsShown() }),
    ("aDishFarDownIsFound", { try CatalogueTests().aDishFarDownIsFound() }),
    ("pullingFetchesTheNextEdition", { try CatalogueTests().pullingFetchesTheNextEdition() }),
    ("theFeaturedDishesAreLeafedThrough", { try CatalogueTests().theFeaturedDishesAreLeafedThrough() }),
    ("withoutAServerItSaysSo", { try CatalogueTests().withoutAServerItSaysSo() }),
    (
      "allRecipesAreShownAndStayWhereTheyWere",
      { try WholePageTests().allRecipesAreShownAndStayWhereTheyWere() }
    ),
    ("allOfARecipeIsShownInLargeDarkText", { try WholePageTests().allOfARecipeIsShownInLargeDarkText() }),
    ("everyPageIsFoundByItsName", { try GettingAroundTests().everyPageIsFoundByItsName() }),
    ("aLinkOpensAPlace", { try GettingAroundTests().aLinkOpensAPlace() }),
    ("startingAgainForgets", { try GettingAroundTests().startingAgainForgets() }),
    ("theKeyboardIsPutAway", { try GettingAroundTests().theKeyboardIsPutAway() }),
  ]
}
