extension Layer {
  /// What lies beyond a layer's pixels.
  enum Edge {
    /// Nothing: clear pixels.
    case clear
    /// The pixels of the border go on.
    case extended
  }

  /// Some pixels of the layer, or around it, blurred.
  ///
  /// - Parameters:
  ///   - blur: How.
  ///   - area: The pixels wanted.
  ///   - source: The layer's pixels that count.
  ///   - edge: What lies beyond those.
  /// - Returns: A layer of the pixels wanted; each channel is rounded to the nearest once.
  func blurred(_ blur: GaussianBlur, in area: PixelBounds, from source: PixelBounds, edge: Edge) -> Layer {
    let result = Layer(bounds: area, color: PremultipliedColor(word: 0))
    guard !area.isEmpty, !source.isEmpty else { return result }
    let room = blur.room(for: area)
    for channel in 0..<4 {
      let shift = UInt32(8 * channel)
      let soft = blur.blur(plane(shift: shift, of: source, in: room, edge: edge))
      soft.values.withUnsafeBufferPointer { values in
        for y in area.top..<area.bottom {
          let start = (y - room.top) * room.width + area.left - room.left
          result.withMutableRow(y, from: area.left, count: area.width) { row in
            for x in 0..<row.count { row[x] |= ((UInt32(values[start + x]) &+ 128) &>> 8) &<< shift }
          }
        }
      }
    }
    return result
  }

  /// One channel of some pixels, in a rectangle that may be larger.
  private func plane(shift: UInt32, of source: PixelBounds, in room: PixelBounds, edge: Edge) -> Plane {
    var plane = Plane(width: room.width, height: room.height)
    plane.values.withUnsafeMutableBufferPointer { values in
      for y in room.top..<room.bottom {
        let nearest = min(max(y, source.top), source.bottom - 1)
        guard nearest == y || edge == .extended else { continue }
        let start = (y - room.top) * room.width
        let left = max(room.left, source.left)
        let right = min(room.right, source.right)
        if left < right {
          let first = start + left - room.left
          withRow(nearest, from: left, count: right - left) { row in
            for x in 0..<row.count {
              values[first + x] = UInt16(truncatingIfNeeded: row[x] &>> shift & 255) &<< 8
            }
          }
        }
        guard edge == .extended else { continue }
        for x in room.left..<min(max(left, room.left), room.right) where x < source.left {
          values[start + x - room.left] = value(x: source.left, y: nearest, shift: shift)
        }
        for x in max(min(right, room.right), room.left)..<room.right where x >= source.right {
          values[start + x - room.left] = value(x: source.right - 1, y: nearest, shift: shift)
        }
      }
    }
    return plane
  }

  private func value(x: Int, y: Int, shift: UInt32) -> UInt16 {
    withRow(y, from: x, count: 1) { UInt16(truncatingIfNeeded: $0[0] &>> shift & 255) &<< 8 }
  }

  /// The opacities as coverage.
  func opacityMask() -> CoverageMask {
    CoverageMask(
      bounds: bounds, bytes: withPixels { pixels in pixels.map { UInt8(truncatingIfNeeded: $0 &>> 24) } })
  }
}
