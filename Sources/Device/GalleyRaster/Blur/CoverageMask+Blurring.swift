extension CoverageMask {
  /// The mask blurred, on pixels around it; beyond its own pixels it counts as 0.
  ///
  /// - Parameters:
  ///   - blur: The blur.
  ///   - area: The pixels wanted.
  /// - Returns: Their coverage, rounded to the nearest once.
  func blurred(_ blur: GaussianBlur, in area: PixelBounds) -> CoverageMask {
    let wanted = bounds.grown(by: blur.reach).intersection(area)
    guard !wanted.isEmpty else { return CoverageMask(bounds: .none, bytes: []) }
    let space = blur.space(for: wanted)
    let known = bounds.intersection(space)
    var plane = Plane(width: space.width, height: space.height)
    plane.values.withUnsafeMutableBufferPointer { values in
      guard !known.isEmpty else { return }
      for y in known.top..<known.bottom {
        let start = (y - space.top) * space.width + known.left - space.left
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
          let start = (wanted.top - space.top + y) * space.width + wanted.left - space.left
          for x in 0..<wanted.width {
            bytes[y * wanted.width + x] = UInt8(truncatingIfNeeded: (values[start + x] &+ 128) &>> 8)
          }
        }
      }
    }
    return CoverageMask(bounds: wanted, bytes: bytes)
  }
}
