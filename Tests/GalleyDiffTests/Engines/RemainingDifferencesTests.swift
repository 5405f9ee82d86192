import SeededCases
import Testing

@testable import GalleyDiff

/// Which differences may be specks, whatever the rows that are looked at first.
@Suite struct RemainingDifferencesTests {
  @Test(arguments: Soak.seeds(60))
  func `faint pixels are alone that nothing else is near`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...150, using: &generator), Int.random(in: 1...40, using: &generator)
    )
    var remaining = RemainingDifferences(rows: 0..<height, width: width)
    var pixels: [(x: Int, y: Int, isFaint: Bool)] = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
      )
      // Some have neighbours, of which some are strong.
      for place in 0..<Int.random(in: 1...3, using: &generator) where x + place < width {
        if pixels.contains(where: { $0.x == x + place && $0.y == y }) { continue }
        let isFaint = Double.random(in: 0..<1, using: &generator) < 0.9
        remaining.add(x + place, y, isFaint: isFaint)
        pixels.append((x + place, y, isFaint))
      }
    }
    let expected = pixels.filter { pixel in
      let near = pixels.filter { abs($0.x - pixel.x) <= 9 && abs($0.y - pixel.y) <= 9 }
      let (columns, rows) = (near.map(\.x), near.map(\.y))
      return near.allSatisfy(\.isFaint) && columns.max()! - columns.min()! <= 1
        && rows.max()! - rows.min()! <= 1
    }
    let found = remaining.lonePixels(in: 0..<height)
    #expect(Set(found.map { [$0.x, $0.y] }) == Set(expected.map { [$0.x, $0.y] }))
    #expect(found.allSatisfy { remaining.isAlone($0.x, $0.y) })
    // Fewer rows rule out fewer pixels.
    let some = height / 3..<height
    let first = remaining.lonePixels(in: some)
    for pixel in found where some.contains(pixel.y) {
      #expect(first.contains { $0.x == pixel.x && $0.y == pixel.y })
    }
  }
}
