import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct MaximumFilterTests {
  @Test(arguments: Soak.seeds(40))
  func itIsTheGreatestOfTheSquareAroundEveryPixel(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...30, using: &generator), Int.random(in: 1...30, using: &generator)
    )
    let reach = Int.random(in: 1...6, using: &generator)
    let density = Int.random(in: 1...40, using: &generator)
    let numbers = (0..<width * height).map { _ in
      Int.random(in: 0..<density, using: &generator) == 0 ? UInt8.random(in: 1...31, using: &generator) : 0
    }
    var found = [UInt8](repeating: 0, count: width * height)
    var rows: [Int] = []
    MaximumFilter(numbers, width: width, height: height, reach: reach).forEachRow { row, greatest in
      rows.append(row)
      for x in 0..<width { found[row * width + x] = greatest[x] }
    }
    #expect(rows == rows.sorted() && Set(rows).count == rows.count)
    for y in 0..<height {
      for x in 0..<width {
        var greatest: UInt8 = 0
        for row in max(0, y - reach)...min(height - 1, y + reach) {
          for column in max(0, x - reach)...min(width - 1, x + reach) {
            greatest = max(greatest, numbers[row * width + column])
          }
        }
        #expect(found[y * width + x] == greatest, "(\(x), \(y)) with \(reach)")
      }
    }
  }
}
