/// The pixels that may be painted, with their coverage.
struct Clip {
  /// No pixel outside of these is painted.
  var bounds: PixelBounds
  /// The coverage of each pixel inside; `nil` for full coverage.
  var mask: CoverageMask?
  /// The pixels that the mask is known to leave unchanged.
  var clear: PixelBounds

  /// A clip that only has bounds.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    clear = bounds
  }

  /// Limits it to whole pixels.
  mutating func limit(to other: PixelBounds) {
    bounds = bounds.intersection(other)
    clear = clear.intersection(bounds)
  }

  mutating func limit(to shape: CoverageMask, inside: PixelBounds?) {
    limit(to: shape.bounds)
    mask = mask.map { shape.multiplied(by: $0) } ?? shape
    clear = inside.map { clear.intersection($0) } ?? PixelBounds.none
  }

  /// The mask that has to be looked at to paint some pixels.
  func mask(for pixels: PixelBounds) -> CoverageMask? {
    clear.contains(pixels.intersection(bounds)) ? nil : mask
  }
}
