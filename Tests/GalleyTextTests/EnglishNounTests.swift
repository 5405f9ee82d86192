import GalleyText
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

  @Test func oneHasOtherWords() {
    #expect([1, 2].map { EnglishNoun.count($0, one: "a drag", "drag") } == ["a drag", "2 drags"])
    #expect([1, 2].map { EnglishNoun.form(of: "byte", for: $0) } == ["byte", "bytes"])
    #expect(
      [0, 1, 2].map { EnglishNoun.thereAre($0, "page") }
        == ["there are 0 pages", "there is 1 page", "there are 2 pages"])
  }

  @Test func verbsAgreeAndThousandsStandApart() {
    #expect(EnglishNoun.count(1, "check", "waits", "wait") == "1 check waits")
    #expect(EnglishNoun.count(12_345, "check", "waits", "wait") == "12\u{202F}345 checks wait")
  }
}
