import GalleyText
import Testing

@Suite struct SpellingSuggestionTests {
  @Test func nearEnoughIsMeantAndFarIsNot() {
    let known = ["approve", "gate", "status"]
    #expect(SpellingSuggestion.nearest(to: "aprove", in: known) == "approve")
    #expect(SpellingSuggestion.nearest(to: "Gate", in: known) == "gate")
    #expect(SpellingSuggestion.nearest(to: "statsu", in: known) == "status")
    #expect(SpellingSuggestion.nearest(to: "report", in: known) == nil)
    #expect(SpellingSuggestion.nearest(to: "x", in: []) == nil)
  }
}
