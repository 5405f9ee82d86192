import Foundation
import GalleyImage

/// Reads the lines of a journal.
///
/// The lines of one decision share their time, and those of one suite its name; that is decoded once.
final class DecisionRecordReader: Sendable {
  private static let names: Set<String> = [
    "action", "at", "by", "decision", "drawing", "format", "from", "id", "key", "reason", "run", "sha256",
    "to",
  ]

  private let keys = CheckKeyReader()
  private let instants = SharedJSON<Date>()

  /// Reads a line of any version that is known; the record is `nil` if it is of a newer one.
  ///
  /// - Throws: `DecodingError` for what is no line.
  func read(_ line: [UInt8]) throws -> (record: DecisionRecord?, version: Int) {
    if let record = plain(line) { return (record, DecisionRecord.newest) }
    return try DecisionRecord.read(line)
  }

  /// Reads a line of the newest format without a decoder; `nil` for one that is odd in any way.
  private func plain(_ line: [UInt8]) -> DecisionRecord? {
    guard let fields = JSONFields(line), fields.hasOnly(Self.names),
      PlainJSON.number(fields.bytes("format")) == DecisionRecord.newest,
      let id = PlainJSON.text(fields.bytes("id")), let decision = PlainJSON.text(fields.bytes("decision")),
      let action = PlainJSON.text(fields.bytes("action")).flatMap(DecisionRecord.Action.init(rawValue:)),
      let at = instants.read(fields.bytes("at")), let by = PlainJSON.text(fields.bytes("by")),
      let key = keys.read(fields.bytes("key"))
    else { return nil }
    var record = DecisionRecord(action, id: id, decision: decision, at: at, by: by, key: key)
    if fields.has("reason") {
      guard let reason = PlainJSON.text(fields.bytes("reason")) else { return nil }
      record.reason = reason
    }
    if fields.has("run") {
      guard let run = PlainJSON.text(fields.bytes("run")) else { return nil }
      record.run = run
    }
    if fields.has("from") {
      guard let from = PlainJSON.digest(fields.bytes("from")) else { return nil }
      record.from = from
    }
    if fields.has("to") {
      guard let to = PlainJSON.digest(fields.bytes("to")) else { return nil }
      record.to = to
    }
    if fields.has("drawing") {
      guard let drawing = PlainJSON.text(fields.bytes("drawing")).flatMap({ Digest128($0) }) else {
        return nil
      }
      record.drawing = DrawingDigest(drawing)
    }
    if fields.has("sha256") {
      guard let digest = PlainJSON.text(fields.bytes("sha256")).flatMap({ SHA256Digest($0) }) else {
        return nil
      }
      record.sha256 = digest
    }
    return record
  }
}
