import Galley
import RecipesPages
import Testing

/// The whole suite, on devices that are late and ask for a review at a bad moment.
///
/// `GALLEY_SEED=17` runs one seed alone, `GALLEY_SOAK=40` forty times as many as usual.
@Suite(.ignoreSnapshots) struct DelayTests {
  @Test(arguments: Lateness.seeds) func theSuitePassesOnALateDevice(_ seed: UInt64) throws {
    for (name, test) in Self.suite {
      do {
        try Lateness.$seed.withValue(seed) { try test() }
      } catch {
        Issue.record("\(name) with GALLEY_SEED=\(seed): \(error)")
      }
    }
  }

  /// A recipe's page that was written down carelessly: nothing says that the rating must be there.
  struct CarelessDetails: Layout {
    let backButton = Button("BackButton", opens: RecipeList.self)
    let rating = Label("recipe.rating")

    var body: Blueprint {
      Required { backButton }
      Optionally { rating }
    }
  }

  /// What a late device does to a page that does not require what a test reads.
  @Test func aPageThatRequiresTooLittleIsFoundOut() throws {
    var failures: [(seed: UInt64, error: PageError)] = []
    for seed in 0..<UInt64(20) {
      try Lateness.$seed.withValue(seed) {
        let list = try Page<RecipeList>(on: .recipes())
        try list.recipes.first { try $0.name.text == "Apple Pie" }.open.tap(at: .center)
        let details = try Page<CarelessDetails>(on: list.application)
        do {
          _ = try details.rating.text
        } catch let error as PageError {
          failures.append((seed, error))
        }
      }
    }
    let error = try #require(failures.first?.error)
    #expect("\(error)".contains("rating"))
    #expect("\(error)".contains("CarelessDetails does not require it"))
  }

  private static let suite: [(String, @Sendable () throws -> Void)] = [
    ("pancakesAreOneTapAway", { try RecipePageTests().pancakesAreOneTapAway() }),
    ("photosCanBeAdded", { try RecipePageTests().photosCanBeAdded() }),
    ("aRecipeFarDownIsFound", { try RecipePageTests().aRecipeFarDownIsFound() }),
    ("deletingAsksFirst", { try RecipePageTests().deletingAsksFirst() }),
    ("keepingIsPossible", { try RecipePageTests().keepingIsPossible() }),
    ("aFailedUpdateCanBeTriedAgain", { try RecipePageTests().aFailedUpdateCanBeTriedAgain() }),
    ("aNoteIsKept", { try RecipePageTests().aNoteIsKept() }),
    ("tabletShowsTheSame", { try RecipePageTests().tabletShowsTheSame() }),
    ("somethingIsWrittenOnTheList", { try ShoppingTests().somethingIsWrittenOnTheList() }),
    ("nothingCanBeAddedWithoutAName", { try ShoppingTests().nothingCanBeAddedWithoutAName() }),
    ("aSheetIsDraggedAway", { try ShoppingTests().aSheetIsDraggedAway() }),
    ("whatWasBoughtIsTidiedUp", { try ShoppingTests().whatWasBoughtIsTidiedUp() }),
    ("linesAreSwipedAway", { try ShoppingTests().linesAreSwipedAway() }),
    ("theIngredientsOfARecipeAreAdded", { try ShoppingTests().theIngredientsOfARecipeAreAdded() }),
    ("everyControlTakesWhatItIsGiven", { try SettingsTests().everyControlTakesWhatItIsGiven() }),
    ("theOrderIsThatOfTheList", { try SettingsTests().theOrderIsThatOfTheList() }),
    ("everythingCanBeReset", { try SettingsTests().everythingCanBeReset() }),
    ("theKitchenTimerRings", { try SettingsTests().theKitchenTimerRings() }),
    ("theCatalogueIsShown", { try CatalogueTests().theCatalogueIsShown() }),
    ("aDishFarDownIsFound", { try CatalogueTests().aDishFarDownIsFound() }),
    ("pullingFetchesTheNextEdition", { try CatalogueTests().pullingFetchesTheNextEdition() }),
    ("theFeaturedDishesAreLeafedThrough", { try CatalogueTests().theFeaturedDishesAreLeafedThrough() }),
    ("withoutAServerItSaysSo", { try CatalogueTests().withoutAServerItSaysSo() }),
    ("everyPageIsFoundByItsName", { try GettingAroundTests().everyPageIsFoundByItsName() }),
    ("aLinkOpensAPlace", { try GettingAroundTests().aLinkOpensAPlace() }),
    ("startingAgainForgets", { try GettingAroundTests().startingAgainForgets() }),
    ("theKeyboardIsPutAway", { try GettingAroundTests().theKeyboardIsPutAway() }),
  ]
}
