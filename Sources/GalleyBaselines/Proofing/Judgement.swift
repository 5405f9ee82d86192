import Foundation
import GalleyDiff
import GalleyTree

/// Compares what was seen with what was approved.
///
/// Checks and the gate judge by this alone.
enum Judgement {
  /// The verdict on one proof.
  ///
  /// The digest decides first. Equal pixels with another tree are a difference only if the comparator finds a cause:
  /// a label or frame that changed unseen is reported, a change that nobody could name is not. Unequal pixels that
  /// other fonts or libraries drew are no finding about the app.
  static func of(
    _ proof: Proof, digest: ProofDigest, fingerprint: Fingerprint, masks: [CGRect], against baseline: Baseline
  ) -> CheckOutcome {
    if baseline.digest == digest { return .match }
    let haveEqualPixels = baseline.digest.pixels == digest.pixels
    if haveEqualPixels, baseline.proof.tree == proof.tree { return .match }
    let facts = haveEqualPixels ? [] : fingerprint.differences(from: baseline.fingerprint)
    if !facts.isEmpty, masks.isEmpty { return .environmentChanged(facts) }
    let comparison = Comparator.compare(baseline: baseline.proof, candidate: proof, ignoring: masks)
    if comparison.isEqual { return .match }
    return facts.isEmpty ? .mismatch(comparison) : .environmentChanged(facts)
  }
}
