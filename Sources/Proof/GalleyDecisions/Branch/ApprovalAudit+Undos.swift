import GalleyBaselines

extension ApprovalAudit {
  /// The undo lines of the base and of the branch's own history that the journal lacks.
  struct Undos {
    fileprivate var lines: [DecisionRecord] = []
    fileprivate var signed = SignedLines([])
  }

  /// Finds the undo lines of decisions that the journal still states as valid.
  func undos(isNeeded: Bool) throws(BaseError) -> Undos {
    guard isNeeded, let base else { return Undos() }
    let text =
      try base.journalText() + [UInt8(ascii: "\n")] + base.journalTextAtTip() + [UInt8(ascii: "\n")]
      + base.pastJournalLines(own: true)
    let past = DecisionJournal.readableRecords(in: text, having: "undoes")
    let undone = UndoneDecisions(past)
    let present = Set(((try? store.journal.records()) ?? []).map(\.id))
    let lines = past.filter { line in
      guard line.action == .undo, let subject = line.undoes else { return false }
      return present.contains(subject) && !present.contains(line.id) && !undone.contains(line.id)
    }
    return Undos(lines: lines, signed: lines.isEmpty ? SignedLines([]) : SignedLines(text))
  }

  /// The audit without the lines that an approver has undone.
  func heeding(_ undos: Undos, _ verifier: SignatureVerifier) throws(SigningError) -> ApprovalAudit {
    var audit = self
    var answers = answers(verifier, undos.signed)
    for line in undos.lines {
      guard let subject = line.undoes, let approvers = rule(for: line.key)?.approvers else { continue }
      audit.withdrawn[subject] = try answers.signer(of: line.id, among: approvers)
    }
    return audit
  }
}
