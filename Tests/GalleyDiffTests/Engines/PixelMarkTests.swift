import CPixelKernels
import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

/// What is marked in bands, by vectors and whole numbers, is what engines say of the whole pictures pixel by pixel.
@Suite struct PixelMarkTests {
  /// An engine of each kind, with tolerances of a seed.
  private func engines(_ generator: inout SeededGenerator) -> [any PixelEngine] {
    let tolerance = [0, 0.004, 0.02, 0.1, 0.3].randomElement(using: &generator)!
    let distance = [0, 0.5, 1, 2.3, 6, 20].randomElement(using: &generator)!
    let rule = AntialiasingRule.allCases.randomElement(using: &generator)!
    let backdrop = TransparencyBackdrop.allCases.randomElement(using: &generator)!
    return [
      ExactEngine(), YIQEngine(colorTolerance: tolerance, antialiasing: rule, backdrop: backdrop),
      OKLabEngine(colorTolerance: tolerance, antialiasing: rule, backdrop: backdrop),
      CIEDE2000Engine(
        differenceTolerance: distance, antialiasing: rule,
        antialiasingTolerance: [0, 0, 4].randomElement(using: &generator)!, caret: .counted),
      SimilarityEngine(differenceTolerance: distance), StrictEngine(), ContentEngine(),
    ]
  }

  @Test(arguments: Soak.seeds(12))
  func `marks of bands are the classifications of the whole`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 40_503 &+ 7)
    for number in 0..<50 {
      let pair = SeededPair(using: &generator)
      let (a, b) = (pair.before, pair.after)
      for engine in engines(&generator) {
        let map = engine.map(a, b)
        let expected = (0..<a.height * a.width).map { index in
          switch map[index % a.width, index / a.width] {
          case .same, .tolerated: PixelMark.none
          case .smoothed: PixelMark.smoothed
          case .different: PixelMark.different
          }
        }
        var marks = [UInt8](repeating: PixelMark.none, count: expected.count)
        var top = 0
        while top < a.height {
          let rows = top..<min(a.height, top + Int.random(in: 1...a.height, using: &generator))
          mark(rows, a, b, engine, into: &marks)
          top = rows.upperBound
        }
        #expect(marks == expected, "seed \(seed), pair \(number), \(a.width) × \(a.height), \(engine)")
      }
    }
  }

  /// Marks rows with nothing in memory but what the engine looks at.
  private func mark(
    _ rows: Range<Int>, _ a: Bitmap, _ b: Bitmap, _ engine: some PixelEngine, into marks: inout [UInt8]
  ) {
    let context = engine.contextRows
    let inMemory = max(0, rows.lowerBound - context)..<min(a.height, rows.upperBound + context)
    let bytes = inMemory.lowerBound * a.width * 4..<inMemory.upperBound * a.width * 4
    let (left, right) = (Array(a.bytes[bytes]), Array(b.bytes[bytes]))
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        marks.withUnsafeMutableBufferPointer { target in
          let pair = PixelPair(
            width: a.width, height: a.height, rows: inMemory, baseline: left, candidate: right)
          engine.mark(rows, of: pair, into: target.baseAddress! + rows.lowerBound * a.width)
        }
      }
    }
  }

  @Test(arguments: Soak.seeds(20, oneIn: 4))
  func `distances in single precision are off by less than there is room for`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 97 &+ 5)
    let width = 2_000
    let a = Noise.colors(width, 1, isOpaque: true, &generator)
    let near = Noise.nudged(a, by: [1, 4, 20].randomElement(using: &generator)!, &generator)
    let greys = Bitmap(
      width: width, height: 1,
      bytes: (0..<width).flatMap { _ in
        let value = UInt8.random(in: 0...255, using: &generator)
        return [value, value, value, 255]
      })
    let far = Noise.colors(width, 1, isOpaque: true, &generator)
    let blacks = Bitmap(width: width, height: 1, color: .black)
    let dark = Noise.nudged(blacks, by: 4, &generator)
    for (left, right) in [
      (a, near), (a, far), (greys, far), (greys, Noise.nudged(greys, by: 3, &generator)), (dark, blacks),
      (blacks, dark), (a, blacks),
    ] {
      for formula in [PerceivedDistances.Formula.ciede2000, .cie94, .oklab] {
        let distances = PerceivedDistances(formula, width: width)
        distances.measure(left.bytes, right.bytes, mask: .max)
        var colors = LabColorCache()
        for index in 0..<distances.count {
          let (before, after) = (distances.before[index], distances.after[index])
          let exact = exactDistance(formula, before, after, &colors)
          // Whatever is decided at once about tolerances near and far is right.
          for limit in [exact, exact * 0.999, exact * 1.001, exact - 0.003, exact + 0.003, exact * 2]
          where limit > 0 {
            let (room, found) = (PerceivedDistances.Limit(limit, formula), distances.distances[index])
            let isAbove = found > room.above
            let isUnclear = !isAbove && !(0..<room.below).contains(found)
            #expect(isUnclear || isAbove == (exact > limit), "\(formula) \(before) \(after) \(exact)")
          }
        }
      }
    }
  }

  private func exactDistance(
    _ formula: PerceivedDistances.Formula, _ before: UInt32, _ after: UInt32, _ colors: inout LabColorCache
  ) -> Double {
    switch formula {
    case .ciede2000: return colors.distance(before, after).distance
    case .cie94: return ColorDifference.cie94(colors.color(before), colors.color(after))
    case .oklab:
      let (lightness, greenRed, blueYellow) = OKLabColor(RGBA(word: before).over(.zero)).difference(
        OKLabColor(RGBA(word: after).over(.zero)))
      return abs(lightness) + (greenRed * greenRed + blueYellow * blueYellow).squareRoot()
    }
  }

  @Test(arguments: Soak.seeds(60))
  func `marks are counted, and rows that are opaque are known`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 0...700, using: &generator)
    let marks = (0..<width).map { _ in UInt8.random(in: 0...3, using: &generator) }
    let found = galley_count_marks(marks, width)
    #expect(found.differing == marks.count { $0 & 1 == 1 } && found.unclear == marks.count { $0 == 2 })
    var pixels = [UInt8](repeating: 255, count: 4 * max(1, width))
    for index in pixels.indices where index % 4 != 3 {
      pixels[index] = .random(in: 0...255, using: &generator)
    }
    #expect(galley_is_opaque(pixels, max(1, width)))
    pixels[Int.random(in: 0..<max(1, width), using: &generator) * 4 + 3] = .random(
      in: 0...254, using: &generator)
    #expect(!galley_is_opaque(pixels, max(1, width)))
  }
}
