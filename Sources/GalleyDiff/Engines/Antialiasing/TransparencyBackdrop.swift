/// What is seen through pixels that are not opaque.
public enum TransparencyBackdrop: Sendable, Hashable, CaseIterable {
  /// A pattern of dark and light squares of a pixel, so that no colour hides on a ground of its own.
  case checkerboard
  /// White.
  case white

  /// The ground at a pixel.
  ///
  /// - Parameter index: The pixel's number in the picture, row by row.
  /// - Returns: Red, green and blue, from 0 to 255.
  /// - Reference: pixelmatch 7.2, https://github.com/mapbox/pixelmatch: the pattern is of the byte's number over the
  ///   golden ratio and over its square, and red is always dark. Counts depend on it.
  func color(_ index: Int) -> SIMD3<Double> {
    if self == .white { return SIMD3(repeating: 255) }
    let byte = Double(index * 4)
    return SIMD3(
      48, 48 + 159 * Double(Int(byte / 1.618033988749895) & 1),
      48 + 159 * Double(Int(byte / 2.618033988749895) & 1))
  }
}
