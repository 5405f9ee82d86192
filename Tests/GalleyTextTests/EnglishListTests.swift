import GalleyText
import Testing

@Suite struct EnglishListTests {
  private static let rows = [[], ["a"], ["a", "b"], ["a", "b", "c"]]

  @Test func thingsInARow() {
    #expect(Self.rows.map(EnglishList.and) == ["", "a", "a and b", "a, b and c"])
    #expect(Self.rows.map(EnglishList.or) == ["", "a", "a or b", "a, b or c"])
  }

  @Test func ofManyTheFirstAreNamed() {
    #expect(Self.rows.map { EnglishList.first(2, of: $0) } == ["", "a", "a, b", "a, b and 1 more"])
    #expect(EnglishList.first(1, of: ["a", "b", "c"], separator: "; ") == "a and 2 more")
    #expect(Self.rows.map { EnglishList.some($0, most: 2) } == ["", "a", "a, b", "a, b and others"])
    #expect(["a", "b", "c"].limited(to: 2) == ["a", "b", "… and 1 more"])
    #expect(["a", "b"].limited(to: 2) == ["a", "b"])
    #expect(["a", "b", "c"].limited(to: 1, mark: "- ") == ["a", "- and 2 more"])
    #expect(EnglishList.more(3) == "and 3 more")
  }
}
