import Foundation

/// The parts of a JPEG file, read from its first byte to its last before a library sees it.
///
/// - Reference: ITU-T T.81, annex B (markers and segments).
struct JPEGStructure {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var appearance = PNGAppearance()

  private var isArithmetic = false

  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(PictureError) {
    var metadata = JPEGMetadata()
    var ancillary = AncillaryLimit(limits)
    var position = 2
    var hasPixels = false
    while true {
      guard position + 1 < bytes.count else { throw .truncated(.jpeg, byteCount: bytes.count) }
      guard bytes[position] == 0xFF else {
        throw .damaged(.jpeg, reason: "there is no marker at byte \(position)")
      }
      let marker = bytes[position + 1]
      // Any number of these may stand before a marker.
      if marker == 0xFF {
        position += 1
        continue
      }
      if marker == 0xD9 {
        position += 2
        break
      }
      guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else {
        throw .damaged(.jpeg, reason: "marker \(marker) must not stand at byte \(position)")
      }
      guard position + 3 < bytes.count else { throw .truncated(.jpeg, byteCount: bytes.count) }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2 else {
        throw .damaged(.jpeg, reason: "the segment at byte \(position) has no length")
      }
      let end = position + 2 + length
      guard end <= bytes.count else { throw .truncated(.jpeg, byteCount: bytes.count) }
      let content = UnsafeRawBufferPointer(rebasing: bytes[position + 4..<end])
      position = end
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard width == 0 else { throw .damaged(.jpeg, reason: "it has two headers") }
        try readFrame(marker, content, limits)
      case 0xDA:
        guard width > 0 else { throw .damaged(.jpeg, reason: "its pixels come before its header") }
        hasPixels = true
        position = Self.endOfScan(bytes, from: end)
      case 0xE0...0xEF, 0xFE:
        try ancillary.add(content.count)
        try metadata.take(marker, content, at: end - length - 2, isAfterPixels: hasPixels)
      default: break
      }
    }
    guard hasPixels else { throw .damaged(.jpeg, reason: "it has no pixels") }
    // A block of 8 × 8 pixels takes a bit at least, but for arithmetic codes.
    let blocks = (width + 7) / 8 * ((height + 7) / 8)
    guard isArithmetic || bytes.count * 8 >= blocks else {
      throw .damaged(.jpeg, reason: "its \(bytes.count) bytes cannot hold \(width) × \(height) pixels")
    }
    guard position == bytes.count else {
      throw .trailingBytes(count: bytes.count - position, offset: position)
    }
    appearance = try metadata.appearance()
  }

  private mutating func readFrame(
    _ marker: UInt8, _ content: UnsafeRawBufferPointer, _ limits: ImageLimits
  ) throws(PictureError) {
    guard content.count >= 6, content.count == 6 + 3 * Int(content[5]) else {
      throw .damaged(.jpeg, reason: "its header has \(content.count) bytes")
    }
    // Baseline, extended and progressive pictures, by Huffman's codes or arithmetic ones.
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) else {
      throw .unsupported(.jpeg, .rareProcess(marker))
    }
    isArithmetic = marker >= 0xC9
    guard content[0] == 8 else { throw .unsupported(.jpeg, .bits(Int(content[0]))) }
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    guard width > 0 else { throw .damaged(.jpeg, reason: "its header gives a width of 0") }
    guard height > 0 else { throw .unsupported(.jpeg, .lateHeight) }
    switch content[5] {
    case 1, 3: break
    case 4: throw .unsupported(.jpeg, .cmyk)
    default: throw .damaged(.jpeg, reason: "its header gives \(content[5]) channels")
    }
    try limits.check(width: width, height: height)
  }

  /// The first marker behind the compressed pixels.
  private static func endOfScan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position + 1 < bytes.count {
      guard let found = memchr(bytes.baseAddress! + position, 0xFF, bytes.count - 1 - position) else { break }
      position = UnsafeRawPointer(found) - bytes.baseAddress!
      let next = bytes[position + 1]
      // A byte of 255, or a restart.
      if next != 0, !(0xD0...0xD7).contains(next) { return position }
      position += 2
    }
    return bytes.count
  }
}
