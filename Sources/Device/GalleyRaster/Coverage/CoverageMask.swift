/// The coverage of a rectangle of pixels, a byte each.
final class CoverageMask {
  /// The pixels of the mask; everything outside has coverage 0.
  let bounds: PixelBounds
  /// The bytes, row by row from the top.
  fileprivate(set) var bytes: [UInt8]

  init(bounds: PixelBounds, bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Computes the coverage of a shape.
  ///
  /// - Parameters:
  ///   - source: The shape.
  ///   - clip: The pixels that are of interest; `nil` for all.
  convenience init(_ source: some CoverageSource, clip: PixelBounds? = nil) {
    let bounds = clip.map { source.bounds.intersection($0) } ?? source.bounds
    guard !bounds.isEmpty else {
      self.init(bounds: PixelBounds.none, bytes: [])
      return
    }
    self.init(bounds: bounds, bytes: [UInt8](repeating: 0, count: bounds.width * bounds.height))
    bytes.withUnsafeMutableBufferPointer { bytes in
      var writer = MaskWriter(bounds: bounds, bytes: bytes)
      source.emit(clip: bounds, into: &writer)
    }
  }

  /// The part of the mask that another mask leaves: the product of both, in the pixels of this one.
  func multiplied(by other: CoverageMask) -> CoverageMask {
    let common = bounds.intersection(other.bounds)
    guard !common.isEmpty else { return CoverageMask(bounds: PixelBounds.none, bytes: []) }
    var product = [UInt8](repeating: 0, count: common.width * common.height)
    for y in common.top..<common.bottom {
      let mine = (y - bounds.top) * bounds.width + common.left - bounds.left
      let theirs = (y - other.bounds.top) * other.bounds.width + common.left - other.bounds.left
      let target = (y - common.top) * common.width
      for x in 0..<common.width {
        product[target + x] = Blend.multiply(bytes[mine + x], other.bytes[theirs + x])
      }
    }
    return CoverageMask(bounds: common, bytes: product)
  }

  /// Lends a part of a row; the columns have to lie inside.
  @inline(__always)
  func withRow<Result>(_ y: Int, from x: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    precondition(
      y >= bounds.top && y < bounds.bottom && x >= bounds.left && x + count <= bounds.right,
      "row \(y), columns \(x) to \(x + count) are not in the mask")
    let start = (y - bounds.top) * bounds.width + x - bounds.left
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }
}

/// Writes coverage into a mask.
private struct MaskWriter: CoverageSink {
  let bounds: PixelBounds
  let bytes: UnsafeMutableBufferPointer<UInt8>

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    let start = (y - bounds.top) * bounds.width + x - bounds.left
    bytes[start..<start + count].update(repeating: coverage)
  }

  func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    let start = (y - bounds.top) * bounds.width + x - bounds.left
    _ = bytes[start..<start + coverage.count].update(fromContentsOf: coverage)
  }
}
