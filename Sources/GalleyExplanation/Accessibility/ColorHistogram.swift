import GalleyDiff
import GalleyImage

/// A colour histogram of a part of a picture, from which its background and the contrast of its text are measured.
///
/// - Reference: the most frequent colour is the ground, as in Flutter's
///   [`textContrastGuideline`](https://api.flutter.dev/flutter/flutter_test/textContrastGuideline-constant.html). There the
///   text is the most frequent colour on the other side of the mean; thin text has hardly a pixel that is not smoothed,
///   so here it is the farthest luminance that enough pixels reach.
struct ColorHistogram {
  private let counts: [(color: UInt32, count: Int)]
  private let total: Int

  /// The background has at least one in this many pixels; without one, as in a photograph, no contrast is known.
  private static let leastGround = 4
  /// Of the other pixels, one in this many must be as far from the background as the text's colour.
  private static let leastText = 50
  /// And at least this many, so that no stray pixel is taken for text.
  private static let fewestText = 3

  /// Counts the colours of a part of a picture, which lies within its bounds.
  init(_ picture: Bitmap, _ area: PixelRect) {
    var found: [UInt32: Int] = [:]
    picture.bytes.withUnsafeBytes { bytes in
      for y in area.minY..<max(area.minY, area.maxY) {
        var last: UInt32?
        var run = 0
        for x in area.minX..<max(area.minX, area.maxX) {
          let pixel = bytes.loadUnaligned(fromByteOffset: (y * picture.width + x) * 4, as: UInt32.self)
          if pixel == last {
            run += 1
            continue
          }
          if let last { found[last, default: 0] += run }
          (last, run) = (pixel, 1)
        }
        if let last { found[last, default: 0] += run }
      }
    }
    counts = found.map { ($0.key, $0.value) }.sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    total = counts.reduce(0) { $0 + $1.count }
  }

  private static func color(_ pixel: UInt32) -> RGBA {
    let bytes = pixel.littleEndian
    let color = RGBA(
      UInt8(bytes & 255), UInt8(bytes >> 8 & 255), UInt8(bytes >> 16 & 255), UInt8(bytes >> 24))
    // What shows through a picture is not known; pages and devices are white there.
    return ContrastRatio.blend(color, onto: .white)
  }

  /// The most frequent colour, if it is frequent enough to be a background.
  var background: RGBA? {
    guard let first = counts.first, first.count * Self.leastGround >= total else { return nil }
    return Self.color(first.color)
  }

  /// The contrast of the text with the background; 1 where there is only background.
  var contrast: ContrastRatio? {
    guard let background else { return nil }
    let below = ContrastRatio.luminance(background)
    let others = counts.dropFirst().map { (light: ContrastRatio.luminance(Self.color($0.color)), $0.count) }
      .sorted { $0.light < $1.light }
    let fewest = max(Self.fewestText, others.reduce(0) { $0 + $1.1 } / Self.leastText)
    func farthest(_ list: some Sequence<(light: Double, Int)>) -> Double {
      var count = 0
      for (light, pixels) in list {
        count += pixels
        if count >= fewest { return light }
      }
      return below
    }
    let ratios = [farthest(others), farthest(others.reversed())].map {
      ContrastRatio(luminances: below, $0)
    }
    return ratios.max { $0.value < $1.value }
  }
}
