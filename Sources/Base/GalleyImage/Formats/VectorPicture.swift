import CPictureCodecs
import Foundation
import GalleyText

/// A drawing in an SVG or PDF file, which is drawn at any scale.
///
/// librsvg draws SVG, Poppler the first page of a PDF. They are loaded for the first file. Their rounding differs between versions, and
/// text within a drawing is set in fonts of the machine unless the file holds them.
package struct VectorPicture: Sendable {
  /// The formats of drawings.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case svg = "SVG"
    case pdf = "PDF"

    /// Recognizes the format by the first bytes of a file.
    package init?(of bytes: some Sequence<UInt8>) {
      let start = String(decoding: Array(bytes.prefix(4096)), as: UTF8.self)
      if start.hasPrefix("%PDF-") {
        self = .pdf
      } else if start.trimmingPrefix(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<"),
        start.contains("<svg")
      {
        self = .svg
      } else {
        return nil
      }
    }

    /// The Debian package of the library that is loaded for the format.
    var libraryPackage: String { self == .svg ? "librsvg2-2" : "libpoppler-glib8" }

    fileprivate var code: galley_vector_format { self == .svg ? galley_vector_svg : galley_vector_pdf }
  }

  package let format: Format
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  private let data: Data
  private let limits: ImageLimits

  /// Reads a drawing.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - format: The format, as the content has it.
  ///   - limits: The limits of its file and of the pixels that it is drawn to.
  /// - Throws: ``VectorPictureError``.
  package init(_ data: Data, _ format: Format, limits: ImageLimits = .standard) throws(VectorPictureError) {
    guard data.count <= limits.fileBytes else {
      throw VectorPictureError(format, .damaged("its file has \(EnglishNoun.count(data.count, "byte"))"))
    }
    var (width, height) = (0.0, 0.0)
    var failure = galley_codec_failure()
    let end = data.withUnsafeBytes { bytes in
      galley_vector_size(
        format.code, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, &width, &height,
        &failure)
    }
    try Self.check(end, failure, format)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw VectorPictureError(format, .damaged("it has no size"))
    }
    (self.format, self.width, self.height, self.data, self.limits) = (format, width, height, data, limits)
  }

  /// Returns the drawing as pixels, in the least whole number of them that holds it.
  ///
  /// - Parameter scale: The number of pixels on each side of a point.
  /// - Throws: ``VectorPictureError``.
  package func bitmap(scale: Double) throws(VectorPictureError) -> Bitmap {
    let (columns, rows) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard columns <= Double(limits.side), rows <= Double(limits.side), columns * rows <= Double(limits.area)
    else {
      throw VectorPictureError(format, .damaged("it is \(Int(width)) × \(Int(height)) points large"))
    }
    var failure = galley_codec_failure()
    var end = galley_codec_refused
    let count = Int(columns) * Int(rows) * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      end = data.withUnsafeBytes { bytes in
        galley_vector_draw(
          format.code, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, Int32(columns),
          Int32(rows),
          scale, buffer.baseAddress, &failure)
      }
      initialized = count
    }
    try Self.check(end, failure, format)
    return Bitmap(width: Int(columns), height: Int(rows), bytes: pixels)
  }

  private static func check(
    _ end: galley_codec_result, _ failure: galley_codec_failure, _ format: Format
  ) throws(VectorPictureError) {
    let words = withUnsafeBytes(of: failure.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch end {
    case galley_codec_done: return
    case galley_codec_missing: throw VectorPictureError(format, .noLibrary(words))
    default: throw VectorPictureError(format, .damaged(words))
    }
  }
}

/// The reason why a drawing cannot be drawn.
package struct VectorPictureError: Error, Hashable {
  /// The kinds of reasons.
  package enum Reason: Hashable, Sendable {
    /// The library of the format cannot be loaded, in the system's words.
    case noLibrary(String)
    /// The file is refused, in words.
    case damaged(String)
  }

  package var format: VectorPicture.Format
  package var reason: Reason

  init(_ format: VectorPicture.Format, _ reason: Reason) {
    (self.format, self.reason) = (format, reason)
  }
}

extension VectorPictureError: CustomStringConvertible {
  /// The problem and the way out, about a picture, without a full stop.
  package var description: String {
    switch reason {
    case .noLibrary(let words):
      """
      it is a drawing in \(format.rawValue), and the library for it cannot be loaded (\(CleanText.line(words))); install the Debian \
      package \(format.libraryPackage)
      """
    case .damaged(let words):
      "it is a drawing in \(format.rawValue) that cannot be drawn: \(CleanText.line(words))"
    }
  }
}
