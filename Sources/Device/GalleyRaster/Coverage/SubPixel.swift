/// Coordinates in 1/256 of a pixel: 24 whole bits and 8 of fraction, kept in an `Int32`.
///
/// Every outline is snapped to this grid before its area is computed, and from there on all arithmetic is on integers, so
/// nothing after this point can differ between machines. A step of the grid is half a step of an 8-bit coverage at most.
enum SubPixel {
  /// The number of bits of the fraction.
  static let bits = 8

  /// The number of units in a pixel.
  static let one = 1 << bits

  /// The farthest coordinate, in pixels from the origin.
  ///
  /// Twice this distance, in sub-pixel units, is 2³⁰, so slopes of 32 fractional bits times distances stay in
  /// 64 bits. Points farther out are moved here: no picture is large enough to show it.
  static let farthest = 2_097_152.0

  /// The nearest grid line to a coordinate in pixels; halves go up.
  ///
  /// A value that is not a number becomes 0.
  static func snap(_ pixels: Double) -> Int32 {
    guard pixels == pixels else { return 0 }
    let clamped = min(max(pixels, -farthest), farthest)
    return Int32((clamped * Double(one) + 0.5).rounded(.down))
  }
}
