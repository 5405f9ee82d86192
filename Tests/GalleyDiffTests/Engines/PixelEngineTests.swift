import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

/// What is true of every engine.
@Suite struct PixelEngineTests {
  private static let engines: [any PixelEngine] = [
    ExactEngine(), YIQEngine(), YIQEngine(colorTolerance: 0.02, antialiasing: .counted), OKLabEngine(),
    CIEDE2000Engine(), CIEDE2000Engine(caret: .counted), SimilarityEngine(), StrictEngine(), ContentEngine(),
  ]

  /// Two pictures of a seed: noise, or shapes that moved a little, with clear pixels in some.
  private func pair(_ seed: UInt64) -> (Bitmap, Bitmap) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &generator), Int.random(in: 1...60, using: &generator)
    )
    if seed % 2 == 0 {
      let a = Noise.colors(width, height, isOpaque: seed % 4 == 0, &generator)
      return (a, Noise.nudged(a, by: 40, &generator))
    }
    let a = Noise.picture(width, height, &generator)
    return (a, Noise.changed(a, &generator))
  }

  @Test(arguments: Soak.seeds(30))
  func equalPicturesAreTheSame(_ seed: UInt64) {
    let (a, _) = pair(seed)
    for engine in Self.engines { #expect(engine.map(a, a).isEmpty) }
  }

  @Test(arguments: Soak.seeds(30))
  func bothWaysCountTheSame(_ seed: UInt64) {
    let (a, b) = pair(seed)
    // CIE94 has a standard and a sample, so Playwright's second comparator is not symmetric.
    for engine in Self.engines where !(engine is SimilarityEngine) {
      let (there, back) = (engine.map(a, b), engine.map(b, a))
      for judgement in PixelClassification.allCases {
        #expect(there.count(judgement) == back.count(judgement), "\(engine) \(judgement)")
      }
    }
  }

  @Test(arguments: Soak.seeds(30))
  func threadsChangeNothing(_ seed: UInt64) {
    let (a, b) = pair(seed)
    for engine in Self.engines {
      let map = engine.map(a, b)
      for threads in [2, 3, 7, 100] {
        #expect(engine.map(a, b, threads: threads) == map, "\(engine) \(threads)")
      }
    }
  }

  @Test(arguments: Soak.seeds(30))
  func bandsChangeNothing(_ seed: UInt64) {
    let (a, b) = pair(seed)
    let band = Int(seed % 9) + 1
    // A caret is looked for in the whole.
    for engine in Self.engines where engine.caret == .counted {
      let context = engine.contextRows
      let map = engine.map(a, b)
      for start in stride(from: 0, to: a.height, by: band) {
        let rows = start..<min(start + band, a.height)
        let inMemory = max(0, rows.lowerBound - context)..<min(a.height, rows.upperBound + context)
        // Nothing but these rows, in buffers of their own.
        let bytes = inMemory.lowerBound * a.width * 4..<inMemory.upperBound * a.width * 4
        let (left, right) = (Array(a.bytes[bytes]), Array(b.bytes[bytes]))
        var judged = [UInt8](repeating: 0, count: rows.count * a.width)
        left.withUnsafeBytes { left in
          right.withUnsafeBytes { right in
            judged.withUnsafeMutableBufferPointer { target in
              let pair = PixelPair(
                width: a.width, height: a.height, rows: inMemory, baseline: left, candidate: right)
              var marks = PixelMarks(rows: rows, width: a.width, bytes: target.baseAddress!)
              engine.judge(rows, of: pair, into: &marks)
            }
          }
        }
        for (index, byte) in judged.enumerated() {
          #expect(byte == map.byte(at: start * a.width + index), "\(engine)")
        }
      }
    }
  }

  @Test(arguments: Soak.seeds(20))
  func moreToleranceNeverCountsMore(_ seed: UInt64) {
    let (a, b) = pair(seed)
    func falls(_ engines: [any PixelEngine]) {
      let counts = engines.map { $0.map(a, b).count(.different) }
      #expect(counts == counts.sorted(by: >), "\(engines[0])")
    }
    let tolerances = [0, 0.05, 0.1, 0.4, 1]
    for rule in AntialiasingRule.allCases {
      falls(tolerances.map { YIQEngine(colorTolerance: $0, antialiasing: rule) })
      falls(tolerances.map { OKLabEngine(colorTolerance: $0, antialiasing: rule) })
      falls(
        tolerances.map { CIEDE2000Engine(differenceTolerance: $0 * 100, antialiasing: rule, caret: .counted) }
      )
    }
    falls(tolerances.map { SimilarityEngine(differenceTolerance: $0 * 100) })
    falls([1, 0.9, 0.5, 0, -1].map { SimilarityEngine(leastSimilarity: $0) })
  }

  @Test func masksHideWhatTheyCover() {
    var b = Bitmap(width: 10, height: 10, color: .white)
    let a = b
    b[3, 3] = .black
    b[8, 8] = .black
    let map = ExactEngine().map(a, b, ignoring: [PixelRect(x: 2, y: 2, width: 3, height: 3)])
    #expect(map[3, 3] == .same && map[8, 8] == .different && map.count(.different) == 1)
    #expect(ExactEngine().map(a, b, ignoring: [PixelRect(x: -5, y: -5, width: 50, height: 50)]).isEmpty)
  }

  @Test func aPictureOfOneColumnIsJudgedInItsTime() {
    let height = 400_000
    let a = Bitmap(width: 1, height: height, color: .white)
    var b = a
    for y in stride(from: 0, to: height, by: 1000) { b[0, y] = .black }
    for engine in Self.engines {
      let map = engine.map(a, b)
      // Of a window on one column nearly all is the pattern beyond the edges, so Playwright forgives anything there.
      #expect((map.count(.different) > 0) != (engine is SimilarityEngine), "\(engine)")
      #expect(!map.isEmpty)
    }
  }

  @Test func aCaretIsForgivenOnce() {
    let a = Bitmap(width: 30, height: 30, color: .white)
    var b = a
    for y in 5..<20 { b[10, y] = .black }
    #expect(CIEDE2000Engine().map(a, b).count(.different) == 0)
    #expect(CIEDE2000Engine(caret: .counted).map(a, b).count(.different) == 15)
    #expect(CIEDE2000Engine(caret: .forgiven(width: 2)).map(a, b).count(.different) == 15)
    for y in 5..<20 { b[20, y] = .black }
    #expect(CIEDE2000Engine().map(a, b).count(.different) == 15, "a picture has one caret")
    var dot = a
    dot[4, 4] = .black
    #expect(CIEDE2000Engine().map(a, dot).count(.different) == 1, "a dot is no caret")
  }

  @Test(arguments: [1, 2, 3])
  func strictForgivesACaretOfAsManyPixels(width: Int) throws {
    let screen = try Screens.list(dark: false)
    let before = try #require(screen.cropped(to: PixelRect(x: 40, y: 200, width: 120, height: 90)))
    var after = before
    for y in 20..<60 {
      for x in 70..<70 + width { after[x, y] = RGBA(0, 122, 255) }
    }
    #expect(StrictEngine().map(before, after).count(.different) > 0)
    for asked in 1...3 {
      let map = StrictEngine(caret: .forgiven(width: asked)).map(before, after)
      #expect((map.count(.different) == 0) == (asked == width), "\(asked) for \(width)")
    }
  }

  @Test func marksSayHowFarAndWhichWay() {
    let (black, white) = (
      Bitmap(width: 1, height: 1, color: .black), Bitmap(width: 1, height: 1, color: .white)
    )
    for engine in Self.engines where !(engine is ContentEngine) {
      let (darker, lighter) = (engine.map(white, black), engine.map(black, white))
      #expect(darker.isDarker(0, 0) && !lighter.isDarker(0, 0), "\(engine)")
      #expect(darker.magnitude(0, 0) > 0.9, "\(engine)")
    }
  }
}

extension PixelEngineTests {
  /// An engine as somebody else may write one: with nothing but what is public.
  private struct RedEngine: PixelEngine {
    var contextRows: Int { 0 }

    func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
      for y in rows {
        for x in 0..<pair.width where pair.baselineColor(x, y).red != pair.candidateColor(x, y).red {
          marks.set(x, y, .different, magnitude: 1)
        }
      }
    }
  }

  @Test func anEngineMayBeAnothers() {
    let a = Bitmap(width: 3, height: 2, color: .white)
    var b = a
    b[1, 1].red = 0
    b[2, 0].blue = 0
    let map = RedEngine().map(a, b, threads: 2)
    #expect(map.count(.different) == 1 && map[1, 1] == .different)
  }
}
