/// Takes pixels of a layer as a plane, reduced to the means of squares.
struct ColorDownsampling {
  /// The layer's pixels that count.
  let source: PixelBounds
  /// The rectangle wanted, which may be larger; its sides are on the grid of squares.
  let space: PixelBounds
  /// The pixels beyond the edge.
  let edge: Layer.Edge
  /// Squares have `1 << bits` pixels a side.
  let bits: Int

  func reduce(_ layer: Layer) -> Plane {
    var plane = Plane(width: space.width >> bits, height: space.height >> bits, channels: 4)
    // Sums of columns, two channels of 16 bits in a word: 32 pixels of 255 need 13 bits.
    var even = [UInt32](repeating: 0, count: source.width)
    var odd = even
    plane.values.withUnsafeMutableBytes { values in
      let values = values.bindMemory(to: SIMD4<UInt16>.self)
      for row in 0..<plane.height {
        let (top, end) = (space.top + row << bits, space.top + (row + 1) << bits)
        let isBeyond = end <= source.top || top >= source.bottom
        if isBeyond, edge == .clear { continue }
        if row > 0, isBeyond, end <= source.top || top - 1 << bits >= source.bottom {
          // The border's pixels go on: as the row of squares before.
          for x in row * plane.width..<(row + 1) * plane.width { values[x] = values[x - plane.width] }
          continue
        }
        for index in even.indices { (even[index], odd[index]) = (0, 0) }
        for y in top..<end {
          let nearest = min(max(y, source.top), source.bottom - 1)
          guard nearest == y || edge == .extended else { continue }
          layer.withRow(nearest, from: source.left, count: source.width) { Self.add($0, &even, &odd) }
        }
        even.withUnsafeBufferPointer { even in
          odd.withUnsafeBufferPointer { odd in
            for x in 0..<plane.width {
              values[row * plane.width + x] = mean(even, odd, space.left + x << bits)
            }
          }
        }
      }
    }
    return plane
  }

  private static func add(
    _ pixels: UnsafeBufferPointer<UInt32>, _ even: inout [UInt32], _ odd: inout [UInt32]
  ) {
    even.withUnsafeMutableBufferPointer { even in
      odd.withUnsafeMutableBufferPointer { odd in
        for x in 0..<pixels.count {
          even[x] &+= pixels[x] & 0x00FF_00FF
          odd[x] &+= pixels[x] &>> 8 & 0x00FF_00FF
        }
      }
    }
  }

  /// The mean of a square that begins at a column, 8 bits and 8 of fraction.
  @inline(__always)
  private func mean(
    _ even: UnsafeBufferPointer<UInt32>, _ odd: UnsafeBufferPointer<UInt32>, _ left: Int
  ) -> SIMD4<UInt16> {
    var sum = SIMD4<UInt32>()
    for x in left..<left + 1 << bits {
      let nearest = min(max(x, source.left), source.right - 1)
      guard nearest == x || edge == .extended else { continue }
      let (low, high) = (even[nearest - source.left], odd[nearest - source.left])
      sum &+= SIMD4(low & 0xFFFF, high & 0xFFFF, low &>> 16, high &>> 16)
    }
    let half: UInt32 = bits > 0 ? 1 &<< UInt32(2 * bits - 1) : 0
    return SIMD4<UInt16>(truncatingIfNeeded: (sum &<< 8 &+ half) &>> UInt32(2 * bits))
  }
}
