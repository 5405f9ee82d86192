import GalleyImage
import GalleyTree
import Synchronization

/// Reads the records of a run.
///
/// Half of a record tells what drew its pictures, and thousands of records tell the same, byte for byte: that part is decoded
/// once, and the rest without it.
final class CheckRecordReader: Sendable {
  private static let drawn = "fingerprint"
  private static let baselineDrawn = "baselineFingerprint"

  /// What stands for a fingerprint while the rest is decoded.
  private static let placeholder = (try? StableJSON.line(Fingerprint(renderer: ""))) ?? []

  private let fingerprints = Mutex<[Digest128: Fingerprint]>([:])

  /// Reads a record of the newest format.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The record; `nil` for what is none, is of another format, or is odd in any way.
  func read(_ bytes: [UInt8]) -> CheckRecord? {
    guard let fields = JSONFields(bytes) else { return nil }
    let rest = fields.replacing([Self.drawn, Self.baselineDrawn], by: Self.placeholder)
    guard var record = try? StableJSON.read(CheckRecord.self, from: rest),
      record.format == CheckRecord.newest, let drawn = fingerprint(Self.drawn, fields)
    else { return nil }
    record.fingerprint = drawn
    if record.baselineFingerprint != nil {
      guard let drawn = fingerprint(Self.baselineDrawn, fields) else { return nil }
      record.baselineFingerprint = drawn
    }
    return record
  }

  private func fingerprint(_ name: String, _ fields: JSONFields) -> Fingerprint? {
    guard let bytes = fields.bytes(name) else { return nil }
    let digest = bytes.withUnsafeBytes { Digest128(of: $0) }
    if let known = fingerprints.withLock({ $0[digest] }) { return known }
    guard let read = fields.read(name, as: Fingerprint.self) else { return nil }
    fingerprints.withLock { $0[digest] = read }
    return read
  }
}
