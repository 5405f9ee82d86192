import GalleyImage
import SamplePictures
import Testing

@testable import GalleyDiff

@Suite struct OKLabEngineTests {
  @Test(.enabled(if: Fixtures.exist, Comment(rawValue: Fixtures.reason)))
  func countsWhatPixelmatchsHeadCounts() throws {
    let fixtures = try PixelmatchFixtures.load()
    #expect(fixtures.cases.count == 12)
    for sample in fixtures.cases {
      let (a, b) = try sample.pictures()
      let engine = OKLabEngine(colorTolerance: sample.options.threshold)
      #expect(engine.map(a, b).count(.different) == sample.oklab, "\(sample.picture)")
      let strict = OKLabEngine(colorTolerance: sample.options.threshold, antialiasing: .counted)
      #expect(strict.map(a, b).count(.different) == sample.oklabWithEdges, "\(sample.picture)")
    }
    #expect(fixtures.windows.count == 4)
    for window in fixtures.windows {
      let (a, b) = (
        try Fixtures.picture("pixelmatch", window.a), try Fixtures.picture("pixelmatch", window.b)
      )
      let map = OKLabEngine(colorTolerance: window.threshold).map(a, b)
      #expect(map.mostDifferent(inWindowOf: window.windowSize) == window.most, "\(window.windowSize)")
    }
    #expect(fixtures.pixels.count == 8)
    for pixel in fixtures.pixels {
      let (a, b) = (Bitmap(width: 1, height: 1, bytes: pixel.a), Bitmap(width: 1, height: 1, bytes: pixel.b))
      let engine = OKLabEngine(
        colorTolerance: pixel.threshold, backdrop: pixel.checkerboard == false ? .white : .checkerboard)
      #expect(engine.map(a, b).count(.different) == pixel.count, "\(pixel)")
    }
  }

  /// Ottosson's own values, https://bottosson.github.io/posts/oklab/: what the matrices make of the sRGB primaries, as
  /// CSS Color 4 prints them (`oklab()` of red, lime and blue), and white.
  @Test func publishedColors() {
    func lab(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
      let (lightness, a, b) = OKLabColor(SIMD3(red, green, blue)).difference(OKLabColor(SIMD3(0, 0, 0)))
      // Back from the corrected lightness: Ottosson 2021.
      let (first, second) = (0.206, 0.03)
      let third = (1 + first) / (1 + second)
      return [lightness * (lightness + first) / (third * (lightness + second)), a, b]
    }
    let published: [([Double], [Double])] = [
      (lab(255, 255, 255), [1, 0, 0]), (lab(255, 0, 0), [0.62796, 0.22486, 0.12585]),
      (lab(0, 255, 0), [0.86644, -0.23389, 0.17950]), (lab(0, 0, 255), [0.45201, -0.03246, -0.31153]),
    ]
    for (found, expected) in published {
      // The cube root is interpolated between 4096 values.
      for (value, right) in zip(found, expected) { #expect(abs(value - right) < 0.0001, "\(found)") }
    }
  }
}
