import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// Judges what a record says of a comparison that was made when the test ran: none that passes is believed.
///
/// It is made again from the pictures, once; then the cache of the machine knows that these pictures, trees and settings
/// have the result that the record tells.
struct Judgement: Sendable {
  let run: Run
  let store: BaselineStore
  let record: CheckRecord
  let baseline: KnownBaseline

  /// The outcome that the record tells, if it has been confirmed on this machine; `nil` where it has to be found out.
  var confirmed: CheckOutcome? {
    guard let claimed, let name, store.cache.isConfirmed(name), isCandidateWhole else { return nil }
    return claimed
  }

  /// Notes that the comparison had an outcome.
  func note(_ outcome: CheckOutcome) {
    guard let claimed, claimed == outcome, let name else { return }
    store.cache.confirm(name)
  }

  /// The outcome that the record tells, of those that pass.
  private var claimed: CheckOutcome? {
    switch (record.status, record.comparison) {
    case (.match, nil): .match
    case (.tolerated, let comparison?): .tolerated(comparison)
    default: nil
    }
  }

  /// Whether what was seen is kept as what the record says it was; or it is the baseline, byte for byte.
  private var isCandidateWhole: Bool {
    if baseline.digest == record.candidate { return true }
    guard record.isKept, let pixels = record.candidate.pixels,
      store.knownPixels(of: record.pictureFile, in: run.folder.inside(RunFileNames.pictures)) == pixels
    else { return false }
    return (try? run.tree(of: record)) != nil || record.candidate.tree == nil
  }

  /// All that the outcome depends on, and the outcome.
  private struct Claim: Encodable {
    var judge = 1
    var tool: String
    var reader: String
    var baseline: ContentDigest
    var sidecar: SHA256Digest
    var candidate: ContentDigest
    var scale: Double
    var fingerprint: Fingerprint
    var settings: MatchSettings
    var comparison: Comparison?
  }

  private var name: SHA256Digest? {
    let claim = Claim(
      tool: Self.program, reader: PNG.reader, baseline: baseline.digest, sidecar: baseline.sidecar,
      candidate: record.candidate, scale: record.scale, fingerprint: record.fingerprint,
      settings: record.settings, comparison: record.comparison)
    return (try? StableJSON.line(claim)).map { SHA256Digest(of: $0) }
  }

  /// The program that judges: another build may judge otherwise.
  private static let program: String = {
    guard let stamp = FileStamp(of: "/proc/self/exe", followsLinks: true) else { return "" }
    return "\(stamp.inode)-\(stamp.size)-\(stamp.modified)"
  }()
}
