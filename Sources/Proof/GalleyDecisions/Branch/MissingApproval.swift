import GalleyBaselines

/// A baseline or a setting that lacks the signature of an approver.
package struct MissingApproval: Sendable, Hashable {
  /// The check as one line, the path of its files, or the setting.
  package var text: String
  /// The check; `nil` if no sidecar tells it.
  package var key: CheckKey?
  /// The folder whose approvers are asked, from the project's root; empty for all.
  package var folder: String
  /// The people of whom one has to sign.
  package var approvers: [String]
  /// The reason why none counts.
  package var reason: Reason
  /// The branch on which it was decided, of an approval that is borrowed; `nil` of one of the checkout.
  package var branch: String?
  /// The setting, the file or the tolerance; `nil` of a baseline.
  package var rule: RuleChange?
  /// The line of the journal that an approver has to sign for it.
  ///
  /// It is the only one without a signature of those that lead from what the base has to what is there; `nil` where there are several, or
  /// none.
  package var line: DecisionRecord?
  /// The change that an approver has to approve where there is no such line; `nil` where there is one, and of what cannot be approved.
  package var netChange: NetChange?

  /// Names a baseline, and who is missing.
  package init(
    text: String, key: CheckKey?, folder: String, approvers: [String], reason: Reason,
    branch: String? = nil, rule: RuleChange? = nil, line: DecisionRecord? = nil, netChange: NetChange? = nil
  ) {
    self.text = text
    self.key = key
    self.folder = folder
    self.approvers = approvers
    self.reason = reason
    self.branch = branch
    self.rule = rule
    self.line = line
    self.netChange = netChange
  }

  /// Whether an approver can sign it.
  package var canBeSigned: Bool { line != nil || netChange != nil }

  /// Whether it is an unused line of the journal, which no approver has to sign.
  package var isStray: Bool { if case .strayLine = reason { true } else { false } }

  /// The reasons why no signature counts.
  package enum Reason: Sendable, Hashable {
    /// No decision made the baseline what it is.
    case noDecision
    /// Nobody signed the decision.
    case unsigned(by: String)
    /// The signature is not of the lines that it names, or not a signature.
    case broken(by: String)
    /// The key may not sign, not any more, or not for this.
    case notAllowed(by: String)
    /// The signature names another repository, or none.
    case otherRepository(by: String)
    /// The signature names a repository, and this clone has neither the first commit nor a stated name to compare.
    case firstCommitMissing(by: String)
    /// The signature covers another change than the one from the base.
    case otherChange(by: String)
    /// The decision is of another scale or environment than the sidecar states, or of an earlier version and states none.
    case otherDrawing(by: String)
    /// The base has another baseline by now, and no signed decision leads from the one to the other.
    case otherThanBase(String)
    /// An approver took the decision back, and the journal leaves that out.
    case withdrawn(by: String, undoneBy: String)
    /// A line of the journal approves it; its identifier, and the journal.
    case strayLine(by: String, id: String, journal: String)
    /// The decision is about other content with the same digest, or of a version that states no SHA-256 digest.
    case otherContent(by: String)
    /// It is signed by somebody else.
    case notApprover([String])
  }
}

/// The change of a baseline from its state at the base to the present one, whatever the steps between.
///
/// Whoever approves it has approved no step: the branch cannot go back to one of them with that signature.
package struct NetChange: Sendable, Hashable {
  /// The check.
  let key: CheckKey
  /// The baseline at the base; `nil` if there is none.
  let from: ContentDigest?
  /// The version that is there now; `nil` if the baseline is gone.
  let to: BaselineVersion?

  /// The line that approves it.
  func approval(_ signature: Signature) -> DecisionRecord {
    var record = DecisionRecord(
      to == nil ? .remove : .approve, signature, run: nil, key: key, from: from, to: to?.digest,
      drawing: to?.drawing)
    record.sha256 = to?.sha256
    return record
  }
}
