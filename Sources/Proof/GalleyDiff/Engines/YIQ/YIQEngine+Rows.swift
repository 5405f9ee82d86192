import CPixelKernels
import GalleyImage

/// Finding differing pixels row by row.
extension YIQEngine {
  /// Marks the pixels of some rows that differ.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    let (a, b) = pair.sides
    let comparator = YIQRowComparator(self, width: pair.width)
    let edges = antialiasing == .forgiven ? SmoothedEdgeMarker(.slope, width: pair.width) : nil
    let detector = AntialiasingDetector(brightness: .over(backdrop))
    for y in rows {
      guard let before = a.row(y), let after = b.row(y) else { continue }
      let bytes = galley_differing_span(before, after, pair.width * 4)
      if bytes.start == bytes.end { continue }
      let columns = bytes.start / 4..<(bytes.end + 3) / 4
      let row = marks + (y - rows.lowerBound) * pair.width
      let found = comparator.judge(
        before + columns.lowerBound * 4, after + columns.lowerBound * 4,
        start: y * pair.width + columns.lowerBound, count: columns.count, marks: row + columns.lowerBound)
      if found > 0 { edges?.mark(row: y, a, b, row) { detector.isSmoothing($0, y, a, b) } }
    }
  }

  /// Counts the pixels of a row that differ, smoothed edges included.
  ///
  /// Eight pixels at a time: equal ones cost their reading, and the distance of others is taken in single precision;
  /// only what comes so near to the tolerance that rounding might decide is done again as pixelmatch does.
  ///
  /// - Parameters:
  ///   - rowA: The approved picture's row: RGBA, a byte a channel, straight alpha.
  ///   - rowB: The new picture's, as many bytes.
  ///   - row: Which row of the picture it is, for the ground under pixels that are not opaque.
  /// - Returns: How many pixels are further apart than ``colorTolerance``.
  package func countDifferences(rowA: RawSpan, rowB: RawSpan, row: Int) -> Int {
    precondition(rowA.byteCount == rowB.byteCount && rowA.byteCount % 4 == 0, "rows of one width")
    return rowA.withUnsafeBytes { a in
      rowB.withUnsafeBytes { b in
        guard let left = a.baseAddress, let right = b.baseAddress else { return 0 }
        return countDifferences(left, right, width: a.count / 4, row: row)
      }
    }
  }

  /// Counts as ``countDifferences(rowA:rowB:row:)`` does, in memory that the caller owns.
  func countDifferences(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, width: Int, row: Int) -> Int {
    let limit = Float(greatestSquare)
    let (above, below) = (
      SIMD8<Float>(repeating: limit + Self.rounding), SIMD8(repeating: limit - Self.rounding)
    )
    let opaque = SIMD8<UInt32>(repeating: 0xFF00_0000)
    let first = row * width
    var count = 0
    var x = 0
    while x + 8 <= width {
      let left = a.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
      let right = b.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
      if left != right {
        if left & right & opaque == opaque {
          let square = Self.squares(left, right)
          let different = square .> above
          count += Self.count(different)
          let unclear = (square .>= below) .& .!different
          if any(unclear) {
            for lane in 0..<8 where unclear[lane] && differs(left[lane], right[lane], at: first + x + lane) {
              count += 1
            }
          }
        } else {
          count += countOneByOne(a, b, x..<x + 8, first)
        }
      }
      x += 8
    }
    return count + countOneByOne(a, b, x..<width, first)
  }

  /// The error bound of the single-precision distance: its nine products are of numbers up to 255 with 24 bits.
  private static let rounding: Float = 0.5

  private func countOneByOne(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ columns: Range<Int>, _ first: Int
  ) -> Int {
    var count = 0
    for x in columns {
      let left = UInt32(littleEndian: a.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let right = UInt32(littleEndian: b.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      if left != right, differs(left, right, at: first + x) { count += 1 }
    }
    return count
  }

  /// The number of lanes that are set.
  @inline(__always) private static func count(_ mask: SIMDMask<SIMD8<Int32>>) -> Int {
    Int(SIMD8<Int32>(repeating: 0).replacing(with: 1, where: mask).wrappedSum())
  }

  /// The squared distances of eight opaque pixels, as the quadratic form of the three changes.
  @inline(__always) private static func squares(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> SIMD8<Float> {
    let red = number(a) - number(b)
    let green = number(a &>> 8) - number(b &>> 8)
    let blue = number(a &>> 16) - number(b &>> 16)
    let ofRed = red * (red * form.redRed + green * form.redGreen + blue * form.redBlue)
    let ofGreen = green * (green * form.greenGreen + blue * form.greenBlue)
    return ofRed + ofGreen + blue * blue * form.blueBlue
  }

  /// The lowest byte of each lane as a number above 2²³: a float's last bits are ones there, so that no conversion is
  /// needed, and the difference of two is exact.
  @inline(__always) private static func number(_ lanes: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafeBitCast(lanes & 0xFF | 0x4B00_0000, to: SIMD8<Float>.self)
  }

  /// The squared distance multiplied out: its factors before the products of two channels' changes.
  static let form:
    (
      redRed: Float, greenGreen: Float, blueBlue: Float, redGreen: Float, redBlue: Float, greenBlue: Float
    ) = {
      func square(_ x: Double, _ y: Double, _ z: Double) -> Double { YIQDistance.squared(SIMD3(x, y, z)) }
      let (red, green, blue) = (square(1, 0, 0), square(0, 1, 0), square(0, 0, 1))
      return (
        Float(red), Float(green), Float(blue), Float(square(1, 1, 0) - red - green),
        Float(square(1, 0, 1) - red - blue), Float(square(0, 1, 1) - green - blue)
      )
    }()
}
