import GalleyExplanation
import GalleyImage
import GalleyTree

/// Reads the records of a run.
///
/// Most records tell that a check is as it was, and differ in little from each other: what drew the pictures and how they were
/// compared is decoded once for all that say the same, byte for byte, and names, digests and numbers are read as they
/// stand. Of other records the part that tells what drew the pictures is, and the rest is decoded.
final class CheckRecordReader: Sendable {
  private static let drawn = "fingerprint"
  private static let baselineDrawn = "baselineFingerprint"

  /// What stands for a fingerprint while the rest is decoded.
  private static let placeholder = (try? StableJSON.line(Fingerprint(renderer: ""))) ?? []

  /// The fields of a record of a check that is as it was.
  private static let plain: Set<String> = [
    "baseline", baselineDrawn, "candidate", drawn, "format", "isKept", "isReproducible", "key", "origins",
    "pictureFormat", "place",
    "scale", "settings", "status",
  ]

  private let fingerprints = SharedJSON<Fingerprint>()
  private let settings = SharedJSON<MatchSettings>()
  private let origins = SharedJSON<MatchOrigins>()
  private let keys = CheckKeyReader()

  /// Reads a record of the newest format.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The record; `nil` for what is none, is of another format, or is odd in any way.
  func read(_ bytes: [UInt8]) -> CheckRecord? {
    guard let fields = JSONFields(bytes) else { return nil }
    return plain(fields) ?? decoded(fields)
  }

  /// Reads a record of a check that is as it was, without a decoder.
  private func plain(_ fields: JSONFields) -> CheckRecord? {
    guard fields.hasOnly(Self.plain), PlainJSON.number(fields.bytes("format")) == CheckRecord.newest,
      let status = PlainJSON.text(fields.bytes("status")).flatMap(CheckRecord.Status.init(rawValue:)),
      let key = keys.read(fields.bytes("key")), let settings = settings.read(fields.bytes("settings")),
      let origins = origins.read(fields.bytes("origins")),
      let candidate = PlainJSON.digest(fields.bytes("candidate")),
      let scale = PlainJSON.number(fields.bytes("scale")),
      let drawn = fingerprints.read(fields.bytes(Self.drawn)),
      let isKept = PlainJSON.flag(fields.bytes("isKept")), let place = Self.place(fields.bytes("place"))
    else { return nil }
    var record = CheckRecord(
      key: key, status: status, settings: settings, origins: origins, candidate: candidate,
      scale: Double(scale), fingerprint: drawn, isKept: isKept, place: place)
    if fields.has("baseline") {
      guard let baseline = PlainJSON.digest(fields.bytes("baseline")) else { return nil }
      record.baseline = baseline
    }
    if fields.has(Self.baselineDrawn) {
      guard let drawn = fingerprints.read(fields.bytes(Self.baselineDrawn)) else { return nil }
      record.baselineFingerprint = drawn
    }
    if fields.has("isReproducible") {
      guard let isReproducible = PlainJSON.flag(fields.bytes("isReproducible")) else { return nil }
      record.isReproducible = isReproducible
    }
    if fields.has("pictureFormat") {
      guard let format = PlainJSON.text(fields.bytes("pictureFormat")).flatMap(PictureFormat.init(rawValue:))
      else { return nil }
      record.pictureFormat = format
    }
    return record
  }

  private static func place(_ bytes: ArraySlice<UInt8>?) -> CallSite? {
    guard let fields = bytes.flatMap({ JSONFields(Array($0)) }), fields.hasOnly(["file", "line"]),
      let file = PlainJSON.text(fields.bytes("file")), let line = PlainJSON.number(fields.bytes("line"))
    else { return nil }
    return CallSite(filePath: file, line: line)
  }

  /// Reads any record by a decoder, but for what drew its pictures.
  private func decoded(_ fields: JSONFields) -> CheckRecord? {
    let rest = fields.replacing([Self.drawn, Self.baselineDrawn], by: Self.placeholder)
    guard var record = try? StableJSON.read(CheckRecord.self, from: rest),
      record.format == CheckRecord.newest, let drawn = fingerprints.read(fields.bytes(Self.drawn))
    else { return nil }
    record.fingerprint = drawn
    if record.baselineFingerprint != nil {
      guard let drawn = fingerprints.read(fields.bytes(Self.baselineDrawn)) else { return nil }
      record.baselineFingerprint = drawn
    }
    return record
  }
}
