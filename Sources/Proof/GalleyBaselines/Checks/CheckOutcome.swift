import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The outcome of a check in one word.
public enum CheckStatus: String, Sendable, Codable, CaseIterable {
  /// Equal to the baseline.
  case match
  /// Different, and all of it is forgiven.
  case tolerated
  /// Different, and this very change was approved before.
  case approved
  /// Different from the baseline.
  case mismatch
  /// There is no baseline.
  case new
  /// Different, but drawn by other fonts or libraries.
  case environmentChanged
  /// It could not be compared.
  case unusable
  /// A recording mode made it the baseline; that is never a pass.
  case recorded

  /// Whether the check passes.
  public var passes: Bool {
    switch self {
    case .match, .tolerated, .approved: true
    case .mismatch, .new, .environmentChanged, .unusable, .recorded: false
    }
  }

  /// Whether what was seen could be approved, and is not.
  package var awaitsDecision: Bool {
    switch self {
    case .mismatch, .new, .environmentChanged: true
    case .match, .tolerated, .approved, .unusable, .recorded: false
    }
  }
}

/// The outcome of a check, with what the comparison found.
package enum CheckOutcome: Sendable, Hashable {
  /// Pixels and tree are those that were approved.
  case match
  /// They are not, but all that changed is forgiven or ignored.
  case tolerated(Comparison)
  /// They are not, and somebody has approved this very change before, such as on another branch.
  case approved(Comparison, DecisionRecord)
  /// They are not.
  case mismatch(Comparison)
  /// Nothing was approved yet.
  case new
  /// Pixels differ, but other fonts or libraries drew them; each fact names one.
  case environmentChanged([String])
  /// It could not be compared.
  case unusable(ComparisonError)
  /// A recording mode made it the baseline; that is never a pass.
  case recorded(RecordMode)

  /// Whether the check passes.
  package var passes: Bool { status.passes }

  /// The outcome in one word.
  package var status: CheckStatus {
    switch self {
    case .match: .match
    case .tolerated: .tolerated
    case .approved: .approved
    case .mismatch: .mismatch
    case .new: .new
    case .environmentChanged: .environmentChanged
    case .unusable: .unusable
    case .recorded: .recorded
    }
  }

  /// The comparison, if there was a difference.
  package var comparison: Comparison? {
    switch self {
    case .tolerated(let comparison), .approved(let comparison, _), .mismatch(let comparison): comparison
    case .match, .new, .environmentChanged, .unusable, .recorded: nil
    }
  }
}

extension CheckOutcome {
  /// The baseline without a decision, if that is the reason why it could not be compared.
  package var undecided: UndecidedBaseline? {
    if case .unusable(.baseline(.undecided(let baseline))) = self { baseline } else { nil }
  }

  /// The outcome, with what was decided about the transition before.
  ///
  /// A missing baseline stays missing, whatever was approved elsewhere: nothing passes that there is nothing to compare
  /// with.
  package func applying(_ decision: DecisionRecord?) -> CheckOutcome {
    guard case .mismatch(let comparison) = self, let decision, decision.action == .approve else {
      return self
    }
    return .approved(comparison, decision)
  }
}

/// An error that keeps a check from being compared.
package enum ComparisonError: Error, Sendable, Hashable {
  /// Its baseline cannot be used.
  case baseline(BaselineError)
  /// Its record cannot be written or read.
  case run(RunError)
  /// Its level or a region of it cannot be judged.
  case level(MatchSettingsError)
  /// It is a text of more bytes than are compared.
  case textTooLong(Int)
  /// It has the digest of the approved picture, which has the stated path, and other content.
  case sameDigest(PixelDigest, String)
  /// It could not be made the baseline.
  case recording(ApprovalError)
  /// It was made at a place, and could not be made at another one, or another time.
  case refused(Refusal, made: CallSite)
}

extension ComparisonError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .baseline(let fault): "\(fault)"
    case .run(let fault): "\(fault)"
    case .level(let error): "\(error)"
    case .textTooLong(let bytes):
      "the text has \(bytes) bytes, and texts of more than \(TextLimits.bytes) are not compared; "
        + "compare a part of it, or a digest"
    case .sameDigest(let digest, let path):
      "it shows something else than \(path), and has its digest \(digest), which happens only where somebody wants it; "
        + "look at both, and change the picture"
    case .recording(let fault): "it was not recorded: \(fault)"
    case .refused(let refusal, let place):
      "it was made at \(place), and could not be made at \(refusal.place): \(refusal.reason); "
        + "a check has one answer in a run, so run the tests again"
    }
  }
}
