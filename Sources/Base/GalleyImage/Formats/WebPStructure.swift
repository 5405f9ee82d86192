import Foundation

/// The chunks of a WebP file, read from its first byte to its last before a library sees it.
///
/// - Reference: WebP Container Specification (RFC 9649, section 2).
struct WebPStructure {
  private(set) var appearance = PNGAppearance()

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
      case "VP8 ", "VP8L": pictures += 1
      case "VP8X":
        if let flags = content.first, flags & 2 != 0 { throw .unsupported(.webp, .animation) }
      case "ANIM", "ANMF": throw .unsupported(.webp, .animation)
      case "ALPH": break
      default:
        try ancillary.add(length)
        if name == "ICCP" {
          let digest = Digest128(of: Data(content))
          appearance.color = .profile(name: "embedded", digest, content: digest)
        } else if name == "EXIF" {
          // Some writers put JPEG's prefix before the directory.
          let prefix = [UInt8]("Exif\0\0".utf8)
          let directory = content.starts(with: prefix) ? Array(content.dropFirst(6)) : Array(content)
          if let found = PNGAppearance.orientation(directory) { appearance.orientation = found }
        }
      }
    }
    guard pictures == 1 else { throw .damaged(.webp, reason: "it has \(pictures) pictures") }
  }
}
