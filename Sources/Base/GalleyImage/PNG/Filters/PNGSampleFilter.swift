/// Undoes filters one sample at a time: the definition, and the way for pixels of one or two bytes.
enum PNGSampleFilter {
  /// Undoes a filter as the specification writes it.
  static func undo(
    _ filter: PNGFilter, _ row: UnsafeRawPointer, _ above: UnsafeRawPointer?,
    _ pixels: UnsafeMutableRawPointer,
    _ count: Int, _ bytesPerPixel: Int
  ) {
    let row = row.assumingMemoryBound(to: UInt8.self)
    let above = above?.assumingMemoryBound(to: UInt8.self)
    let pixels = pixels.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let isFirst = index < bytesPerPixel
      let left = isFirst ? 0 : pixels[index - bytesPerPixel]
      let up = above?[index] ?? 0
      let predicted: UInt8 =
        switch filter {
        case .none: 0
        case .sub: left
        case .up: up
        case .average: UInt8((UInt16(left) + UInt16(up)) >> 1)
        case .paeth: paeth(left: left, up: up, corner: isFirst ? 0 : above?[index - bytesPerPixel] ?? 0)
        }
      pixels[index] = row[index] &+ predicted
    }
  }

  /// The neighbour that is nearest to `left + up − corner`; of equally near ones the first.
  static func paeth(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = abs(Int16(up) - Int16(corner))
    let toUp = abs(Int16(left) - Int16(corner))
    let toCorner = abs(Int16(left) + Int16(up) - 2 * Int16(corner))
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  /// The same for one byte a pixel, with the inputs of the next sample kept in registers.
  static func undoPaeth1(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    let row = row.assumingMemoryBound(to: UInt8.self)
    let above = above.assumingMemoryBound(to: UInt8.self)
    let pixels = pixels.assumingMemoryBound(to: UInt8.self)
    var left: Int32 = 0
    var corner: Int32 = 0
    for index in 0..<count {
      let up = Int32(above[index])
      let fromCorner = up &- corner
      let toLeft = abs(fromCorner)
      let toUp = abs(left &- corner)
      let toCorner = abs(left &- corner &+ fromCorner)
      let upward = toUp <= toCorner ? up : corner
      let predicted = toLeft <= min(toUp, toCorner) ? left : upward
      left = (Int32(row[index]) &+ predicted) & 255
      pixels[index] = UInt8(truncatingIfNeeded: left)
      corner = up
    }
  }
}
