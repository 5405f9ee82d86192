import GalleyDecisions
import Testing

@testable import GalleyBaselines

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("approve", "aprove", 1),
    ("gate", "gate", 0),
  ])
  func distances(_ a: String, _ b: String, _ distance: Int) {
    #expect(Spelling.distance(a, b) == distance)
    #expect(Spelling.distance(b, a) == distance)
  }

  @Test func nearEnoughIsMeantAndFarIsNot() {
    let known = ["approve", "gate", "status"]
    #expect(Spelling.nearest(to: "aprove", in: known) == "approve")
    #expect(Spelling.nearest(to: "Gate", in: known) == "gate")
    #expect(Spelling.nearest(to: "statsu", in: known) == "status")
    #expect(Spelling.nearest(to: "report", in: known) == nil)
    #expect(Spelling.nearest(to: "x", in: []) == nil)
  }
}
