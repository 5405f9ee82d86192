import GalleyImage
import SeededCases
import Testing

@testable import GalleyDiff

/// A caret is found row by row where looking from each difference for the end of its bar finds it.
@Suite struct CaretFinderTests {
  /// looks-same's way: from a difference on, row by row, to the last pixel that has another colour.
  private func caret(width: Int, _ isUnequal: [[Bool]], _ differs: [[Bool]]) -> PixelRect? {
    func hasOtherColor(_ x: Int, _ y: Int) -> Bool {
      y < isUnequal.count && x < isUnequal[y].count && isUnequal[y][x]
    }
    for y in isUnequal.indices {
      for x in isUnequal[y].indices where differs[y][x] {
        var (column, row) = (x, y)
        while true {
          let next = column + 1 < x + width ? (column + 1, row) : (x, row + 1)
          if !hasOtherColor(next.0, next.1) { break }
          (column, row) = next
        }
        if row > y, column - x + 1 == width {
          return PixelRect(minX: x, minY: y, maxX: column + 1, maxY: row + 1)
        }
      }
    }
    return nil
  }

  @Test(arguments: Soak.seeds(400))
  func `the first bar counts`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 13 &+ 3)
    let (columns, rows) = (
      Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
    )
    let share = [0.1, 0.5, 0.8, 1].randomElement(using: &generator)!
    let isUnequal = (0..<rows).map { _ in
      (0..<columns).map { _ in Double.random(in: 0..<1, using: &generator) < share }
    }
    let differs = isUnequal.map { $0.map { $0 && Int.random(in: 0..<4, using: &generator) > 0 } }
    let width = Int.random(in: 1...3, using: &generator)
    var finder = CaretFinder(width: width, columns: columns)
    let before = [UInt8](repeating: 255, count: columns * 4)
    for y in 0..<rows where isUnequal[y].contains(true) || Bool.random(using: &generator) {
      var after = before
      for x in 0..<columns where isUnequal[y][x] { after[4 * x + 1] = 7 }
      finder.add(row: y, before, after, marks: differs[y].map { $0 ? PixelMark.different : PixelMark.none })
    }
    finder.end()
    #expect(finder.area == caret(width: width, isUnequal, differs), "seed \(seed)")
  }
}
