/// A rectangle of pixels while it is blurred, 8 bits and 8 of fraction a channel.
struct Plane {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The number of values in a pixel: 1 for coverage, 4 for colours.
  let channels: Int
  /// Row by row from the top, the channels of a pixel side by side.
  var values: [UInt16]

  init(width: Int, height: Int, channels: Int = 1) {
    self.width = width
    self.height = height
    self.channels = channels
    values = [UInt16](repeating: 0, count: width * height * channels)
  }

  /// The number of values in a row.
  var rowCount: Int { width * channels }

  /// The plane with rows and columns exchanged.
  func transposed() -> Plane {
    var result = Plane(width: height, height: width, channels: channels)
    values.withUnsafeBytes { source in
      result.values.withUnsafeMutableBytes { target in
        if channels == 4 {
          Self.transpose(
            source.bindMemory(to: SIMD4<UInt16>.self), target.bindMemory(to: SIMD4<UInt16>.self),
            width: width, height: height)
        } else {
          Self.transpose(
            source.bindMemory(to: UInt16.self), target.bindMemory(to: UInt16.self), width: width,
            height: height)
        }
      }
    }
    return result
  }

  /// In squares that stay in the cache.
  @inline(__always)
  private static func transpose<Pixel>(
    _ source: UnsafeBufferPointer<Pixel>, _ target: UnsafeMutableBufferPointer<Pixel>, width: Int, height: Int
  ) {
    for top in stride(from: 0, to: height, by: 32) {
      for left in stride(from: 0, to: width, by: 32) {
        for y in top..<min(top + 32, height) {
          for x in left..<min(left + 32, width) { target[x &* height &+ y] = source[y &* width &+ x] }
        }
      }
    }
  }

  /// A plane of one channel with one value for each square of `1 << bits` values a side: their mean.
  func reduced(bits: Int) -> Plane {
    let side = 1 << bits
    var result = Plane(width: width >> bits, height: height >> bits)
    let columns = result.width
    var sums = [UInt32](repeating: 0, count: columns)
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for top in 0..<(height >> bits) {
            for x in 0..<columns { sums[x] = UInt32(1) << UInt32(2 * bits - 1) }
            for y in top * side..<(top + 1) * side {
              var place = y * width
              for x in 0..<columns {
                var sum: UInt32 = 0
                for _ in 0..<side {
                  sum &+= UInt32(source[place])
                  place &+= 1
                }
                sums[x] &+= sum
              }
            }
            for x in 0..<columns {
              target[top * columns + x] = UInt16(truncatingIfNeeded: sums[x] &>> UInt32(2 * bits))
            }
          }
        }
      }
    }
    return result
  }

  /// A plane of one channel with a square of `1 << bits` values a side for each value, bilinear between the squares' middles.
  func enlarged(bits: Int) -> Plane {
    let side = 1 << bits
    var result = Plane(width: width << bits, height: height << bits)
    let columns = result.width
    var line = [UInt32](repeating: 0, count: width)
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height << bits {
            // In half pixels, from the middle of one square to that of the next.
            let (upper, lower, share) = Self.neighbours(of: y, side: side, count: height)
            let rest = UInt32(2 * side) &- share
            for x in 0..<width {
              line[x] =
                UInt32(source[upper &* width &+ x]) &* rest &+ UInt32(source[lower &* width &+ x]) &* share
            }
            let half = UInt32(2 * side * side)
            for x in 0..<columns {
              let (left, right, share) = Self.neighbours(of: x, side: side, count: width)
              let sum = line[left] &* (UInt32(2 * side) &- share) &+ line[right] &* share
              target[y &* columns &+ x] = UInt16(truncatingIfNeeded: (sum &+ half) &>> UInt32(2 * bits + 2))
            }
          }
        }
      }
    }
    return result
  }

  /// The two squares whose middles a value lies between, and how much the second counts, of twice a side.
  @inline(__always)
  static func neighbours(of place: Int, side: Int, count: Int) -> (Int, Int, UInt32) {
    let distance = 2 &* place &+ 1 &- side
    let first = distance < 0 ? -1 : distance / (2 &* side)
    let share = UInt32(truncatingIfNeeded: distance &- first &* 2 &* side)
    return (max(first, 0), min(first &+ 1, count &- 1), share)
  }
}
