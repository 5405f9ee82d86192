import Foundation

/// A PNG file put together by hand, so that reading is tested against the format and not against our writer.
struct PNGFile {
  struct Chunk {
    var name: String
    var data: [UInt8]

    init(_ name: String, _ data: [UInt8] = []) {
      self.name = name
      self.data = data
    }

    var bytes: [UInt8] {
      let checked = Array(name.utf8) + data
      return bigEndian(UInt32(data.count)) + checked + bigEndian(PNGFile.crc(checked))
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var chunks: [Chunk]
  var trailing: [UInt8] = []

  var data: Data { Data(Self.signature + chunks.flatMap(\.bytes) + trailing) }

  /// Replaces the chunks of a name by others.
  func replacing(_ name: String, with others: [Chunk]) -> PNGFile {
    var file = self
    file.chunks = chunks.flatMap { $0.name == name ? others : [$0] }
    return file
  }

  /// Puts chunks before the first of a name.
  func inserting(_ others: [Chunk], before name: String) -> PNGFile {
    var file = self
    file.chunks.insert(contentsOf: others, at: chunks.firstIndex { $0.name == name } ?? chunks.endIndex)
    return file
  }

  // MARK: The parts of the format

  static func header(
    width: Int, height: Int, depth: Int = 8, colorType: Int = 6, interlaced: Bool = false
  ) -> Chunk {
    Chunk(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        + [UInt8(depth), UInt8(colorType), 0, 0, interlaced ? 1 : 0])
  }

  /// A zlib stream of stored blocks, which hold the bytes as they are.
  static func stored(_ bytes: [UInt8], blockSize: Int = 65_535) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(blockSize)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      stream += block
    } while !rest.isEmpty
    return stream + bigEndian(adler(bytes))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// The Adler-32 of some bytes; RFC 1950, section 8.2.
  static func adler(_ bytes: [UInt8], after checksum: UInt32 = 1) -> UInt32 {
    var low = checksum & 0xFFFF
    var high = checksum >> 16
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

func bigEndian(_ number: UInt32) -> [UInt8] {
  [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
}
