import Galley
import RecipesPages
import SeededCases
import Testing

@testable import RecipesTests

/// The whole suite, on devices that are late and ask for a review at a bad moment.
///
/// `GALLEY_SEED=17` runs one seed alone, `GALLEY_SOAK=500` a thousand. A usual run takes every eighth test with one seed, and the tests
/// beside them with another.
@Suite(.ignoreSnapshots) struct DelayTests {
  @Test(arguments: LatencySeed.seeds) func theSuitePassesOnALateDevice(_ seed: UInt64) throws {
    let tests =
      LatencySeed.isChosen
      ? RerunSuite.tests : Soak.slice(of: RerunSuite.tests, oneIn: 8, part: Int(seed % 8) + 1)
    for (name, test) in tests {
      do {
        try LatencySeed.$seed.withValue(seed) { try test() }
      } catch {
        Issue.record("\(name) with GALLEY_SEED=\(seed): \(error)")
      }
    }
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
}
