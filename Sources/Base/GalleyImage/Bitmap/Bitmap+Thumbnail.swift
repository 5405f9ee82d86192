extension Bitmap {
  /// The picture made small: each pixel is the mean of the pixels that it replaces.
  ///
  /// Transparent pixels show white. Whole pixels are taken, which is near enough if many become one.
  ///
  /// - Parameters:
  ///   - width: The greatest width, in pixels.
  ///   - height: The greatest height, in pixels; of a higher picture, the upper part is shown.
  /// - Returns: The small picture, opaque; the same size where the picture is small already.
  package func thumbnail(width: Int, height: Int) -> Bitmap {
    let source = self.width
    let small = max(1, min(width, source))
    let reduced = max(1, min(height, self.height * small / source))
    var result = [UInt8](repeating: 255, count: small * reduced * 4)
    bytes.withUnsafeBytes { bytes in
      for y in 0..<reduced {
        // Rows are as far apart as columns, so that nothing is distorted.
        let rows =
          (y * source / small)..<max(y * source / small + 1, min(self.height, (y + 1) * source / small))
        for x in 0..<small {
          let columns = (x * source / small)..<max(x * source / small + 1, (x + 1) * source / small)
          var sum = SIMD4<UInt32>.zero
          var count: UInt32 = 0
          for row in rows where row < self.height {
            for column in columns {
              let pixel = SIMD4<UInt32>(
                truncatingIfNeeded: bytes.loadUnaligned(
                  fromByteOffset: (row &* source &+ column) &* 4, as: SIMD4<UInt8>.self))
              if pixel.w == 255 {
                sum &+= pixel
              } else {
                let white: UInt32 = 255 &* (255 &- pixel.w)
                let shown = pixel &* SIMD4<UInt32>(repeating: pixel.w) &+ SIMD4<UInt32>(repeating: white)
                sum &+= shown / SIMD4<UInt32>(repeating: 255)
              }
              count &+= 1
            }
          }
          guard count > 0 else { continue }
          for channel in 0..<3 { result[(y * small + x) * 4 + channel] = UInt8(sum[channel] / count) }
        }
      }
    }
    return Bitmap(width: small, height: reduced, bytes: result)
  }
}
