/// A shape that knows the pixels that it covers, and their coverage.
protocol CoverageSource {
  /// The pixels that it touches.
  var bounds: PixelBounds { get }

  /// Hands its coverage to a sink.
  ///
  /// - Parameters:
  ///   - clip: The pixels that are of interest; no others are handed over.
  ///   - sink: Takes the coverage.
  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink)
}

/// The inside of an outline.
struct OutlineCoverage: CoverageSource {
  let outline: Outline
  let rule: DisplayList.FillRule
  let rasterizer: CoverageRasterizer

  var bounds: PixelBounds { outline.bounds }

  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink) {
    rasterizer.rasterize(outline, rule: rule, clip: clip, into: &sink)
  }
}

/// A mask moved by whole pixels.
struct PlacedMask: CoverageSource {
  let mask: CoverageMask
  let x: Int
  let y: Int

  var bounds: PixelBounds { mask.bounds.moved(x: x, y: y) }

  @inline(__always)
  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink) {
    let window = bounds.intersection(clip)
    guard !window.isEmpty else { return }
    for row in window.top..<window.bottom {
      mask.withRow(row - y, from: window.left - x, count: window.width) {
        sink.pixels(x: window.left, y: row, coverage: $0)
      }
    }
  }
}

/// A consumer of coverage, row by row from the top and from left to right; 0 means outside, 255 inside.
protocol CoverageSink {
  /// Takes a run of pixels of equal coverage, never 0.
  ///
  /// - Parameters:
  ///   - x: The first pixel's column.
  ///   - y: The row.
  ///   - count: The number of pixels.
  ///   - coverage: The part of each that is inside, from 1 to 255.
  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Takes pixels that differ in coverage; some may be 0. The memory is lent for the call.
  ///
  /// - Parameters:
  ///   - x: The first pixel's column.
  ///   - y: The row.
  ///   - coverage: The part of each that is inside.
  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>)
}
