/// Undoes filters one pixel of three or four bytes at a time, its channels side by side in a vector.
///
/// Pixels of three bytes are read and written as three: in place, a fourth byte written would be the next
/// pixel's, and after the last pixel the next row's filter.
enum PNGPixelFilter {
  private typealias Bytes = SIMD4<UInt8>
  private typealias Words = SIMD4<Int16>

  @inline(__always)
  private static func load4(_ from: UnsafeRawPointer, _ offset: Int) -> Bytes {
    from.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
  }

  @inline(__always)
  private static func store4(_ bytes: Bytes, _ to: UnsafeMutableRawPointer, _ offset: Int) {
    to.storeBytes(of: bytes, toByteOffset: offset, as: Bytes.self)
  }

  @inline(__always)
  private static func load3(_ from: UnsafeRawPointer, _ offset: Int) -> Bytes {
    let low = UInt32(from.loadUnaligned(fromByteOffset: offset, as: UInt16.self).littleEndian)
    let high = UInt32(from.load(fromByteOffset: offset + 2, as: UInt8.self))
    return unsafeBitCast((low | high << 16).littleEndian, to: Bytes.self)
  }

  @inline(__always)
  private static func store3(_ bytes: Bytes, _ to: UnsafeMutableRawPointer, _ offset: Int) {
    let word = UInt32(littleEndian: unsafeBitCast(bytes, to: UInt32.self))
    to.storeBytes(of: UInt16(truncatingIfNeeded: word).littleEndian, toByteOffset: offset, as: UInt16.self)
    to.storeBytes(of: UInt8(truncatingIfNeeded: word >> 16), toByteOffset: offset + 2, as: UInt8.self)
  }

  /// The mean, rounded down, without a wider type: bits that both have, and half of those that one has.
  @inline(__always)
  private static func mean(_ left: Bytes, _ up: Bytes) -> Bytes {
    (left & up) &+ ((left ^ up) &>> 1)
  }

  @inline(__always)
  private static func magnitude(_ words: Words) -> Words {
    pointwiseMax(words, 0 &- words)
  }

  /// The nearest of three neighbours; see ``PNGSampleFilter/paeth(left:up:corner:)``.
  @inline(__always)
  private static func paeth(_ left: Words, _ up: Words, _ corner: Words) -> Words {
    let upward = up &- corner
    let leftward = left &- corner
    let toLeft = magnitude(upward)
    let toUp = magnitude(leftward)
    let toCorner = magnitude(upward &+ leftward)
    let nearest = pointwiseMin(toLeft, pointwiseMin(toUp, toCorner))
    let other = corner.replacing(with: up, where: nearest .== toUp)
    return other.replacing(with: left, where: nearest .== toLeft)
  }

  static func undoSub4(_ row: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int) {
    var left = Bytes()
    for offset in stride(from: 0, to: count, by: 4) {
      left = left &+ load4(row, offset)
      store4(left, pixels, offset)
    }
  }

  static func undoSub3(_ row: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int) {
    var left = Bytes()
    for offset in stride(from: 0, to: count, by: 3) {
      left = left &+ load3(row, offset)
      store3(left, pixels, offset)
    }
  }

  static func undoAverage4(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer?, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    var left = Bytes()
    for offset in stride(from: 0, to: count, by: 4) {
      left = load4(row, offset) &+ mean(left, above.map { load4($0, offset) } ?? Bytes())
      store4(left, pixels, offset)
    }
  }

  static func undoAverage3(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer?, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    var left = Bytes()
    for offset in stride(from: 0, to: count, by: 3) {
      left = load3(row, offset) &+ mean(left, above.map { load3($0, offset) } ?? Bytes())
      store3(left, pixels, offset)
    }
  }

  static func undoPaeth4(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    var left = Words()
    var corner = Words()
    for offset in stride(from: 0, to: count, by: 4) {
      let up = Words(truncatingIfNeeded: load4(above, offset))
      left = (Words(truncatingIfNeeded: load4(row, offset)) &+ paeth(left, up, corner)) & 255
      store4(Bytes(truncatingIfNeeded: left), pixels, offset)
      corner = up
    }
  }

  static func undoPaeth3(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixels: UnsafeMutableRawPointer, _ count: Int
  ) {
    var left = Words()
    var corner = Words()
    for offset in stride(from: 0, to: count, by: 3) {
      let up = Words(truncatingIfNeeded: load3(above, offset))
      left = (Words(truncatingIfNeeded: load3(row, offset)) &+ paeth(left, up, corner)) & 255
      store3(Bytes(truncatingIfNeeded: left), pixels, offset)
      corner = up
    }
  }
}
