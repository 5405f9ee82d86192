import CLibPNG
import Foundation

/// Writes PNG files through libpng.
enum PNGEncoder {
  static func encode(_ bitmap: Bitmap, effort: PNG.Effort) throws(PNGError) -> Data {
    let result = bitmap.bytes.withUnsafeBytes { pixels in
      Result { () throws(PNGError) in
        if let palette = PNGPalette(pixels) {
          try encode(palette.indices(of: pixels), palette, bitmap, effort)
        } else {
          try encode(pixels, bitmap, effort)
        }
      }
    }
    return try result.get()
  }

  /// With RGB, or RGBA where a pixel is translucent.
  private static func encode(
    _ pixels: UnsafeRawBufferPointer, _ bitmap: Bitmap, _ effort: PNG.Effort
  ) throws(PNGError) -> Data {
    var picture = picture(bitmap, effort)
    picture.layout = isOpaque(pixels) ? GALLEY_PNG_OPAQUE : GALLEY_PNG_RGBA
    picture.bit_depth = 8
    picture.pixels = pixels.assumingMemoryBound(to: UInt8.self).baseAddress
    picture.row_bytes = bitmap.width * 4
    let plain = try write(picture)
    guard effort.triesFilters else { return plain }
    picture.filtered = true
    let filtered = try write(picture)
    return filtered.count < plain.count ? filtered : plain
  }

  /// With a palette.
  ///
  /// Differences of indices mean nothing, so rows are not stored as such.
  private static func encode(
    _ indices: [UInt8], _ palette: PNGPalette, _ bitmap: Bitmap, _ effort: PNG.Effort
  ) throws(PNGError) -> Data {
    let result = indices.withUnsafeBufferPointer { indices in
      palette.colors.withUnsafeBufferPointer { colors in
        palette.alphas.withUnsafeBufferPointer { alphas in
          var picture = picture(bitmap, effort)
          picture.layout = GALLEY_PNG_INDEXED
          picture.bit_depth = Int32(palette.bitDepth)
          picture.pixels = indices.baseAddress
          picture.row_bytes = bitmap.width
          picture.palette = colors.baseAddress
          picture.palette_count = Int32(colors.count / 3)
          picture.palette_alpha = alphas.baseAddress
          picture.palette_alpha_count = Int32(alphas.count)
          return Result { () throws(PNGError) in try write(picture) }
        }
      }
    }
    return try result.get()
  }

  private static func picture(_ bitmap: Bitmap, _ effort: PNG.Effort) -> galley_png_picture {
    var picture = galley_png_picture()
    picture.width = UInt32(bitmap.width)
    picture.height = UInt32(bitmap.height)
    picture.compression_level = Int32(effort.compressionLevel)
    return picture
  }

  private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    var alphas: UInt8 = 255
    for alpha in stride(from: 3, to: pixels.count, by: 4) { alphas &= pixels[alpha] }
    return alphas == 255
  }

  private static func write(_ picture: galley_png_picture) throws(PNGError) -> Data {
    var file = galley_png_file()
    var failure = galley_png_failure()
    let written = withUnsafePointer(to: picture) { galley_png_write($0, &file, &failure) }
    defer { galley_png_file_free(&file) }
    guard written, let bytes = file.bytes else { throw .notWritten(reason: failure.text) }
    return Data(bytes: bytes, count: file.count)
  }
}
