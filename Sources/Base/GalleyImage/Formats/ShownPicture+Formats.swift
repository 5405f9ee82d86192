import CPictureCodecs
import Foundation

extension ShownPicture {
  /// Reads a picture from the bytes of a PNG, JPEG or WebP file; the content decides which.
  ///
  /// The orientation of a JPEG or WebP is applied. A colour profile is not, and is part of ``appearance``. The library of a
  /// format is loaded for its first file.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: The limits of its size, which are checked before anything of the picture's size is allocated.
  /// - Throws: The problem, with its place. Nothing is repaired or guessed.
  package init(file data: Data, limits: ImageLimits = .standard) throws(PictureError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PictureError) in try ShownPicture(bytes, limits) }
    }
    self = try result.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer, _ limits: ImageLimits) throws(PictureError) {
    let format = PictureFormat(of: bytes)
    if format != .png, format != nil, bytes.count > limits.fileBytes {
      throw .overLimit(.fileBytes(bytes.count, limit: limits.fileBytes))
    }
    switch format {
    case .jpeg:
      let structure = try JPEGStructure(bytes, limits: limits)
      let pixels = try Self.decode(.jpeg, bytes, structure.width, structure.height, galley_jpeg_decode)
      self.init(pixels, structure.appearance)
    case .webp:
      let structure = try WebPStructure(bytes, limits: limits)
      var (width, height) = (Int32(0), Int32(0))
      var failure = galley_codec_failure()
      let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      let end = galley_webp_size(start, bytes.count, &width, &height, &failure)
      try Self.check(end, failure, .webp, bytes.count)
      guard width > 0, height > 0 else { throw .damaged(.webp, reason: "it has no pixels") }
      try limits.check(width: Int(width), height: Int(height))
      let pixels = try Self.decode(.webp, bytes, Int(width), Int(height), galley_webp_decode)
      self.init(pixels, structure.appearance)
    case .png, nil:
      do throws(PNGError) {
        let source = PNGSource(bytes)
        let structure = try PNGStructure(source, limits: limits)
        self.init(pixels: try PNGDecoder.decode(structure, source), appearance: structure.appearance)
      } catch {
        throw .png(error)
      }
    }
  }

  /// Turns pixels upright.
  private init(_ pixels: Bitmap, _ appearance: PNGAppearance) {
    var upright = appearance
    upright.orientation = 1
    self.init(pixels: pixels.shown(in: appearance.orientation), appearance: upright)
  }

  private typealias Decoder = (
    UnsafePointer<UInt8>?, Int, Int32, Int32, UnsafeMutablePointer<UInt8>?,
    UnsafeMutablePointer<galley_codec_failure>?
  ) -> galley_codec_result

  private static func decode(
    _ format: PictureFormat, _ bytes: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ decoder: Decoder
  ) throws(PictureError) -> Bitmap {
    var failure = galley_codec_failure()
    var end = galley_codec_refused
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      // A failure leaves pixels that were not written.
      buffer.initialize(repeating: 0)
      end = decoder(start, bytes.count, Int32(width), Int32(height), buffer.baseAddress, &failure)
      count = width * height * 4
    }
    try check(end, failure, format, bytes.count)
    return Bitmap(width: width, height: height, bytes: pixels)
  }

  private static func check(
    _ end: galley_codec_result, _ failure: galley_codec_failure, _ format: PictureFormat, _ byteCount: Int
  ) throws(PictureError) {
    let words = withUnsafeBytes(of: failure.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch end {
    case galley_codec_done: return
    case galley_codec_missing: throw .noLibrary(format, reason: words)
    case galley_codec_truncated: throw .truncated(format, byteCount: byteCount)
    default: throw .damaged(format, reason: words)
    }
  }
}
