import GalleyTree
import Testing

@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("cell", "cells"), ("switch", "switches"), ("key", "keys"), ("matte", "mattes"), ("copy", "copies"),
    ("Entry", "Entries"), ("class", "classes"), ("box", "boxes"), ("y", "ys"), ("more place", "more places"),
  ])
  func plurals(_ one: String, _ many: String) {
    #expect(EnglishNoun.plural(one) == many)
    #expect(EnglishNoun.count(1, one) == "1 \(one)")
    #expect(EnglishNoun.count(0, one) == "0 \(many)")
    #expect(EnglishNoun.count(12, one) == "12 \(many)")
  }

  @Test func thingsInARow() {
    let rows = [[], ["a"], ["a", "b"], ["a", "b", "c"]].map(EnglishNoun.list)
    #expect(rows == ["", "a", "a and b", "a, b and c"])
  }

  @Test func theArticleOfATypeIsThatOfItsName() {
    for type in ElementType.allCases {
      #expect(type.article == ("aeiou".contains(type.name.prefix(1)) ? "an" : "a"))
    }
    #expect(ElementType.alert.article == "an")
    #expect(ElementType.switch.article == "a")
  }
}
