import Foundation

/// The chunks of a WebP file, read from its first byte to its last before a library sees it.
///
/// - Reference: WebP Container Specification (RFC 9649, section 2).
struct WebPStructure {
  private(set) var appearance = PNGAppearance()

  /// The chunks about the display of the pixels, with their flags in chunk VP8X.
  private static let flags: [String: UInt8] = ["ICCP": 0x20, "EXIF": 0x08]

  private var announced: UInt8 = 0
  private var found: Set<String> = []

  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(PictureError) {
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let size = number(4)
    let end = 8 + size + size % 2
    guard end <= bytes.count else { throw .truncated(.webp, byteCount: bytes.count) }
    guard end == bytes.count else { throw .trailingBytes(count: bytes.count - end, offset: end) }
    var ancillary = AncillaryLimit(limits)
    var pictures = 0
    var hasBegun = false
    var position = 12
    while position < end {
      guard position + 8 <= end else { throw .truncated(.webp, byteCount: bytes.count) }
      let name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      let length = number(position + 4)
      let start = position + 8
      guard length <= end - start else { throw .truncated(.webp, byteCount: bytes.count) }
      position = start + length + length % 2
      let content = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
      switch name {
      case "VP8 ", "VP8L":
        hasBegun = true
        pictures += 1
      case "VP8X":
        guard start == 20 else { throw Self.fault(name, start, "must be the first") }
        announced = content.first ?? 0
        if announced & 2 != 0 { throw .unsupported(.webp, .animation) }
      case "ANIM", "ANMF": throw .unsupported(.webp, .animation)
      case "ALPH": hasBegun = true
      default:
        try ancillary.add(length)
        try takeLook(name, content, start, hasBegun: hasBegun)
      }
    }
    guard pictures == 1 else { throw .damaged(.webp, reason: "it has \(pictures) pictures") }
  }

  /// Reads a chunk about the display of the pixels.
  ///
  /// - Throws: The fault of a chunk that some programs ignore and others honour.
  private mutating func takeLook(
    _ name: String, _ content: UnsafeRawBufferPointer, _ start: Int, hasBegun: Bool
  ) throws(PictureError) {
    guard let flag = Self.flags[name] else { return }
    guard found.insert(name).inserted else { throw Self.fault(name, start, "is there a second time") }
    let isAnnounced = announced & flag != 0
    if name == "ICCP" {
      guard isAnnounced else { throw Self.fault(name, start, "has no flag in chunk VP8X") }
      guard !hasBegun else { throw Self.fault(name, start, "must come before the pixels") }
      appearance.color = .embedded(Array(content))
      return
    }
    // Some writers put JPEG's prefix before the directory, where browsers do not find it then.
    let prefix = [UInt8]("Exif\0\0".utf8)
    let hasPrefix = content.starts(with: prefix)
    var orientations = ExifOrientations(hasPrefix ? content.dropFirst(prefix.count) : content[...])
    if hasPrefix || !isAnnounced { orientations.insert(1) }
    guard let orientation = orientations.agreed else {
      let words = PNGErrorText.orientations(orientations.values)
      throw .damaged(.webp, reason: "programs read \(words) from chunk EXIF at byte \(start - 8)")
    }
    appearance.orientation = orientation
  }

  private static func fault(_ name: String, _ start: Int, _ words: String) -> PictureError {
    .damaged(.webp, reason: "chunk \(name) at byte \(start - 8) \(words)")
  }
}
