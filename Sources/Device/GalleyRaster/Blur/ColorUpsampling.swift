/// Turns a plane of colours into pixels, with a square of pixels for each value, bilinear between the squares' middles.
///
/// The same numbers as ``Plane/enlarged(bits:)`` gives, rounded to 8 bits; along a row the sums are counted on instead of
/// multiplied.
struct ColorUpsampling {
  private typealias Wide = SIMD4<UInt32>

  private let plane: Plane
  private let bits: Int

  init(_ plane: Plane, bits: Int) {
    self.plane = plane
    self.bits = bits
  }

  /// Writes all pixels of a layer.
  func write(to layer: Layer, from corner: (x: Int, y: Int)) {
    let bounds = layer.bounds
    var line = [Wide](repeating: Wide(), count: plane.width)
    plane.values.withUnsafeBytes { values in
      let values = values.bindMemory(to: SIMD4<UInt16>.self)
      for y in bounds.top..<bounds.bottom {
        layer.withMutableRow(y, from: bounds.left, count: bounds.width) { row in
          if bits == 0 {
            let start = (y - corner.y) * plane.width + bounds.left - corner.x
            for x in 0..<row.count {
              row[x] = Self.pixel((Wide(truncatingIfNeeded: values[start + x]) &+ 128) &>> 8)
            }
          } else {
            mixRows(of: values, at: y - corner.y, into: &line)
            line.withUnsafeBufferPointer { mixColumns(of: $0, from: bounds.left - corner.x, into: row) }
          }
        }
      }
    }
  }

  /// The values between two rows, times twice a side.
  private func mixRows(
    of values: UnsafeBufferPointer<SIMD4<UInt16>>, at y: Int, into line: inout [Wide]
  ) {
    let side = 1 << bits
    let (upper, lower, share) = Plane.neighbours(of: y, side: side, count: plane.height)
    let rest = UInt32(2 * side) &- share
    line.withUnsafeMutableBufferPointer { line in
      for x in 0..<line.count {
        line[x] =
          Wide(truncatingIfNeeded: values[upper &* plane.width &+ x]) &* rest
          &+ Wide(truncatingIfNeeded: values[lower &* plane.width &+ x]) &* share
      }
    }
  }

  /// The pixels between the values of a line.
  private func mixColumns(
    of line: UnsafeBufferPointer<Wide>, from first: Int, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    let side = 1 << bits
    let shift = UInt32(2 * bits + 2)
    // Half of a step of the plane's, and then half of a pixel's: two roundings, one after the other, are one shift.
    let half = UInt32(2 * side * side) &+ 128 &<< shift
    var x = 0
    while x < row.count {
      let (left, right, share) = Plane.neighbours(of: first + x, side: side, count: plane.width)
      let step = (line[right] &- line[left]) &* 2
      var sum = line[left] &* (UInt32(2 * side) &- share) &+ line[right] &* share &+ half
      let end = min(row.count, x + (2 * side - Int(share) + 1) / 2)
      while x < end {
        row[x] = Self.pixel(sum &>> (shift &+ 8))
        sum &+= step
        x += 1
      }
    }
  }

  @inline(__always)
  private static func pixel(_ channels: Wide) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
  }
}
