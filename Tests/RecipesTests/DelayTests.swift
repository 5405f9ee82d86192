import Foundation
import Galley
import RecipesPages
import SampleSuites
import Testing

/// The whole suite, on devices that are late and ask for a review at a bad moment.
///
/// `GALLEY_SEED=17` runs one seed alone, `GALLEY_SOAK=500` a thousand.
@Suite(.ignoreSnapshots) struct DelayTests {
  @Test(arguments: LatencySeed.seeds) func theSuitePassesOnALateDevice(_ seed: UInt64) throws {
    for (name, test) in Self.suite {
      do {
        try LatencySeed.$seed.withValue(seed) { try test() }
      } catch {
        Issue.record("\(name) with GALLEY_SEED=\(seed): \(error)")
      }
    }
  }

  /// What is about running out of time comes out otherwise on a device that is late; what is code of articles is not
  /// about the app.
  private static let elsewhere: Set<String> = [
    "whatWasNotReachedIsToldSo", "applitoolsTestsRun", "snapshotTestsRun",
    // These say themselves when their feeds arrive.
    "aStubbedFeedIsShown", "refreshingAsksAgain", "aThrottledFeedShowsWhatThereIsUntilThen",
  ]

  /// The files whose tests run this suite themselves, and those that look at a screen as it is, whatever is to come yet.
  private static let others: Set<String> = [
    "DelayTests.swift", "HistoryTests.swift", "InterruptedTests.swift", "RecipesAuditTests.swift",
    "RecipesVoiceOverTests.swift",
  ]

  /// The list below leaves no test out, as what is written elsewhere is easily forgotten here.
  @Test func everyTestIsInTheSuite() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    // Where the sources are elsewhere than they were built from, there is nothing to compare.
    guard let files, !files.isEmpty else { return }
    var names: [String] = []
    for file in files where file.pathExtension == "swift" && !Self.others.contains(file.lastPathComponent) {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(of: /@Test func (\w+)\(\)/).map { String($0.output.1) }
    }
    #expect(names.filter { !Self.elsewhere.contains($0) }.sorted() == Self.suite.map(\.name).sorted())
  }

  /// A recipe's page that was written down with care: the rating comes from a server, and must be there.
  struct CarefulDetails: Layout {
    let backButton = Button("BackButton", opens: RecipeList.self)
    let rating = Label("recipe.rating")

    var body: Blueprint {
      Required {
        backButton
        rating
      }
    }
  }

  /// The same without one `Required`: nothing says that the rating must be there.
  struct CarelessDetails: Layout {
    let backButton = Button("BackButton", opens: RecipeList.self)
    let rating = Label("recipe.rating")

    var body: Blueprint {
      Required { backButton }
      Optionally { rating }
    }
  }

  /// Reads the rating of the first recipe that a late device shows.
  private func rating<L: Layout>(
    on layout: L.Type, _ rating: KeyPath<Page<L>, LiveElement<Label>>, seed: UInt64
  ) throws -> String {
    try LatencySeed.$seed.withValue(seed) {
      let list = try Page<RecipeList>(on: .recipes())
      try list.recipes.first { try $0.name.text == "Apple Pie" }.open.tap(at: .center)
      return try Page<L>(on: list.application)[keyPath: rating].text
    }
  }

  /// What a late device does to a page that does not require what a test reads, and what it does to one that does.
  @Test func aPageThatRequiresTooLittleIsFoundOut() throws {
    var failures: [(seed: UInt64, error: PageError)] = []
    for seed in 0..<UInt64(12) {
      #expect(try rating(on: CarefulDetails.self, \.rating, seed: seed) == "4.6 of 5 stars")
      do {
        #expect(try rating(on: CarelessDetails.self, \.rating, seed: seed) == "4.6 of 5 stars")
      } catch let error as PageError {
        failures.append((seed, error))
      }
    }
    let failure = try #require(failures.min { $0.seed < $1.seed })
    guard case .element(let facts) = failure.error.failure else { throw failure.error }
    #expect(facts.element == "rating" && facts.page == "CarelessDetails" && !facts.isRequired)
    #expect(
      failure.error.description.contains(
        "cannot read rating of CarelessDetails: there is no staticText \"recipe.rating\""))
    #expect(
      failure.error.description.contains(
        "CarelessDetails does not require it: add it to Required to have it waited for"))
    // The seed alone makes it fail again, and in the same way.
    let again = #expect(throws: PageError.self) {
      try rating(on: CarelessDetails.self, \.rating, seed: failure.seed)
    }
    #expect(again == failure.error)
  }

  static let suite: [SuiteHistory.NamedTest] = [
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
