import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct SlugTests {
  @Test(arguments: ["details", "empty-cart", "test_delete", "Recipes2", "A-b_c-9"])
  func plainNamesStandForThemselves(_ name: String) {
    #expect(Slug.of(name) == name)
  }

  @Test func whatLosesSomethingGetsADigest() {
    #expect(Slug.of("after delete").hasPrefix("after-delete-"))
    #expect(Slug.of("after delete") != Slug.of("after/delete"))
    #expect(Slug.of("after delete") != "after-delete")
    #expect(Slug.of("…").hasPrefix("x-"))
    #expect(Slug.of("").hasPrefix("x-"))
  }

  @Test(arguments: [
    "../../etc/passwd", "..", ".", "/", "a/b", "\u{0}", "con", "COM1", "-rf", ".git", "a\nb", "名前",
    "\u{202E}gnp.exe", "~",
    String(repeating: "x", count: 10_000), "a b.png", "nul.",
  ])
  func noTextBecomesAPath(_ text: String) throws {
    let slug = Slug.of(text)
    #expect(slug.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_-]{0,79}/) != nil, "\(slug)")
    #expect(!["con", "com1", "nul"].contains(slug.lowercased()))
  }

  @Test func equalTextsInOtherNormalisationHaveOneName() {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    #expect(composed == decomposed)
    #expect(Slug.of(composed) == Slug.of(decomposed))
  }

  @Test func differentTextsHaveDifferentNamesButForCase() {
    var seen: [String: String] = [:]
    let letters = ["a", "A", "b", " ", "-", "_", "/", ".", "é", "1"]
    for first in letters {
      for second in letters {
        for third in letters {
          let text = first + second + third
          let slug = Slug.of(text)
          #expect(seen[slug] == nil, "\(text) and \(seen[slug] ?? "") are both \(slug)")
          seen[slug] = text
        }
      }
    }
  }
}
