import Foundation
import GalleyDiff
import GalleyTree
import Testing

@testable import GalleyExplanation

@Suite struct PhraseTests {
  @Test func elementsWithoutATypeAreElements() {
    #expect(Phrase.elements(2, .other) == "2 elements")
    #expect(Phrase.elements(1, .staticText) == "1 staticText")
  }

  @Test func insets() {
    #expect(
      Phrase.insets(.init(left: 8, right: 8, top: 8, bottom: 8), in: .points) == "8 pt more on all sides")
    #expect(Phrase.insets(.init(top: 8, bottom: 8), in: .points) == "8 pt more above and below")
    #expect(Phrase.insets(.init(top: -4), in: .points) == "4 pt less above")
    #expect(
      Phrase.insets(.init(left: 2, right: 3, top: 1, bottom: 1), in: .points)
        == "1 pt more above and below and 2 pt more on the left and 3 pt more on the right")
  }

  @Test func directions() {
    #expect(Phrase.direction([CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: 9)]) == "down")
    #expect(Phrase.direction([CGVector(dx: -1, dy: 0)]) == "left")
    #expect(Phrase.direction([CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -9)]) == nil)
    #expect(Phrase.way(CGVector(dx: -2.5, dy: 3), in: .points) == "left 2.5 pt and down 3 pt")
  }
}
