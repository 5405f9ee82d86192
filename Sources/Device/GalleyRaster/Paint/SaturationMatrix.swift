/// Makes colours more or less colourful.
///
/// - Reference: The matrix of `saturate` in the
///   [Filter Effects Module](https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement), in 1/65536. Rows add up to one
///   exactly, so grey stays grey; a premultiplied pixel needs no more care, since the matrix is linear.
struct SaturationMatrix {
  private typealias Lanes = SIMD8<Int32>

  /// The weights of the channels in the new channels, row by row.
  private let rows: [SIMD3<Int32>]

  /// Creates a matrix.
  ///
  /// - Parameter amount: 0 for grey, 1 for no change, at most 16.
  init(_ amount: Double) {
    let weights = [0.213, 0.715, 0.072]
    rows = (0..<3).map { row in
      var line = SIMD3<Int32>()
      for column in 0..<3 {
        let value = weights[column] * (1 - amount) + (row == column ? amount : 0)
        line[column] = Int32((value * 65_536).rounded())
      }
      line[row] += 65_536 - (line.x + line.y + line.z)
      return line
    }
  }

  /// Applies the matrix to pixels, eight at a time.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let start = pixels.baseAddress else { return }
    let (red, green, blue) = (rows[0], rows[1], rows[2])
    let whole = pixels.count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      Blend.store(Self.apply(red, green, blue, to: Blend.load(start, index)), start, index)
    }
    for index in whole..<pixels.count {
      start[index] = Self.apply(red, green, blue, to: SIMD8(repeating: start[index]))[0]
    }
  }

  @inline(__always)
  private static func apply(
    _ red: SIMD3<Int32>, _ green: SIMD3<Int32>, _ blue: SIMD3<Int32>, to pixels: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    let words = Lanes(truncatingIfNeeded: pixels)
    let (r, g, b) = (words & 255, words &>> 8 & 255, words &>> 16 & 255)
    let alpha = Lanes(truncatingIfNeeded: pixels &>> 24)
    @inline(__always)
    func channel(_ row: SIMD3<Int32>) -> SIMD8<UInt32> {
      let value = (r &* row.x &+ g &* row.y &+ b &* row.z &+ 32_768) &>> 16
      return SIMD8(truncatingIfNeeded: pointwiseMin(pointwiseMax(value, Lanes()), alpha))
    }
    return channel(red) | channel(green) &<< 8 | channel(blue) &<< 16 | pixels & 0xFF00_0000
  }
}

extension Layer {
  /// Applies a matrix to all pixels.
  func saturate(_ matrix: SaturationMatrix) {
    for y in bounds.top..<bounds.bottom {
      withMutableRow(y, from: bounds.left, count: bounds.width) { matrix.apply(to: $0) }
    }
  }
}
