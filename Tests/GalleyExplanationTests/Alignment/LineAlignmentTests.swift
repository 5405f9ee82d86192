import GalleyDiff
import SeededCases
import Testing

@testable import GalleyExplanation

@Suite struct LineAlignmentTests {
  /// What any alignment is: runs of equal lines, in order in both lists.
  private func check(_ a: [UInt64], _ b: [UInt64]) -> Int {
    let runs = LineAlignment(a, b).runs
    var (endA, endB) = (0, 0)
    for run in runs {
      #expect(run.count > 0 && run.a >= endA && run.b >= endB)
      for line in 0..<run.count { #expect(a[run.a + line] == b[run.b + line]) }
      (endA, endB) = (run.a + run.count, run.b + run.count)
    }
    #expect(endA <= a.count && endB <= b.count)
    return runs.reduce(0) { $0 + $1.count }
  }

  /// The longest common subsequence, by the textbook: Cormen et al., "Introduction to Algorithms", section 15.4.
  private func longest(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for line in a {
      var corner = 0
      for (index, other) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[b.count]
  }

  @Test(arguments: Soak.seeds(200))
  func linesOfFewKindsAreFoundAsOftenAsCanBe(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func list() -> [UInt64] {
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in UInt64.random(in: 0...2, using: &generator) }
    }
    let (a, b) = (list(), list())
    let found = check(a, b)
    // Between the equal ends, where no line occurs once in both, nothing but the shortest edit is left: the best.
    var (left, right) = (a[...], b[...])
    while let line = left.first, line == right.first { (left, right) = (left.dropFirst(), right.dropFirst()) }
    while let line = left.last, line == right.last { (left, right) = (left.dropLast(), right.dropLast()) }
    let single = Set(left).filter { kind in
      left.count { $0 == kind } == 1 && right.count { $0 == kind } == 1
    }
    if single.isEmpty { #expect(found == longest(a, b)) }
    #expect(found <= longest(a, b))
  }

  @Test(arguments: Soak.seeds(60))
  func whatWasLeftAloneIsFoundAgain(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // A page: much of it the same even ground, the rest its own.
    let page = (0..<300).map { $0 % 5 < 3 ? UInt64(7) : UInt64(1000 + $0) }
    let place = Int.random(in: 0...300, using: &generator)
    let band = (0..<Int.random(in: 1...60, using: &generator)).map { UInt64(5000 + $0) }
    let longer = Array(page[..<place]) + band + Array(page[place...])
    #expect(check(page, longer) == 300)
    #expect(check(longer, page) == 300)
  }

  @Test func manyAlikeLinesTakeBoundedTime() {
    // Nothing occurs once, and nothing fits: more edits than are looked for.
    let a = (0..<20_000).map { UInt64($0 % 2) }
    let b = (0..<20_000).map { UInt64(2 + $0 % 2) }
    #expect(check(a, b) == 0)
    #expect(check(a, a.reversed()) > 10_000)
  }
}
