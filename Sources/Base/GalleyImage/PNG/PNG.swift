import Foundation
import GalleySystem
import Glibc

/// Pictures as PNG files.
///
/// Reading takes every colour type and bit depth, interlaced or not, to RGBA with 8 bits a channel: the
/// values that were stored. Their display is not part of a picture; ``Accepted`` refuses pictures that are
/// not shown as they are stored, and ``PNGBandReader/appearance`` describes it. Animations are refused.
package enum PNG {
  /// The version of all that decides whether a file is read, and to which pixels.
  ///
  /// Knowledge about a file by its digest applies to one version only. Version 2 refuses animations; of a picture that is not shown as it is
  /// stored, version 3 knows the digest of both. Version 4 refuses information about the display that programs read differently.
  package static let readerVersion = 4

  /// The files that are accepted.
  package enum Accepted: Hashable, Sendable {
    /// Any still picture.
    case any
    /// Pictures whose pixels are shown as they are stored: in sRGB, and upright.
    case plain
  }

  /// The version of libpng in use, such as `1.6.39`.
  package static var libraryVersion: String { PNGDecoder.libraryVersion }

  /// Reads a picture from the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: The limits of its size, which are checked before anything of the picture's size is
  ///     allocated.
  ///   - accepting: The accepted files; ``Accepted/plain`` for a picture that is approved or may be.
  /// - Returns: The picture.
  /// - Throws: The problem, with its place. Nothing is repaired or guessed.
  package static func decode(
    _ data: Data, limits: ImageLimits = .standard, accepting: Accepted = .any
  ) throws(PNGError) -> Bitmap {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        try PNGDecoder.decode(PNGSource(bytes), limits: limits, accepting: accepting)
      }
    }
    return try result.get()
  }

  /// Reads a picture from a PNG file.
  ///
  /// The values are those that are stored: a colour profile, a gamma and an orientation are not applied.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limits: The limits of its size.
  ///   - links: Whether `path` may be a symbolic link.
  /// - Returns: The picture.
  /// - Throws: Why the file cannot be read, or is not such a picture.
  package static func read(
    _ path: String, limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) throws(ImageFileError) -> Bitmap {
    let (descriptor, size): (Int32, Int)
    do throws(FileError) {
      (descriptor, size) = try BoundedFile.open(path, limit: limits.fileBytes, links: links)
    } catch {
      throw .file(error)
    }
    defer { close(descriptor) }
    let source = PNGSource(descriptor: descriptor, count: size)
    do throws(PNGError) {
      let bitmap = try PNGDecoder.decode(source, limits: limits)
      // Another process is writing to it: the bytes may be a mix of two pictures.
      if source.hasGrown { throw PNGError.trailingBytes(count: 1, offset: size) }
      return bitmap
    } catch {
      if let reason = source.failure { throw .file(FileError(.read, path, reason)) }
      throw .png(error, path: path)
    }
  }

  /// Writes a picture as the bytes of a PNG file.
  ///
  /// The pixels are kept exactly, those that are fully clear included. The smallest way of storing them is
  /// chosen: a palette for up to 256 colours, else RGB without and RGBA with translucent pixels.
  ///
  /// The same picture gives the same bytes on the same machine. On another, ISA-L may compress it otherwise
  /// (``Effort/fast``), or zlib may be of another version. ``PixelDigest`` distinguishes pictures.
  ///
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  package static func encode(
    _ bitmap: Bitmap, effort: Effort = .fast, text: [PNGText] = []
  ) throws(PNGError) -> Data {
    try PNGEncoder.encode(bitmap, effort: effort, chunks: PNGText.opening(text))
  }

  /// Writes a picture of few colours as the bytes of a PNG file, such as a mask of differences.
  ///
  /// - Parameters:
  ///   - indices: For each pixel its colour's place in the palette, a byte each, from the top.
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - palette: The colours, at most 256: 2, 4 or 16 of them take 1, 2 or 4 bits a pixel.
  ///   - effort: The effort for a small file.
  ///   - text: The text to write.
  /// - Returns: The whole file.
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  package static func encodeIndexed(
    _ indices: [UInt8], width: Int, height: Int, palette: [RGBA], effort: Effort = .fast, text: [PNGText] = []
  ) throws(PNGError) -> Data {
    try PNGEncoder.encodeIndexed(
      indices, width: width, height: height, palette: palette, compression: PNGCompression(effort),
      chunks: PNGText.opening(text))
  }
}

extension Bitmap {
  /// Decodes a picture from the bytes of a PNG file, of any colour type and bit depth.
  ///
  /// The values are those that are stored: a colour profile, a gamma and an orientation are not applied.
  ///
  /// - Throws: An error with the problem and the byte where it is. Nothing is repaired.
  public init(pngData data: Data) throws { self = try PNG.decode(data) }

  /// Reads a picture from a PNG file.
  ///
  /// - Throws: An error with the path and the problem.
  public init(contentsOfPNG path: String) throws { self = try PNG.read(path) }

  /// Encodes the picture as the bytes of a PNG file; the pixels are kept exactly.
  ///
  /// - Throws: An error when memory runs out.
  public func pngData() throws -> Data { try PNG.encode(self) }

  /// Writes the picture to a PNG file, whole or not at all; an existing file is replaced.
  ///
  /// - Throws: An error with the path that says why it could not be written.
  public func writePNG(to path: String) throws {
    let data = try PNG.encode(self)
    do throws(FileError) {
      try AtomicFile.write(data, to: path)
    } catch {
      throw ImageFileError.file(error)
    }
  }
}

extension PNG {
  /// Writes a picture of few colours once for each of several palettes, such as in light and in dark colours.
  ///
  /// The pixels are compressed once: the files differ in nothing but the list of their colours.
  ///
  /// - Parameters:
  ///   - indices: For each pixel its colour's place in the palette, a byte each, from the top.
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - palettes: Opaque colours, as many in each palette, at most 256.
  ///   - effort: The effort for small files.
  /// - Returns: A whole file for each palette.
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  package static func encodeIndexed(
    _ indices: [UInt8], width: Int, height: Int, palettes: [[RGBA]], effort: Effort = .fast
  ) throws(PNGError) -> [Data] {
    guard let first = palettes.first else { return [] }
    precondition(
      palettes.allSatisfy { $0.count == first.count && $0.allSatisfy { $0.alpha == 255 } },
      "palettes that stand for each other are as long, and opaque")
    let file = try encodeIndexed(indices, width: width, height: height, palette: first, effort: effort)
    let start = PNGStructure.signature.count + 12 + PNGHeader.byteCount + PNGText.opening([]).count
    let rest = file[(file.startIndex + start + 12 + 3 * first.count)...]
    return [file]
      + palettes.dropFirst().map { palette in
        var other = Data(file.prefix(start))
        PNGChunk.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &other)
        return other + rest
      }
  }
}
