/// The result of comparing a capture with its baseline.
package enum CheckJudgement: Sendable {
  /// The digests alone prove the content equal to its baseline, which was not read.
  case unchanged(ContentDigest)
  /// The content, with this digest, was compared with what is stored.
  case compared(ContentDigest, with: StoredBaseline, CheckOutcome)

  /// Whether the check would pass.
  package var passes: Bool {
    switch self {
    case .unchanged: true
    case .compared(_, _, let outcome): outcome.passes
    }
  }

  /// The digest of the content.
  var digest: ContentDigest {
    switch self {
    case .unchanged(let digest), .compared(let digest, _, _): digest
    }
  }

  /// Whether the digests decided.
  var isUnchanged: Bool {
    if case .unchanged = self { true } else { false }
  }

  /// The stored baseline, and the outcome of the comparison with it.
  var comparison: (stored: StoredBaseline, outcome: CheckOutcome)? {
    if case .compared(_, let stored, let outcome) = self { (stored, outcome) } else { nil }
  }
}
