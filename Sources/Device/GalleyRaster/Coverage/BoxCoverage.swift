import Foundation

/// The coverage of an axis-aligned rectangle, without edges: the same numbers as the general way gives, much sooner.
///
/// The covered area of a pixel is the product of how much of its column and of its row is covered, both in 1/256.
struct BoxCoverage: CoverageSource {
  /// The sides in sub-pixel units.
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  /// Snaps a rectangle in pixels to the sub-pixel grid.
  init(_ rect: CGRect) {
    left = Int(SubPixel.snap(rect.minX))
    top = Int(SubPixel.snap(rect.minY))
    right = Int(SubPixel.snap(rect.maxX))
    bottom = Int(SubPixel.snap(rect.maxY))
  }

  /// Creates the coverage of whole pixels.
  init(_ bounds: PixelBounds) {
    left = bounds.left << 8
    top = bounds.top << 8
    right = bounds.right << 8
    bottom = bounds.bottom << 8
  }

  /// The pixels that it touches.
  var bounds: PixelBounds {
    guard left < right, top < bottom else { return PixelBounds.none }
    return PixelBounds(
      left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// The pixels that it covers wholly.
  var inside: PixelBounds {
    PixelBounds(left: (left + 255) >> 8, top: (top + 255) >> 8, right: right >> 8, bottom: bottom >> 8)
  }

  /// Whether it covers each pixel wholly or not at all.
  var isWhole: Bool {
    (left | top | right | bottom) & 255 == 0
  }

  /// Hands the coverage to a sink.
  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink) {
    let window = bounds.intersection(clip)
    guard !window.isEmpty else { return }
    let firstWhole = max(window.left, (left + 255) >> 8)
    let endWhole = min(window.right, right >> 8)
    for y in window.top..<window.bottom {
      let height = min(bottom, (y + 1) << 8) - max(top, y << 8)
      if firstWhole < endWhole {
        if window.left < firstWhole { emitPixel(x: window.left, y: y, height: height, into: &sink) }
        let coverage = cover(width: 256, height: height)
        if coverage != 0 { sink.run(x: firstWhole, y: y, count: endWhole - firstWhole, coverage: coverage) }
        if endWhole < window.right { emitPixel(x: endWhole, y: y, height: height, into: &sink) }
      } else {
        for x in window.left..<window.right { emitPixel(x: x, y: y, height: height, into: &sink) }
      }
    }
  }

  private func emitPixel<Sink: CoverageSink>(x: Int, y: Int, height: Int, into sink: inout Sink) {
    let coverage = cover(width: min(right, (x + 1) << 8) - max(left, x << 8), height: height)
    if coverage != 0 { sink.run(x: x, y: y, count: 1, coverage: coverage) }
  }

  /// The coverage of a part of a pixel whose sides are given in 1/256.
  private func cover(width: Int, height: Int) -> UInt8 {
    UInt8((width * height * 2 * 255 + 65_536) >> 17)
  }
}
