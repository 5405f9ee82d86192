/// The format of a picture's file.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"

  /// Recognizes the format by the first bytes of a file.
  package init?(of bytes: some Sequence<UInt8>) {
    let start = Array(bytes.prefix(12))
    if start.starts(with: PNGStructure.signature) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The Debian package of the library that is loaded for the format.
  var libraryPackage: String {
    switch self {
    case .png: "libpng16-16"
    case .jpeg: "libturbojpeg0"
    case .webp: "libwebp7"
    }
  }
}
