import Foundation
import SeededCases
import Testing

@testable import GalleyViews

@Suite struct RowHeightsTests {
  @Test(arguments: 0..<40) func areThoseThatWereSet(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var heights = RowHeights(estimate: 44)
    var set: [Int: CGFloat] = [:]
    for _ in 0..<200 {
      let index = Int.random(in: 0..<60, using: &generator)
      let height = CGFloat([30, 44, 60].randomElement(using: &generator) ?? 44)
      heights.set(height, at: index)
      set[index] = height
      let place = Int.random(in: 0...70, using: &generator)
      #expect(heights.known(place) == set[place])
      #expect(heights[place] == set[place] ?? 44)
      #expect(heights.sum(before: place) == (0..<place).reduce(0) { $0 + (set[$1] ?? 44) })
    }
  }
}
