import Foundation
import GalleySystem

/// The pixels of a PNG at 16 bits a sample, the greatest depth of the format.
///
/// Everything else reads 8 bits, as screens show. Samples of fewer bits are the nearest of 16.
///
/// - Reference: PNG Specification, third edition, section 13.12 (sample depth rescaling).
package struct DeepPixels: Sendable {
  /// Red, green, blue and straight alpha of a pixel.
  package typealias Pixel = SIMD4<UInt16>

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels, row by row.
  package let pixels: [Pixel]

  /// Reads a file.
  ///
  /// - Throws: The reason why the file cannot be read, or is no PNG.
  package init(
    path: String, limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) throws(ImageFileError) {
    let data: Data
    do throws(FileError) {
      data = try BoundedFile.read(path, limit: limits.fileBytes, links: links)
    } catch {
      throw .file(error)
    }
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        let source = PNGSource(bytes)
        return try Self.decode(try PNGStructure(source, limits: limits), source)
      }
    }
    do throws(PNGError) {
      let (header, pixels) = try result.get()
      (width, height, self.pixels) = (header.width, header.height, pixels)
    } catch {
      throw .png(error, path: path)
    }
  }

  private static func decode(
    _ structure: PNGStructure, _ source: PNGSource
  ) throws(PNGError) -> (PNGHeader, [Pixel]) {
    let header = structure.header
    guard header.bitDepth == 16 else {
      let shown = try PNGDecoder.decode(structure, source)
      return (header, (0..<header.width * header.height).map { widened(shown.bytes, at: 4 * $0) })
    }
    var rows = [UInt8](repeating: 0, count: header.height * header.rowBytes)
    let result = structure.minimalFile(of: source).withUnsafeBytes { file in
      rows.withUnsafeMutableBytes { rows in
        Result { () throws(PNGError) in
          let reader = try PNGDecoder.Reader(file, header: header)
          defer { reader.close() }
          try reader.rows(header.height, after: 0, into: rows)
          try reader.finish()
        }
      }
    }
    try result.get()
    let clear = PNGRowExpander(structure).clearSamples
    let samples = header.colorType.samples
    let pixels = (0..<header.width * header.height).map { index in
      pixel(header.colorType, clear: clear) { sample in
        let place = (index * samples + sample) * 2
        return UInt16(rows[place]) << 8 | UInt16(rows[place + 1])
      }
    }
    return (header, pixels)
  }

  private static func widened(_ bytes: [UInt8], at place: Int) -> Pixel {
    Pixel(
      UInt16(bytes[place]), UInt16(bytes[place + 1]), UInt16(bytes[place + 2]), UInt16(bytes[place + 3]))
      &* 257
  }

  private static func pixel(
    _ type: PNGHeader.ColorType, clear: [UInt16]?, _ sample: (Int) -> UInt16
  ) -> Pixel {
    switch type {
    case .gray, .palette:
      let gray = sample(0)
      return Pixel(gray, gray, gray, clear.map { $0[0] == gray } == true ? 0 : .max)
    case .grayAlpha: return Pixel(sample(0), sample(0), sample(0), sample(1))
    case .rgb:
      let color = [sample(0), sample(1), sample(2)]
      return Pixel(color[0], color[1], color[2], clear == color ? 0 : .max)
    case .rgba: return Pixel(sample(0), sample(1), sample(2), sample(3))
    }
  }
}

extension DeepPixels {
  /// Two pictures of 8 bits a sample that differ in exactly the pixels that differ at 16 bits.
  ///
  /// Where only the low bytes differ, the second picture gets another lowest bit of blue.
  package static func pictures(_ first: DeepPixels, _ second: DeepPixels) -> (Bitmap, Bitmap) {
    let one = first.rounded
    var other = second.rounded
    for y in 0..<min(first.height, second.height) {
      for x in 0..<min(first.width, second.width) {
        let (before, after) = (y * first.width + x, y * second.width + x)
        if first.pixels[before] != second.pixels[after],
          (0..<4).allSatisfy({ one[4 * before + $0] == other[4 * after + $0] })
        {
          other[4 * after + 2] ^= 1
        }
      }
    }
    return (
      Bitmap(width: first.width, height: first.height, bytes: one),
      Bitmap(width: second.width, height: second.height, bytes: other)
    )
  }

  private var rounded: [UInt8] {
    pixels.flatMap { pixel in (0..<4).map { PNGRowExpander.rounded(pixel[$0]) } }
  }
}
