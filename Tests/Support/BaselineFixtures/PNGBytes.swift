import Foundation
import GalleyImage

/// Reads pictures of tests.
package enum PNGBytes {
  /// The digest of a PNG's pixels.
  package static func digest(_ bytes: [UInt8]) throws -> PixelDigest {
    try PNG.decode(Data(bytes)).digest
  }
}

extension PNGBytes {
  /// A PNG with a chunk more, before its pixels.
  package static func inserting(_ name: String, _ data: [UInt8], in png: [UInt8]) throws -> [UInt8] {
    struct NoPixels: Error {}
    guard let pixels = png.firstRange(of: Array("IDAT".utf8)) else { throw NoPixels() }
    let checked = Array(name.utf8) + data
    let chunk = bigEndian(UInt32(data.count)) + checked + bigEndian(crc(checked))
    let place = pixels.lowerBound - 4
    return Array(png[..<place]) + chunk + Array(png[place...])
  }

  /// A PNG without its first chunk of a name; the same where there is none.
  package static func removing(_ name: String, from png: [UInt8]) -> [UInt8] {
    guard let place = png.firstRange(of: Array(name.utf8)) else { return png }
    let length = png[(place.lowerBound - 4)..<place.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    return Array(png[..<(place.lowerBound - 4)] + png[(place.upperBound + length + 4)...])
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as PNG defines it, bit by bit.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
