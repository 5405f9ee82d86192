import Foundation
import GalleyImage

/// A PNG file, to be compared by what it shows.
public struct PNGFile: Hashable, Sendable {
  /// Where it is; a relative path counts from the working folder.
  public let path: String

  /// Names a file.
  ///
  /// - Parameter path: Where it is.
  public init(_ path: String) {
    self.path = path
  }

  /// What it shows.
  ///
  /// - Throws: `ImageFileError` if it is missing, damaged, or too large.
  func bitmap() throws -> Bitmap {
    try PNG.read(path)
  }
}
