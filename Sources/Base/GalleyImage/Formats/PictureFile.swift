import Foundation
import GalleySystem

/// Files of pictures in any format that is read; the content decides which, never the name.
package enum PictureFile {
  /// Reads a picture, in PNG with the values that are stored, in JPEG and WebP upright.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: The limits of its size.
  ///   - accepting: The accepted files; ``PNG/Accepted/plain`` for a picture that must be shown as it is stored.
  /// - Throws: The problem, with its place. Nothing is repaired or guessed.
  package static func decode(
    _ data: Data, limits: ImageLimits = .standard, accepting: PNG.Accepted = .any
  ) throws(PictureError) -> Bitmap {
    let shown = try ShownPicture(file: data, limits: limits)
    guard accepting == .any || shown.appearance.isPlain else { throw .png(.notPlain(shown.appearance)) }
    return shown.pixels
  }

  /// Reads a picture from a file.
  ///
  /// - Throws: The reason why the file cannot be read, or is no such picture.
  package static func read(
    _ path: String, limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) throws(ImageFileError) -> ShownPicture {
    let data: Data
    do throws(FileError) {
      data = try BoundedFile.read(path, limit: limits.fileBytes, links: links)
    } catch {
      throw .file(error)
    }
    do throws(PictureError) { return try ShownPicture(file: data, limits: limits) } catch {
      throw .picture(error, path: path)
    }
  }

  /// The digest of ``ShownPicture``, and the size; of a PNG only some rows are held at a time.
  ///
  /// - Throws: The problem, with its place. A part of a file gives no result.
  package static func digest(of data: Data) throws -> (pixels: PixelDigest, width: Int, height: Int) {
    guard PictureFormat(of: data)?.isDecodedWhole == true else { return try PNG.digest(of: data) }
    let shown = try ShownPicture(file: data)
    return (shown.digest, shown.pixels.width, shown.pixels.height)
  }

  /// The information of a file about the display of its pixels, which are not read.
  ///
  /// - Throws: The problem, with its place.
  package static func appearance(of data: Data) throws(PictureError) -> PNGAppearance {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PictureError) in
        var appearance: PNGAppearance
        switch PictureFormat(of: bytes) {
        case .jpeg: appearance = try JPEGStructure(bytes, limits: .standard).appearance
        case .webp: appearance = try WebPStructure(bytes, limits: .standard).appearance
        case .png, nil:
          do throws(PNGError) {
            return try PNGStructure(PNGSource(bytes), limits: .standard).appearance
          } catch { throw .png(error) }
        }
        appearance.orientation = 1
        return appearance
      }
    }
    return try result.get()
  }
}
