import Foundation

/// A piece of a PNG file: four letters that say what it is, data, and a checksum of both.
///
/// - Reference: PNG Specification, third edition, section 5.3 (chunk layout).
enum PNGChunk {
  /// A number's four bytes, highest first.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Appends a chunk to a file's bytes.
  static func append(_ name: StaticString, _ data: [UInt8] = [], to file: inout Data) {
    data.withUnsafeBytes { append(name, $0, to: &file) }
  }

  /// Appends a chunk to a file's bytes.
  static func append(_ name: StaticString, _ data: UnsafeRawBufferPointer, to file: inout Data) {
    let letters = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    file.append(contentsOf: bigEndian(UInt32(data.count)))
    file.append(contentsOf: letters)
    file.append(contentsOf: data)
    let checksum = PNGSource.checksum(data, after: PNGSource.checksum(letters))
    file.append(contentsOf: bigEndian(checksum))
  }
}
