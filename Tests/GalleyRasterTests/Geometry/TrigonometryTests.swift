import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct TrigonometryTests {
  @Test func agreesWithTheCLibrary() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let angle = Double.random(in: -1000...1000, using: &generator)
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-15, "angle \(angle)")
      #expect(abs(cosine - cos(angle)) < 1e-15, "angle \(angle)")
    }
  }

  @Test func isExactAtZero() {
    let (sine, cosine) = Trigonometry.sineAndCosine(0)
    #expect(sine == 0 && cosine == 1)
  }

  @Test func hasNoAnswerForInfinity() {
    #expect(Trigonometry.sineAndCosine(.infinity).sine.isNaN)
  }
}
