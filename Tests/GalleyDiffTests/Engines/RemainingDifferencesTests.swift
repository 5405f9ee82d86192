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

  @Test(arguments: Soak.seeds(60))
  func `little is left where few pixels remain and more were drawn anew`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 13 &+ 5)
    let (width, height) = (
      Int.random(in: 1...150, using: &generator), Int.random(in: 1...50, using: &generator)
    )
    var remaining = RemainingDifferences(rows: 0..<height, width: width)
    var (left, redrawn, considerable): (Set<[Int]>, Set<[Int]>, Set<[Int]>) = ([], [], [])
    // Some pictures have many of each, so that all numbers are met.
    let density = Double.random(in: 0...0.15, using: &generator)
    for y in 0..<height {
      for x in 0..<width where Double.random(in: 0..<1, using: &generator) < density {
        if Double.random(in: 0..<1, using: &generator) < 0.5 {
          remaining.addRedrawn(x, y)
          redrawn.insert([x, y])
          continue
        }
        remaining.add(x, y, isFaint: Bool.random(using: &generator))
        left.insert([x, y])
        if Double.random(in: 0..<1, using: &generator) < 0.1 { considerable.insert([x, y]) }
      }
    }
    func near(_ pixel: [Int], among pixels: Set<[Int]>) -> Int {
      pixels.count { abs($0[0] - pixel[0]) <= 8 && abs($0[1] - pixel[1]) <= 8 }
    }
    let sparse = left.filter { pixel in
      let count = near(pixel, among: left)
      return count <= 16 && 2 * near(pixel, among: redrawn) >= count
    }
    let listed = remaining.sparsePixels(in: 0..<height).map { [$0.x, $0.y] }
    #expect(Set(listed) == sparse)
    // Fewer rows rule out fewer pixels.
    let some = height / 3..<height
    let first = Set(remaining.sparsePixels(in: some).map { [$0.x, $0.y] })
    #expect(first.isSuperset(of: sparse.filter { some.contains($0[1]) }))
    for pixel in left {
      let isLittle = remaining.isLittleLeft(pixel[0], pixel[1], in: 0..<height) { x, y in
        !considerable.contains([x, y])
      }
      #expect(isLittle == (sparse.contains(pixel) && near(pixel, among: considerable) == 0))
    }
  }
}
