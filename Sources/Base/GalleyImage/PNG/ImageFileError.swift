import GalleySystem

/// An error of reading a picture from its file, or of writing one.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The file itself could not be read or written.
  case file(FileError)

  /// The file is no PNG that can be read.
  case png(PNGError, path: String)

  /// The file is no picture that can be read.
  case picture(PictureError, path: String)
}

extension ImageFileError: CustomStringConvertible {
  /// The error in words, beginning with the path.
  package var description: String {
    switch self {
    case .file(let error): "\(error)."
    case .png(let error, let path): PNGErrorText.text(for: error, subject: path.debugDescription)
    case .picture(let error, let path): PictureErrorText.text(for: error, subject: path.debugDescription)
    }
  }
}
