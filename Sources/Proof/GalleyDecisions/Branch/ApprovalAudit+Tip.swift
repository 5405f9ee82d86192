import GalleyBaselines

extension ApprovalAudit {
  /// The baselines that are unchanged since the branch left its base, and differ from the present base.
  ///
  /// Usually the branch only lacks later approvals of the base. But the base may also have reverted the commit at which the branch starts,
  /// whose content no approver signed.
  struct Tip {
    /// The audit of the lines that the base does not have now.
    var audit: ApprovalAudit
    /// The baselines: `before` is the present state of the base.
    let changes: [BaselineChange]
    /// The name of the base.
    private let ref: String
    /// The lines of the base's journal.
    private let lines: SignedLines
    /// The lines that the journal never had in the history of the branch, by check.
    private let news: [CheckKey: [DecisionRecord]]

    /// Finds the baselines; `nil` if there are none.
    init?(
      _ review: BranchReview, _ rules: ApproverRules, _ store: BaselineStore, environment: [String: String]
    ) throws(BaseError) {
      changes = try review.changesFromTip(in: store)
      guard !changes.isEmpty else { return nil }
      ref = review.base.ref
      let text = try review.base.journalTextAtTip()
      lines = SignedLines(text)
      let records = DecisionJournal.readableRecords(in: text)
      let past = try review.base.pastJournalLines()
      let known = Set(DecisionJournal.readableRecords(in: past).map(\.id))
      news = Dictionary(grouping: records.filter { !known.contains($0.id) }, by: \.key)
      audit = try ApprovalAudit(
        rules, store, review.base, besides: Set(records.map(\.id)), environment: environment)
    }

    /// The baselines that are neither older than the base's by its signed decisions, nor newer by those of the branch.
    func missing(_ verifier: SignatureVerifier) throws(SigningError) -> [MissingApproval] {
      var answers = audit.answers(verifier, lines, isAsOfNow: false)
      var open: [BaselineChange] = []
      for change in changes where !(try isOlder(change, &answers)) { open.append(change) }
      return try audit.result(open, verifier).missing.map { approval in
        var approval = approval
        approval.reason = .otherThanBase(ref)
        return approval
      }
    }

    /// Whether decisions of the base's approvers, unknown to the branch, lead from its baseline to the present one of the base.
    private func isOlder(
      _ change: BaselineChange, _ answers: inout SignatureCache
    ) throws(SigningError) -> Bool {
      let lines = (change.key.flatMap { news[$0] } ?? []).filter {
        $0.action.changesBaseline || $0.action == .undo
      }
      for (_, approvers) in audit.folders(of: change) {
        var reached: Set<ContentDigest?> = [change.after?.digest]
        var isLed = false
        for line in lines where reached.contains(line.from) {
          guard try answers.signer(of: line.id, among: approvers) != nil else { continue }
          reached.insert(line.to)
          isLed = isLed || line.to == change.before?.digest && line.drawing == change.before?.drawing
        }
        guard isLed else { return false }
      }
      return true
    }
  }
}

extension ApprovalAudit {
  /// The decisions that the journals of the branch and of the present base have, and whose baseline the base has replaced since.
  ///
  /// A branch that takes such a commit, as `git cherry-pick` does, would bring its baseline back by a merge without a conflict.
  func replacedDecisions() throws(BaseError) -> Set<String> {
    guard let base, !records.isEmpty else { return [] }
    let there = Set(DecisionJournal.readableRecords(in: try base.journalTextAtTip()).map(\.id))
    let shared = records.values.joined().filter { there.contains($0.id) }
    guard !shared.isEmpty else { return [] }
    var present: [CheckKey: ContentDigest?] = [:]
    for found in try base.differencesFromTip() {
      let own = store.sidecar(at: "\(found.path).\(BaselinePart.sidecar.rawValue)")
      let (before, after) = (
        found.sidecar.map { BaselineVersion($0, stem: found.place) },
        own.map { BaselineVersion($0, stem: found.path) }
      )
      if let key = before?.key ?? after?.key { present.updateValue(before?.digest, forKey: key) }
    }
    return Set(shared.filter { line in present[line.key].map { $0 != line.to } ?? false }.map(\.id))
  }
}

extension BranchReview {
  /// The baselines that the branch has not changed since it left its base, and that differ from those of the base as it is now.
  fileprivate func changesFromTip(in store: BaselineStore) throws(BaseError) -> [BaselineChange] {
    let own = changes.filter { !$0.isSameContent }
    let keys = Set(own.flatMap { [$0.key, $0.before?.key, $0.after?.key] }.compactMap(\.self))
    let paths = Set(own.map(\.path))
    return try base.differencesFromTip().compactMap { found in
      let sidecar = store.sidecar(at: "\(found.path).\(BaselinePart.sidecar.rawValue)")
      let before = found.sidecar.map { BaselineVersion($0, stem: found.place) }
      let after = sidecar.map { BaselineVersion($0, stem: found.path) }
      let key = after?.key ?? before?.key
      guard !paths.contains(found.path), key.map(keys.contains) != true,
        before?.key != after?.key || before?.digest != after?.digest || before?.drawing != after?.drawing
      else { return nil }
      return BaselineChange(key: key, path: found.path, before: before, after: after)
    }
  }
}
