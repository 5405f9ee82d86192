import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct CheckKeySlugTests {
  @Test func aSlugIsReadableAndTheSameInEveryRun() {
    // Links in pull requests hold these names: a change of them breaks every one.
    #expect(Samples.key().slug == "RecipesTests.testDetails.details.iphone-x-light-4f4c199b71279212")
    #expect(
      Samples.key("resting", test: nil, suite: ["RecipeList"]).slug
        == "RecipeList.resting.iphone-x-light-3751fc8d25747ad7")
  }

  /// Parts that would make the same text if they were only put behind each other.
  private static let parts = [
    "a", "A", "b", "a.b", "a/b", "a b", "a-b", "ab", "", "ä", "a\u{308}", "../..", "\u{0}", "con", "1:a", "-",
    String(repeating: "x", count: 200), String(repeating: "x", count: 201),
  ]

  @Test func noTwoKeysShareOne() {
    var keys: Set<CheckKey> = []
    for first in Self.parts {
      for second in Self.parts {
        for appearance in ColorScheme.allCases {
          keys.insert(Samples.key(second, test: nil, suite: [first], appearance: appearance))
          keys.insert(Samples.key(second, test: first, suite: [], appearance: appearance))
          keys.insert(Samples.key(second, test: nil, argument: first, suite: [], appearance: appearance))
          keys.insert(Samples.key("a", test: second, suite: [first, "b"], appearance: appearance))
          keys.insert(Samples.key("a", test: nil, suite: [first, second, "b"], appearance: appearance))
          keys.insert(Samples.key("a", test: second, argument: first, appearance: appearance))
        }
      }
    }
    #expect(keys.count > 3000)
    #expect(Set(keys.map { $0.slug.lowercased() }).count == keys.count)
  }

  @Test func everySlugIsAFileName() {
    for part in Self.parts {
      let key = Samples.key(part, test: part, argument: part, suite: [part, part, part])
      #expect(key.slug.wholeMatch(of: /[A-Za-z0-9_-][A-Za-z0-9._-]*/) != nil, "\(key.slug)")
      #expect(key.slug.utf8.count <= 140)
    }
  }

  @Test func equalKeysHaveEqualSlugs() {
    #expect(Samples.key("ä").slug == Samples.key("a\u{308}").slug)
    var larger = Samples.configuration()
    larger.size.height += 10
    #expect(
      CheckKey(suite: [], test: "t", name: "n", configuration: larger).slug
        == CheckKey(suite: [], test: "t", name: "n", configuration: Samples.configuration()).slug)
  }
}
