/// The format of a picture's file.
package enum PictureFormat: String, Hashable, Sendable, Codable, CaseIterable {
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

  /// The extension of the files that Galley writes.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }

  /// The extensions of pictures, in lower case.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "webp"]

  /// Whether a file's name is that of a picture.
  package static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The extension of a file with some bytes; that of a PNG where they are no picture's.
  package static func fileExtension(of bytes: some Sequence<UInt8>) -> String {
    (PictureFormat(of: bytes) ?? .png).fileExtension
  }

  /// Whether a picture is held whole when it is read.
  package var isDecodedWhole: Bool { self != .png }

  /// The Debian package of the library that is loaded for the format.
  var libraryPackage: String {
    switch self {
    case .png: "libpng16-16"
    case .jpeg: "libturbojpeg0"
    case .webp: "libwebp7"
    }
  }
}
