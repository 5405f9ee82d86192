import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct YIQEngineTests {
  @Test(.enabled(if: Fixtures.exist, Comment(rawValue: Fixtures.reason)))
  func countsWhatPixelmatchCounts() throws {
    let cases = try PixelmatchFixtures.load().cases
    #expect(cases.count == 12)
    for sample in cases {
      let (a, b) = try sample.pictures()
      let engine = YIQEngine(colorTolerance: sample.options.threshold)
      #expect(engine.map(a, b).count(.different) == sample.yiq, "\(sample.picture)")
      let strict = YIQEngine(colorTolerance: sample.options.threshold, antialiasing: .counted)
      #expect(strict.map(a, b).count(.different) == sample.yiqWithEdges, "\(sample.picture)")
      #expect(rows(strict, a, b) == sample.yiqWithEdges, "\(sample.picture)")
    }
  }

  private func rows(_ engine: YIQEngine, _ a: Bitmap, _ b: Bitmap) -> Int {
    (0..<a.height).reduce(0) { count, y in
      let row = y * a.width * 4..<(y + 1) * a.width * 4
      let (left, right) = (Array(a.bytes[row]), Array(b.bytes[row]))
      return count + engine.countDifferences(rowA: left.span.bytes, rowB: right.span.bytes, row: y)
    }
  }

  @Test(arguments: Soak.seeds(60))
  func rowsCountWhatTheWholeCounts(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...70, using: &generator)
    let height = Int.random(in: 1...6, using: &generator)
    // Every other picture has pixels that are not opaque.
    let a = Noise.colors(width, height, isOpaque: seed % 2 == 0, &generator)
    let near = Noise.nudged(a, by: Int.random(in: 1...80, using: &generator), &generator)
    for tolerance in [0, 0.02, 0.1, 0.3, 1] {
      let engine = YIQEngine(
        colorTolerance: tolerance, antialiasing: .counted, backdrop: seed % 3 == 0 ? .white : .checkerboard)
      #expect(rows(engine, a, near) == engine.map(a, near).count(.different))
    }
  }
}
