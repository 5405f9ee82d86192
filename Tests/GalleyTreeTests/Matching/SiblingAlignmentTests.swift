import SeededCases
import Testing

@testable import GalleyTree

@Suite struct SiblingAlignmentTests {
  /// The best sum of scores, tried out.
  private func best(_ scores: [[Int]], _ i: Int = 0, _ j: Int = 0) -> Int {
    guard i < scores.count, j < scores[i].count else { return 0 }
    let skip = max(best(scores, i + 1, j), best(scores, i, j + 1))
    return scores[i][j] > 0 ? max(skip, scores[i][j] + best(scores, i + 1, j + 1)) : skip
  }

  @Test(arguments: 1...200)
  func noOtherAlignmentIsBetter(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (Int.random(in: 1...5, using: &generator), Int.random(in: 1...5, using: &generator))
    let scores = (0..<a).map { _ in (0..<b).map { _ in Int.random(in: 0...6, using: &generator) } }
    let pairs = SiblingAlignment.align(a, b) { scores[$0][$1] }
    #expect(pairs.reduce(0) { $0 + scores[$1.0][$1.1] } == best(scores), "\(scores)")
    for (first, second) in zip(pairs, pairs.dropFirst()) {
      #expect(first.0 < second.0 && first.1 < second.1)
    }
  }
}
