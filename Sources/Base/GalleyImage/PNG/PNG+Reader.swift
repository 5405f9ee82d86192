import Foundation

extension PNG {
  /// The reader and the library that it reads with, as one line.
  package static var reader: String { "reader \(readerVersion), libpng \(libraryVersion)" }

  /// The digest and the size of a picture, while only some rows are held at a time.
  ///
  /// The digest is that of ``ShownPicture``.
  ///
  /// - Parameter data: The whole file.
  /// - Throws: The problem, with its place. A part of a file gives no result.
  package static func digest(of data: Data) throws -> (pixels: PixelDigest, width: Int, height: Int) {
    let reader = try PNGBandReader(data, digests: true)
    while try reader.next() != nil {}
    guard let digest = reader.digest else { throw PNGError.notWritten(reason: "it has no digest") }
    return (reader.appearance.digest(of: digest), reader.width, reader.height)
  }
}
