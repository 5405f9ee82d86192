import Foundation
import GalleySystem

/// Writes whole pictures: chooses among a palette, RGB and RGBA, and among ways of compressing.
enum PNGEncoder {
  static func encode(_ bitmap: Bitmap, effort: PNG.Effort, chunks: Data) throws(PNGError) -> Data {
    let result = bitmap.bytes.withUnsafeBytes { pixels in
      Result { () throws(PNGError) in
        effort == .best
          ? try encodeBest(pixels, bitmap, chunks, allowsGray: true)
          : try encode(pixels, bitmap, PNGCompression(effort), chunks)
      }
    }
    return try result.get()
  }

  /// Writes a picture as small as can be.
  static func encodeBest(_ bitmap: Bitmap, chunks: Data, allowsGray: Bool) throws(PNGError) -> Data {
    let result = bitmap.bytes.withUnsafeBytes { pixels in
      Result { () throws(PNGError) in try encodeBest(pixels, bitmap, chunks, allowsGray: allowsGray) }
    }
    return try result.get()
  }

  static func encodeIndexed(
    _ indices: [UInt8], width: Int, height: Int, palette: [RGBA], compression: PNGCompression, chunks: Data
  ) throws(PNGError) -> Data {
    precondition(
      indices.count == width * height, "\(width) × \(height) pixels have no \(indices.count) indices")
    precondition(
      greatest(indices) < palette.count, "an index names none of \(palette.count) colours")
    return try write(width, height, .indexed, palette: palette, compression, chunks) { writer in
      try indices.withUnsafeBytes { try writer.append($0) }
    }
  }

  /// The greatest of some numbers; -1 if there are none.
  private static func greatest(_ numbers: [UInt8]) -> Int {
    guard !numbers.isEmpty else { return -1 }
    return numbers.withUnsafeBufferPointer { numbers in
      // The compiler only vectorizes the plainest loop; those of SIMD types go number by number here.
      var greatest: UInt8 = 0
      for index in 0..<numbers.count { greatest = max(greatest, numbers[index]) }
      return Int(greatest)
    }
  }

  private static func encode(
    _ pixels: UnsafeRawBufferPointer, _ bitmap: Bitmap, _ compression: PNGCompression, _ chunks: Data
  ) throws(PNGError) -> Data {
    if let palette = PNGPalette(pixels) {
      return try encode(palette.indices(of: pixels), palette, bitmap, compression, chunks)
    }
    return try write(
      bitmap.width, bitmap.height, isOpaque(pixels) ? .rgb : .rgba, compression, chunks
    ) { writer in try writer.append(rgba: pixels) }
  }

  private static func encode(
    _ indices: [UInt8], _ palette: PNGPalette, _ bitmap: Bitmap, _ compression: PNGCompression,
    _ chunks: Data,
    bitDepth: Int? = nil
  ) throws(PNGError) -> Data {
    try write(
      bitmap.width, bitmap.height, .indexed, palette: palette.entries, bitDepth: bitDepth, compression, chunks
    ) {
      writer in
      try indices.withUnsafeBytes { try writer.append($0) }
    }
  }

  /// Tries every way, and keeps the smallest file; of equally small ones the first.
  private static func encodeBest(
    _ pixels: UnsafeRawBufferPointer, _ bitmap: Bitmap, _ chunks: Data, allowsGray: Bool
  ) throws(PNGError) -> Data {
    var best: Data?
    func consider(_ file: Data) { if file.count < best?.count ?? .max { best = file } }
    for isFiltered in [false, true] {
      let compression = PNGCompression(.library(level: 9, isFiltered: isFiltered), .fixed(.none))
      if let palette = PNGPalette(pixels) {
        let indices = palette.indices(of: pixels)
        for depth in Set([palette.bitDepth, 8]).sorted() {
          consider(try encode(indices, palette, bitmap, compression, chunks, bitDepth: depth))
        }
      }
    }
    // Few colours are smaller as a palette nearly always, but a gradient may have few.
    if best == nil || bitmap.width * bitmap.height <= 1 << 20 {
      let format: PNGSampleFormat = isOpaque(pixels) ? .rgb : .rgba
      for compression in PNGCompression.thorough {
        consider(
          try write(bitmap.width, bitmap.height, format, compression, chunks) { writer in
            try writer.append(rgba: pixels)
          })
      }
    }
    if allowsGray, isOpaque(pixels), let grays = grays(pixels) {
      for compression in PNGCompression.thorough {
        consider(
          try write(bitmap.width, bitmap.height, .gray, compression, chunks) { writer in
            try grays.withUnsafeBytes { try writer.append($0) }
          })
      }
    }
    guard let best else { preconditionFailure("every picture can be written in some way") }
    return best
  }

  /// The grey of every pixel, if all are grey.
  private static func grays(_ pixels: UnsafeRawBufferPointer) -> [UInt8]? {
    var grays = [UInt8](repeating: 0, count: pixels.count / 4)
    for index in grays.indices {
      let red = pixels[index * 4]
      guard pixels[index * 4 + 1] == red && pixels[index * 4 + 2] == red else { return nil }
      grays[index] = red
    }
    return grays
  }

  private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    var all = SIMD8<UInt32>(repeating: .max)
    let blocks = pixels.count / 32 * 32
    for offset in stride(from: 0, to: blocks, by: 32) {
      all &= pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
    }
    var alphas: UInt8 = 255
    withUnsafeBytes(of: all) { for offset in stride(from: 3, to: 32, by: 4) { alphas &= $0[offset] } }
    for alpha in stride(from: blocks + 3, to: pixels.count, by: 4) { alphas &= pixels[alpha] }
    return alphas == 255
  }

  private static func write(
    _ width: Int, _ height: Int, _ format: PNGSampleFormat, palette: [RGBA] = [], bitDepth: Int? = nil,
    _ compression: PNGCompression, _ chunks: Data, _ rows: (PNGWriter) throws -> Void
  ) throws(PNGError) -> Data {
    var file = Data()
    do {
      let writer = try PNGWriter(
        width: width, height: height, format: format, palette: palette, bitDepth: bitDepth,
        compression: compression, chunks: chunks
      ) { file.append($0) }
      try rows(writer)
      try writer.finish()
    } catch let error as PNGError {
      throw error
    } catch {
      throw .notWritten(reason: ErrorWords.of(error))
    }
    return file
  }
}
