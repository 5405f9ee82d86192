import GalleyImage
import SamplePictures
import Testing

@testable import GalleyDiff

/// pixelmatch's own pictures of its cases, pixel by pixel.
@Suite(.enabled(if: Fixtures.exist, Comment(rawValue: Fixtures.reason)))
struct PixelmatchDifferencePictureTests {
  @Test func drawsWhatPixelmatchDraws() throws {
    for sample in try PixelmatchFixtures.load().cases {
      let (a, b) = try sample.pictures()
      func color(_ bytes: [UInt8]?) -> RGBA? { bytes.map { RGBA($0[0], $0[1], $0[2]) } }
      let style = PixelmatchDifferencePicture(
        opacity: sample.options.alpha ?? 0.1, smoothed: color(sample.options.aaColor) ?? RGBA(255, 255, 0),
        different: color(sample.options.diffColor) ?? RGBA(255, 0, 0),
        darker: color(sample.options.diffColorAlt),
        isMask: sample.options.diffMask ?? false)
      let maps = [
        ("diff-yiq-7.2.0", YIQEngine(colorTolerance: sample.options.threshold).map(a, b)),
        ("diff-okLab-head", OKLabEngine(colorTolerance: sample.options.threshold).map(a, b)),
      ]
      for (folder, map) in maps {
        let expected = try Fixtures.picture("pixelmatch", "\(folder)/\(sample.picture)")
        #expect(style.draw(map, over: a) == expected, "\(folder)/\(sample.picture)")
      }
    }
  }
}
