extension PNGFilter {
  /// Applies the filter to a row; every byte depends on pixels alone, so the compiler makes vectors of the loops.
  ///
  /// - Parameters:
  ///   - row: The row's samples.
  ///   - above: The samples of the row above, as many bytes, which are 0 above the first row.
  ///   - filtered: Where the filtered row goes, as many bytes; it overlaps with neither.
  ///   - bytesPerPixel: The distance between the same samples of neighbouring pixels; 1 for packed pixels.
  func apply(
    to row: UnsafeBufferPointer<UInt8>, above: UnsafePointer<UInt8>,
    into filtered: UnsafeMutablePointer<UInt8>,
    bytesPerPixel: Int
  ) {
    guard let samples = row.baseAddress else { return }
    let count = row.count
    let lead = min(bytesPerPixel, count)
    switch self {
    case .none: filtered.update(from: samples, count: count)
    case .sub:
      filtered.update(from: samples, count: lead)
      for index in lead..<count { filtered[index] = samples[index] &- samples[index &- lead] }
    case .up:
      for index in 0..<count { filtered[index] = samples[index] &- above[index] }
    case .average:
      for index in 0..<lead { filtered[index] = samples[index] &- above[index] >> 1 }
      for index in lead..<count {
        let (left, up) = (samples[index &- lead], above[index])
        filtered[index] = samples[index] &- ((left & up) &+ (left ^ up) >> 1)
      }
    case .paeth:
      for index in 0..<lead { filtered[index] = samples[index] &- above[index] }
      for index in lead..<count {
        let left = Int16(samples[index &- lead])
        let up = Int16(above[index])
        let corner = Int16(above[index &- lead])
        let (upward, leftward) = (up &- corner, left &- corner)
        let toLeft = max(upward, 0 &- upward)
        let toUp = max(leftward, 0 &- leftward)
        let toCorner = max(upward &+ leftward, 0 &- upward &- leftward)
        let other = toUp <= toCorner ? up : corner
        let nearest = toLeft <= min(toUp, toCorner) ? left : other
        filtered[index] = samples[index] &- UInt8(truncatingIfNeeded: nearest)
      }
    }
  }
}
