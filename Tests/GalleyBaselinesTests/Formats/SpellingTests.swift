import GalleyDecisions
import Testing

@testable import GalleyBaselines

@Suite struct SpellingTests {
  @Test func nearEnoughIsMeantAndFarIsNot() {
    let known = ["approve", "gate", "status"]
    #expect(Spelling.nearest(to: "aprove", in: known) == "approve")
    #expect(Spelling.nearest(to: "Gate", in: known) == "gate")
    #expect(Spelling.nearest(to: "statsu", in: known) == "status")
    #expect(Spelling.nearest(to: "report", in: known) == nil)
    #expect(Spelling.nearest(to: "x", in: []) == nil)
  }
}
