import GalleyExplanation
import GalleyTree

extension Proofing {
  /// Checks a text, byte for byte.
  ///
  /// Nothing is thrown: whatever stands in the way is an outcome that does not pass.
  ///
  /// - Parameters:
  ///   - key: What the check is known by.
  ///   - text: The text.
  ///   - place: The line of the test.
  /// - Returns: What became of it; ``CheckWords`` says it to the test.
  public func check(_ key: CheckKey, text: String, at place: SourcePlace) -> CheckOutcome {
    let digest = ProofDigest(text: text)
    var record = CheckRecord(
      key: key, status: .match, settings: .exact, origins: MatchOrigins(), candidate: digest,
      baseline: digest, scale: 1, fingerprint: .ofText, baselineFingerprint: .ofText, comparison: nil,
      isKept: false, place: place, batch: batch.flatMap { $0.isEmpty ? nil : $0 })
    guard text.utf8.count <= TextLimits.bytes else {
      let fault = CheckFault.textTooLong(text.utf8.count)
      (record.status, record.fault, record.baseline) = (.unusable, "\(fault)", nil)
      do throws(RunFault) { try recorder.record(record) } catch { return .unusable(.run(error)) }
      return .unusable(fault)
    }
    return compare(.text(text), &record)
  }
}

extension Fingerprint {
  /// Nothing draws a text.
  static let ofText = Fingerprint(renderer: "a text")
}

extension StoredBaseline {
  /// What drew it, if it is there.
  var fingerprint: Fingerprint? {
    switch self {
    case .missing: nil
    case .found(let baseline): baseline.fingerprint
    case .text: .ofText
    }
  }
}
