import GalleyImage
import Glibc

/// Rows of two pictures of one size, in memory that the caller owns.
///
/// A pair is valid only inside the closure that receives it.
package struct PixelPair: ~Copyable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows of the pictures.
  package let height: Int
  /// The rows that are in memory.
  package let rows: Range<Int>
  let baseline: UnsafeRawPointer
  let candidate: UnsafeRawPointer

  /// Makes a pair of rows in memory.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows of the pictures.
  ///   - rows: Which of them are in memory.
  ///   - baseline: The approved picture's rows: RGBA, a byte a channel, straight alpha, without padding.
  ///   - candidate: The new picture's.
  package init(
    width: Int, height: Int, rows: Range<Int>, baseline: UnsafeRawBufferPointer,
    candidate: UnsafeRawBufferPointer
  ) {
    precondition(
      width > 0 && rows.lowerBound >= 0 && rows.upperBound <= height, "rows outside of the picture")
    precondition(
      baseline.count >= rows.count * width * 4 && candidate.count >= rows.count * width * 4,
      "\(rows.count) rows of \(width) pixels are \(rows.count * width * 4) bytes")
    self.width = width
    self.height = height
    self.rows = rows
    self.baseline = baseline.baseAddress!
    self.candidate = candidate.baseAddress!
  }

  /// Calls a closure with the pixels of two pictures.
  static func withPictures<Result>(
    _ baseline: Bitmap, _ candidate: Bitmap, _ body: (borrowing PixelPair) -> Result
  ) -> Result {
    precondition(
      baseline.width == candidate.width && baseline.height == candidate.height,
      "an engine compares pictures of one size")
    return baseline.bytes.withUnsafeBytes { a in
      candidate.bytes.withUnsafeBytes { b in
        body(
          PixelPair(
            width: baseline.width, height: baseline.height, rows: 0..<baseline.height, baseline: a,
            candidate: b))
      }
    }
  }

  /// A pixel of the approved picture.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row, which is in memory.
  /// - Returns: Its colour, with straight alpha.
  package func baselineColor(_ x: Int, _ y: Int) -> RGBA {
    check(x, y)
    return sides.baseline.color(x, y)
  }

  /// A pixel of the new picture.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row, which is in memory.
  /// - Returns: Its colour, with straight alpha.
  package func candidateColor(_ x: Int, _ y: Int) -> RGBA {
    check(x, y)
    return sides.candidate.color(x, y)
  }

  private func check(_ x: Int, _ y: Int) {
    precondition(x >= 0 && x < width && rows.contains(y), "no pixel (\(x), \(y)) in rows \(rows)")
  }

  /// Whether all bytes in memory are equal.
  var isEqual: Bool { memcmp(baseline, candidate, rows.count * width * 4) == 0 }

  /// The offset of a pixel in the rows, in bytes.
  func offset(_ x: Int, _ y: Int) -> Int { ((y - rows.lowerBound) * width + x) * 4 }

  /// Both pictures, for access to neighbouring pixels.
  var sides: (baseline: PixelSide, candidate: PixelSide) {
    (PixelSide(baseline, self), PixelSide(candidate, self))
  }

  /// Calls a closure for each pixel of a row whose bytes differ, from the left.
  ///
  /// Eight pixels at a time: most of them are equal, even in a row that is not.
  func forEachUnequalPixel(inRow y: Int, _ body: (Int) -> Void) {
    let (a, b) = (baseline + offset(0, y), candidate + offset(0, y))
    if memcmp(a, b, width * 4) == 0 { return }
    var x = 0
    while x < width {
      let end = min(x + 8, width)
      if end - x == 8 {
        let left = a.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
        let right = b.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
        if left == right {
          x = end
          continue
        }
      }
      for column in x..<end
      where a.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
        != b.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
      {
        body(column)
      }
      x = end
    }
  }
}

/// One picture of a pair, as far as it is in memory.
struct PixelSide {
  let bytes: UnsafeRawPointer
  let width: Int
  let height: Int
  private let firstRow: Int

  init(_ bytes: UnsafeRawPointer, _ pair: borrowing PixelPair) {
    self.bytes = bytes
    width = pair.width
    height = pair.height
    firstRow = pair.rows.lowerBound
  }

  /// A pixel's four bytes, red lowest.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset(ofRow: y) + x * 4, as: UInt32.self))
  }

  /// Where a row begins, in bytes.
  func offset(ofRow y: Int) -> Int { (y - firstRow) * width * 4 }

  /// A pixel's colour.
  func color(_ x: Int, _ y: Int) -> RGBA { RGBA(word: word(x, y)) }
}
