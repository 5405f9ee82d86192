/// What takes coverage, row by row from the top and from left to right; 0 means outside, 255 inside.
protocol CoverageSink {
  /// Takes a run of pixels of equal coverage, never 0.
  ///
  /// - Parameters:
  ///   - x: The first pixel's column.
  ///   - y: The row.
  ///   - count: How many pixels.
  ///   - coverage: How much of each is inside, 1 to 255.
  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Takes pixels that differ in coverage; some may be 0. The memory is lent for the call.
  ///
  /// - Parameters:
  ///   - x: The first pixel's column.
  ///   - y: The row.
  ///   - coverage: How much of each is inside.
  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>)
}
