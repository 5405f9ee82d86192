import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// The blending rule, for all values there are.
@Suite struct BlendTests {
  /// x / 255 to the nearest integer; there are no ties, as 255 is odd.
  private func nearest(_ x: Int) -> Int {
    (2 * x + 255) / 510
  }

  @Test func dividesExactlyWhereverTheRuleMayLead() {
    var last: UInt32 = 0
    for x in 0...UInt32(65_407) {
      guard Blend.divide255(x) == UInt32(nearest(Int(x))) else {
        Issue.record("\(x) / 255 gave \(Blend.divide255(x))")
        return
      }
      last = x
    }
    #expect(last == 65_407)
  }

  @Test func multipliesAllPairsToTheNearest() {
    for a in 0...255 {
      for b in 0...255 where Int(Blend.multiply(UInt8(a), UInt8(b))) != nearest(a * b) {
        Issue.record("\(a) · \(b) gave \(Blend.multiply(UInt8(a), UInt8(b)))")
      }
    }
  }

  @Test func premultipliesAsPicturesDo() {
    for channel in 0...UInt8(255) {
      for alpha in 0...UInt8(255) {
        let word = PremultipliedColor(RGBA(channel, 0, channel, alpha)).word
        let expected = UInt32(Premultiplication.premultiply(channel, alpha: alpha))
        if word != expected | expected << 16 | UInt32(alpha) << 24 {
          Issue.record("\(channel) at \(alpha): \(word)")
        }
      }
    }
  }

  @Test func anOpaqueColorMixesToTheNearest() {
    // All coverages of all pairs of some channels, in the four places of a pixel.
    let values = [0, 1, 2, 63, 127, 128, 129, 200, 253, 254, 255]
    for coverage in 0...255 {
      for source in values {
        for destination in values {
          let over = Blend.over(
            UInt32(source) | 0xFF00_0000, UInt32(destination) | 0xFF00_0000, coverage: UInt32(coverage))
          let expected = nearest(source * coverage + destination * (255 - coverage))
          if over != UInt32(expected) | 0xFF00_0000 {
            Issue.record("\(source) over \(destination) at \(coverage): \(over), not \(expected)")
          }
        }
      }
    }
  }

  @Test func paintingAColorOverItselfLeavesIt() {
    for value in 0...UInt32(255) {
      let word = value | value << 8 | value << 16 | 0xFF00_0000
      for coverage in 0...UInt32(255) where Blend.over(word, word, coverage: coverage) != word {
        Issue.record("\(value) at \(coverage)")
      }
    }
  }

  @Test func theRuleHoldsForEveryAlphaCoverageAndChannel() {
    var generator = SeededGenerator(seed: 41)
    for alpha in 0...255 {
      for coverage in 0...255 {
        let source = (0..<3).map { _ in Int.random(in: 0...alpha, using: &generator) }
        let below = Int.random(in: 0...255, using: &generator)
        let destination = (0..<3).map { _ in Int.random(in: 0...below, using: &generator) }
        let rest = 255 - nearest(alpha * coverage)
        let expected = zip(source + [alpha], destination + [below]).map { nearest($0 * coverage + $1 * rest) }
        let over = Blend.over(word(source, alpha), word(destination, below), coverage: UInt32(coverage))
        if over != word(Array(expected[..<3]), expected[3]) {
          Issue.record(
            "\(source), \(alpha) over \(destination), \(below) at \(coverage): \(over), not \(expected)")
        }
        if expected[..<3].contains(where: { $0 > expected[3] }) {
          Issue.record("a channel of \(expected) exceeds its alpha")
        }
      }
    }
  }

  @Test func eightPixelsAtOnceFollowTheSameRule() {
    var generator = SeededGenerator(seed: 42)
    func pixel() -> UInt32 {
      let alpha = Int.random(in: 0...255, using: &generator)
      return word((0..<3).map { _ in Int.random(in: 0...alpha, using: &generator) }, alpha)
    }
    for coverage in 0...UInt8(255) {
      for count in [1, 8, 9, 23] {
        let bounds = PixelBounds(left: 0, top: 0, right: count, bottom: 1)
        let below = PremultipliedColor(word: pixel())
        let colors = (0..<count).map { _ in pixel() }
        let covers = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) ^ coverage }
        func painted(_ paint: (Layer) -> Void) -> [UInt32] {
          let layer = Layer(bounds: bounds, color: below)
          paint(layer)
          return layer.withPixels { Array($0) }
        }
        func expected(_ color: (Int) -> UInt32, _ cover: (Int) -> UInt8) -> [UInt32] {
          (0..<count).map { Blend.over(color($0), below.word, coverage: UInt32(cover($0))) }
        }
        let one = PremultipliedColor(word: colors[0])
        colors.withUnsafeBufferPointer { source in
          covers.withUnsafeBufferPointer { cover in
            #expect(
              painted { $0.paint(x: 0, y: 0, count: count, color: one, coverage: coverage) }
                == expected({ _ in one.word }, { _ in coverage }))
            #expect(
              painted { $0.paint(x: 0, y: 0, color: one, coverage: cover) }
                == expected({ _ in one.word }, { covers[$0] }))
            #expect(
              painted { $0.paint(x: 0, y: 0, source: source, coverage: coverage) }
                == expected({ colors[$0] }, { _ in coverage }))
            #expect(
              painted { $0.paint(x: 0, y: 0, source: source, coverage: cover) }
                == expected({ colors[$0] }, { covers[$0] }))
          }
        }
      }
    }
  }

  private func word(_ channels: [Int], _ alpha: Int) -> UInt32 {
    UInt32(channels[0]) | UInt32(channels[1]) << 8 | UInt32(channels[2]) << 16 | UInt32(alpha) << 24
  }
}
