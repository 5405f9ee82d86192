import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyTree

/// One check that waits for a decision, with all that is needed to decide.
package struct QueueItem: Hashable, Sendable, Encodable {
  /// The state of the decision.
  package enum Status: String, Hashable, Sendable, Codable {
    /// Nobody has.
    case waiting
    /// Somebody has rejected it; it still stops the gate.
    case rejected
  }

  /// A reason why it differs.
  package struct Reason: Hashable, Sendable, Encodable {
    /// The same for the same change elsewhere.
    package var id: String
    /// The kind of change.
    package var kind: Cause.Kind
    /// The whole as one sentence, in the user's terms.
    package var sentence: String
  }

  /// The identifier by which a decision names it.
  package var id: String
  /// The key as one line.
  package var text: String
  /// The key.
  package var key: CheckKey
  /// Whether it is of a picture or of a text.
  package var kind: CheckKind
  /// The status of the check: `mismatch`, `new` or `environmentChanged`.
  package var outcome: CheckRecord.Status
  /// Whether anybody has decided.
  package var status: Status
  /// The baseline; `nil` if there is none.
  package var from: ContentDigest?
  /// The digest of the candidate.
  package var to: ContentDigest
  /// The causes of the difference, the most telling first.
  package var causes: [Reason]
  /// The fonts and libraries that differ.
  package var environment: [String]
  /// The number of pixels that differ.
  package var differingPixels: Int?
  /// The number of them that no cause accounts for.
  package var unexplainedPixels: Int?
  /// The changed lines of a text.
  package var difference: TextDifference?
  /// The rejection.
  package var ruling: DecisionRecord?
  /// The comments, oldest first.
  package var comments: [DecisionRecord]
  /// The line of the test.
  package var place: CallSite
  /// The file of the baseline, from the project's root.
  package var baseline: String?
  /// The file of the candidate, from the project's root.
  package var candidate: String
  /// The old check, if this one is its new name.
  package var renamedFrom: String?
}

extension DecisionService {
  /// The queue of checks that await a decision, by key.
  ///
  /// `verdict`: the verdict on the run; it is judged now if there is none.
  package func queue(_ verdict: Verdict? = nil) -> [QueueItem] {
    let verdict = verdict ?? Gate().verdict(on: run, against: store)
    let decisionHistory = store.decisionHistory()
    let renames = Dictionary(verdict.renames.map { ($0.to, $0.from.text) }) { first, _ in first }
    return verdict.checks.filter(\.awaitsDecision).map { check in
      let comparison = check.outcome.comparison
      var facts: [String] = []
      if case .environmentChanged(let found) = check.outcome { facts = found }
      return QueueItem(
        id: check.transition.id, text: check.key.text, key: check.key, kind: check.record.kind,
        outcome: check.outcome.undecided.map { $0.decided == nil ? .new : .mismatch } ?? check.outcome.status,
        status: check.decision?.action == .reject ? .rejected : .waiting,
        from: check.decided, to: check.record.candidate,
        causes: (comparison?.causes ?? []).map {
          QueueItem.Reason(id: $0.id, kind: $0.kind, sentence: $0.sentence)
        },
        environment: facts, differingPixels: comparison?.differingPixels,
        unexplainedPixels: comparison?.unexplainedPixels, difference: comparison?.text,
        ruling: check.decision, comments: decisionHistory.comments(on: check.transition),
        place: check.record.place,
        baseline: check.baseline == nil ? nil : baselineFile(of: check),
        candidate: candidateFile(of: check), renamedFrom: renames[check.key])
    }
  }

  /// The file of a check's baseline, from the project's root, whether or not it is there.
  package func baselineFile(of check: Verdict.JudgedCheck) -> String {
    let files = BaselineFiles(check.key, in: store.project.baselines)
    return files.folder.displayPath(files.content(check.record.kind))
  }

  /// The file of what a check saw, from the project's root.
  package func candidateFile(of check: Verdict.JudgedCheck) -> String {
    let record = check.record
    switch record.kind {
    case .picture: return run.folder.inside(RunFileNames.pictures).displayPath(record.pictureFile)
    case .text: return run.folder.inside(RunFileNames.texts).displayPath("\(record.candidate.name).txt")
    }
  }
}
