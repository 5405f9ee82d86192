extension PNGError.ForeignContent {
  /// Recognizes the content of bytes that do not begin as a PNG does.
  ///
  /// Only the first bytes are looked at: a text's markers are searched for in its first four kilobytes.
  init(of bytes: UnsafeRawBufferPointer) {
    let start = [UInt8](bytes.prefix(4_096))
    // A text-mode transfer drops the carriage return of the signature, or adds one before its last line feed.
    let unix = PNGStructure.signature.filter { $0 != 0x0D }
    if start.starts(with: unix) || start.starts(with: PNGStructure.signature.prefix(4) + [0x0D, 0x0D]) {
      self = .convertedLineEndings
      return
    }
    let lines = start.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map { line in
      String(decoding: line, as: UTF8.self)
    }
    if lines.contains(where: { $0.hasPrefix("<<<<<<< ") }) {
      self = .mergeConflict
    } else if lines.first?.hasPrefix("version https://git-lfs.github.com/spec/") == true {
      self = Self.lfsPointer(lines)
    } else if let format = Self.formats.first(where: { start.dropFirst($0.offset).starts(with: $0.mark.utf8) }
    ) {
      self = .format(format.name)
    } else if let format = Self.binaryFormats.first(where: { start.starts(with: $0.mark) }) {
      self = .format(format.name)
    } else if start.starts(with: "<?xml".utf8) {
      let isSVG = lines.contains { $0.contains("<svg") }
      self = .format(isSVG ? "an SVG" : "an XML file")
    } else {
      self = .unknown(start: Array(start.prefix(8)))
    }
  }

  /// - Reference: Git LFS specification, "The Pointer".
  private static func lfsPointer(_ lines: [String]) -> Self {
    func value(of key: String) -> Substring? {
      lines.first { $0.hasPrefix("\(key) ") }?.dropFirst(key.count + 1)
    }
    let object = value(of: "oid").flatMap { $0.split(separator: ":").last }.map(String.init)
    return .lfsPointer(object: object, byteCount: value(of: "size").flatMap { Int($0) })
  }

  /// The marks of known formats, and their offsets.
  private static let formats: [(name: String, offset: Int, mark: String)] = [
    ("a GIF", 0, "GIF8"), ("a BMP", 0, "BM"), ("a WebP", 8, "WEBP"), ("an AVIF", 4, "ftypavi"),
    ("a HEIC", 4, "ftyphei"), ("a HEIC", 4, "ftyphev"), ("a HEIF", 4, "ftypmif1"), ("a HEIF", 4, "ftypmsf1"),
    ("a TIFF", 0, "II*\0"), ("a TIFF", 0, "MM\0*"), ("a TIFF", 0, "II+\0"), ("a TIFF", 0, "MM\0+"),
    ("a QOI", 0, "qoif"), ("a Photoshop file", 0, "8BPS"), ("a PPM", 0, "P6\n"), ("a PDF", 0, "%PDF"),
    ("an SVG", 0, "<svg"), ("a web page", 0, "<!DOCTYPE html"), ("a web page", 0, "<!doctype html"),
    ("a web page", 0, "<html"), ("a ZIP archive", 0, "PK\u{3}\u{4}"),
  ]

  /// The marks of formats that begin with no text.
  private static let binaryFormats: [(name: String, mark: [UInt8])] = [
    ("a JPEG", [0xFF, 0xD8, 0xFF]), ("a JPEG XL", [0xFF, 0x0A]),
    ("a JPEG XL", [0, 0, 0, 12] + Array("JXL \r\n".utf8)),
    ("a JPEG 2000", [0, 0, 0, 12] + Array("jP  \r\n".utf8)), ("an icon", [0, 0, 1, 0]),
  ]
}
