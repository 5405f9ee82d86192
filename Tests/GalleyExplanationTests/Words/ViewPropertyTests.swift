import GalleyTree
import Testing

@testable import GalleyExplanation

@Suite struct ViewPropertyTests {
  @Test(arguments: ViewFact.allCases) func everyFactHasAPropertyWithAName(_ fact: ViewFact) {
    let property = ViewProperty.property(of: "Text", role: nil, fact: fact.rawValue)
    #expect(!property.name.isEmpty)
    #expect(property == ViewProperty.property(of: "Text", role: nil, fact: fact.nameOfPaint))
  }

  @Test func anAppsOwnFactIsNamedInWords() {
    let property = ViewProperty.property(of: "Star", role: nil, fact: "innerRatio")
    #expect(property == ViewProperty(.restyled, "inner ratio", .paint))
  }
}
