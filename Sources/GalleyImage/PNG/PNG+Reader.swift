import Foundation

extension PNG {
  /// The version of the reader.
  ///
  /// It is raised by one whenever the same file may come to be read as other pixels, or comes to be refused: what was noted
  /// about files by an older reader is forgotten then.
  package static let readerVersion = 1

  /// The reader and the library that it reads with, as one line.
  package static var reader: String { "reader \(readerVersion), libpng \(libraryVersion)" }

  /// The digest and the size of a picture, of which no more than some rows are held at a time.
  ///
  /// - Parameter data: The whole file.
  /// - Throws: What is wrong, where. Nothing is settled by a part of a file.
  package static func digest(of data: Data) throws -> (pixels: PixelDigest, width: Int, height: Int) {
    let reader = try PNGBandReader(data, digests: true)
    while try reader.next() != nil {}
    guard let digest = reader.digest else { throw PNGError.notWritten(reason: "it has no digest") }
    return (digest, reader.width, reader.height)
  }
}
