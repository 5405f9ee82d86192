extension CoverageMask {
  /// The mask blurred, on pixels around it; beyond its own pixels it counts as 0.
  ///
  /// - Parameters:
  ///   - blur: How.
  ///   - area: The pixels wanted.
  /// - Returns: Their coverage, rounded to the nearest once.
  func blurred(_ blur: GaussianBlur, in area: PixelBounds) -> CoverageMask {
    let wanted = bounds.grown(by: blur.reach).intersection(area)
    guard !wanted.isEmpty else { return CoverageMask(bounds: .none, bytes: []) }
    let room = blur.room(for: wanted)
    let known = bounds.intersection(room)
    var plane = Plane(width: room.width, height: room.height)
    plane.values.withUnsafeMutableBufferPointer { values in
      guard !known.isEmpty else { return }
      for y in known.top..<known.bottom {
        let start = (y - room.top) * room.width + known.left - room.left
        withRow(y, from: known.left, count: known.width) { row in
          for x in 0..<row.count { values[start + x] = UInt16(row[x]) &<< 8 }
        }
      }
    }
    let soft = blur.blur(plane)
    var bytes = [UInt8](repeating: 0, count: wanted.width * wanted.height)
    soft.values.withUnsafeBufferPointer { values in
      bytes.withUnsafeMutableBufferPointer { bytes in
        for y in 0..<wanted.height {
          let start = (wanted.top - room.top + y) * room.width + wanted.left - room.left
          for x in 0..<wanted.width {
            bytes[y * wanted.width + x] = UInt8(truncatingIfNeeded: (values[start + x] &+ 128) &>> 8)
          }
        }
      }
    }
    return CoverageMask(bounds: wanted, bytes: bytes)
  }
}
