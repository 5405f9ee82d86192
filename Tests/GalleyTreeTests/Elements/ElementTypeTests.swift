import Testing

@testable import GalleyTree

@Suite struct ElementTypeTests {
  @Test func typesHaveApplesNumbers() {
    #expect(ElementType.allCases.map(\.rawValue) == Array(0...82))
    #expect(ElementType.staticText.rawValue == 48)
    #expect(ElementType.cell.rawValue == 75)
  }

  @Test(arguments: ElementType.allCases)
  func namesLeadBackToTypes(_ type: ElementType) {
    #expect(ElementType(name: type.name) == type)
    #expect(type.displayName.lowercased() == type.name.lowercased())
  }

  @Test func theArticleOfATypeIsThatOfItsName() {
    for type in ElementType.allCases {
      #expect(type.article == ("aeiou".contains(type.name.prefix(1)) ? "an" : "a"))
    }
    #expect(ElementType.alert.article == "an")
    #expect(ElementType.switch.article == "a")
  }
}
