extension Bitmap {
  /// The picture as it is shown with an orientation from 1 to 8.
  ///
  /// - Reference: Exif 2.32, 4.6.4, tag 274.
  func shown(in orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    // The source of the first pixel, and the steps to the right and downwards, in pixels.
    let right = [2, 3, 7, 8].contains(orientation)
    let bottom = [3, 4, 6, 7].contains(orientation)
    let first = (right ? width - 1 : 0) + (bottom ? (height - 1) * width : 0)
    let (alongRow, alongColumn) = (right ? -1 : 1, bottom ? -width : width)
    let (across, down) = isTurned ? (alongColumn, alongRow) : (alongRow, alongColumn)
    let pixels = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      bytes.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(buffer)
        var offset = 0
        for y in 0..<newHeight {
          var from = first + y * down
          for _ in 0..<newWidth {
            target.storeBytes(
              of: source.load(fromByteOffset: from * 4, as: UInt32.self), toByteOffset: offset,
              as: UInt32.self)
            offset += 4
            from += across
          }
        }
      }
      count = bytes.count
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: pixels)
  }
}
