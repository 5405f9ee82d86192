import Foundation
import GalleyImage

/// The file of a `ContentCache`: a header, and records of one length in the order of their keys, which are looked up where
/// they are.
///
/// ```text
/// header  = name, digest of what reads pictures (16 bytes), number of records (8), digest of all records (16)
/// record  = SHA-256 digest (32), fact (66), day of the last use (4)
/// ```
struct ContentCacheFile: Sendable {
  private static let title = Array("galley content 2".utf8)
  static let headerBytes = 56
  static let recordBytes = SHA256Digest.byteCount + ContentFact.byteCount + 4

  private let bytes: [UInt8]
  /// The number of records.
  let count: Int

  /// Takes a file; one that is damaged, or of another reader, has no records.
  init(_ bytes: [UInt8]) {
    let records = bytes.count - Self.headerBytes
    guard records >= 0, records % Self.recordBytes == 0,
      bytes.starts(with: Self.header(of: bytes[Self.headerBytes...]))
    else {
      self.bytes = []
      count = 0
      return
    }
    self.bytes = bytes
    count = records / Self.recordBytes
  }

  private static func header(of records: ArraySlice<UInt8>) -> [UInt8] {
    var header = title
    func append(_ number: UInt64) { withUnsafeBytes(of: number.bigEndian) { header += $0 } }
    let reader = Digest128(of: PNG.reader)
    append(reader.high)
    append(reader.low)
    append(UInt64(records.count / recordBytes))
    let check = records.withUnsafeBytes { Digest128(of: $0) }
    append(check.high)
    append(check.low)
    return header
  }

  /// The fact of a digest, and the day of its last use; `nil` if nothing is known.
  func fact(_ digest: SHA256Digest) -> (fact: ContentFact, day: UInt32)? {
    bytes.withUnsafeBytes { bytes in
      var range = 0..<count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let record = Self.record(middle, bytes)
        let found = Self.digest(record)
        if found == digest { return Self.fact(record).map { ($0, Self.day(record)) } }
        range = found < digest ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    }
  }

  private static func record(_ number: Int, _ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let start = headerBytes + number * recordBytes
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + recordBytes])
  }

  private static func digest(_ record: UnsafeRawBufferPointer) -> SHA256Digest {
    SHA256Digest(reading: UnsafeRawBufferPointer(rebasing: record[..<SHA256Digest.byteCount]))
  }

  private static func fact(_ record: UnsafeRawBufferPointer) -> ContentFact? {
    let start = SHA256Digest.byteCount
    return ContentFact(UnsafeRawBufferPointer(rebasing: record[start..<start + ContentFact.byteCount]))
  }

  private static func day(_ record: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(bigEndian: record.loadUnaligned(fromByteOffset: recordBytes - 4, as: UInt32.self))
  }

  /// The file with facts added, and without those that were used longest ago, where there are too many.
  func merged(with new: [SHA256Digest: ContentFact], on day: UInt32, most: Int) -> [UInt8] {
    // Records are copied as they are; a fact is worked out only for those that are new.
    var records: [(digest: SHA256Digest, day: UInt32, old: Int)] = []
    records.reserveCapacity(count + new.count)
    bytes.withUnsafeBytes { bytes in
      for number in 0..<count {
        let record = Self.record(number, bytes)
        let digest = Self.digest(record)
        if new[digest] == nil { records.append((digest, Self.day(record), number)) }
      }
    }
    for digest in new.keys { records.append((digest, day, -1)) }
    if records.count > most {
      records.sort { ($0.day, $0.digest) > ($1.day, $1.digest) }
      records.removeLast(records.count - most)
    }
    records.sort { $0.digest < $1.digest }
    var body: [UInt8] = []
    body.reserveCapacity(records.count * Self.recordBytes)
    bytes.withUnsafeBytes { bytes in
      for record in records {
        if record.old >= 0 {
          body += Self.record(record.old, bytes)
        } else if let fact = new[record.digest] {
          let words = record.digest.words
          for word in [words.0, words.1, words.2, words.3] {
            withUnsafeBytes(of: word.bigEndian) { body += $0 }
          }
          body += fact.bytes
          withUnsafeBytes(of: day.bigEndian) { body += $0 }
        }
      }
    }
    return Self.header(of: body[...]) + body
  }
}
