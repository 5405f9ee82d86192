import GalleyExplanation

/// One check that waits for a decision, with all that is needed to decide.
public struct QueueItem: Hashable, Sendable, Encodable {
  /// Whether anybody has decided.
  public enum Status: String, Hashable, Sendable, Codable {
    /// Nobody has.
    case waiting
    /// Somebody has rejected it; it still stops the gate.
    case rejected
  }

  /// A reason why it differs.
  public struct Reason: Hashable, Sendable, Encodable {
    /// The same for the same change elsewhere.
    public var id: String
    /// What kind of change.
    public var kind: Cause.Kind
    /// The whole as one sentence, in the user's terms.
    public var sentence: String
  }

  /// What a decision names it by.
  public var id: String
  /// The key as one line.
  public var text: String
  /// The key.
  public var key: CheckKey
  /// Whether it is of a picture or of a text.
  public var kind: CheckKind
  /// How the check ended: `mismatch`, `new` or `environmentChanged`.
  public var outcome: CheckRecord.Status
  /// Whether anybody has decided.
  public var status: Status
  /// The baseline; `nil` if there is none.
  public var from: ProofDigest?
  /// What was seen.
  public var to: ProofDigest
  /// Why it differs, most telling first.
  public var causes: [Reason]
  /// What differs of fonts and libraries.
  public var environment: [String]
  /// How many pixels differ.
  public var differingPixels: Int?
  /// How many of them no cause accounts for.
  public var unexplainedPixels: Int?
  /// The changed lines of a text.
  public var difference: TextDifference?
  /// The rejection.
  public var ruling: DecisionRecord?
  /// What was said of it, oldest first.
  public var comments: [DecisionRecord]
  /// The line of the test.
  public var place: SourcePlace
  /// The file of the baseline, from the project's root.
  public var baseline: String?
  /// The file of what was seen, from the project's root.
  public var candidate: String
  /// The check of which it is the new name.
  public var renamedFrom: String?
}

extension DecisionDesk {
  /// What waits for a decision, by key.
  ///
  /// - Parameter verdict: The verdict on the run; it is judged now if there is none.
  /// - Returns: One item for each check that does not pass and could be approved.
  public func queue(_ verdict: Verdict? = nil) -> [QueueItem] {
    let verdict = verdict ?? Gate().verdict(on: run, against: store)
    let rulings = store.rulings()
    let renames = Dictionary(verdict.renames.map { ($0.to, $0.from.text) }) { first, _ in first }
    return verdict.checks.filter(\.awaitsDecision).map { check in
      let comparison = check.outcome.comparison
      var facts: [String] = []
      if case .environmentChanged(let found) = check.outcome { facts = found }
      return QueueItem(
        id: check.transition.id, text: check.key.text, key: check.key, kind: check.record.kind,
        outcome: check.outcome.status, status: check.ruling?.action == .reject ? .rejected : .waiting,
        from: check.baseline, to: check.record.candidate,
        causes: (comparison?.causes ?? []).map {
          QueueItem.Reason(id: $0.id, kind: $0.kind, sentence: $0.sentence)
        },
        environment: facts, differingPixels: comparison?.differingPixels,
        unexplainedPixels: comparison?.unexplainedPixels, difference: comparison?.text,
        ruling: check.ruling, comments: rulings.comments(on: check.transition), place: check.record.place,
        baseline: check.baseline == nil ? nil : baselineFile(of: check),
        candidate: candidateFile(of: check), renamedFrom: renames[check.key])
    }
  }

  /// The file of a check's baseline, from the project's root, whether or not it is there.
  public func baselineFile(of check: Verdict.JudgedCheck) -> String {
    let files = BaselineFiles(check.key, in: store.project.baselines)
    return files.folder.shown(files.content(check.record.kind))
  }

  /// The file of what a check saw, from the project's root.
  public func candidateFile(of check: Verdict.JudgedCheck) -> String {
    let kind = check.record.kind
    let folder = run.folder.inside(kind == .picture ? RunNames.pictures : RunNames.texts)
    return folder.shown("\(check.record.candidate.name).\(kind.fileExtension)")
  }
}
