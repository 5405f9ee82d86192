extension Settings {
  /// The side whose value of a field counts while a branch is compared with its base.
  package enum Decider: String, Sendable, Hashable, CaseIterable {
    /// The base's value counts, until the branch is merged.
    case base
    /// The stricter of both counts: a branch adds to what its base demands, and takes nothing away.
    case stricter
    /// The branch's value counts; where the base names approvers, one of them signs the difference.
    case approver
    /// The branch's value counts: it decides nothing about what passes.
    case anybody

    /// Whether a difference needs the signature of an approver, where the base names any.
    ///
    /// A value that counts only after the merge needs it too, since a second branch would be judged by it.
    package var needsSignature: Bool { self != .anybody }
  }
}

extension Settings.Field {
  /// The side whose value of the field counts.
  package var decider: Settings.Decider {
    switch self {
    case .approvers, .allowedSigners, .repository: .base
    case .approvalsFrom, .forbid, .failOnOrphans, .failOnFlaky: .stricter
    case .baselines, .expect, .retries, .level, .matrix, .knownIssues, .pictures, .maxDiffPixels,
      .maxDiffPixelRatio, .precision, .perceptualPrecision, .minimumClusterSize:
      .approver
    case .keepRuns, .batchName, .batchID, .batchProperties, .sign, .testSeconds, .testMegabytes,
      .outputMegabytes:
      .anybody
    }
  }
}
