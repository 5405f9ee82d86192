/// The decisions that stand, by transition.
///
/// Only the latest line about a check decides, by time. Where A became B and then A again, that B was once approved says
/// nothing any more.
package struct DecisionHistory: Sendable {
  private var latest: [CheckKey: DecisionRecord] = [:]
  private var said: [CheckKey: [DecisionRecord]] = [:]
  /// The journals one by one, where approvals count only under conditions; see ``init(here:others:project:)``.
  private var journals: Journals?

  /// Creates a history without decisions.
  package init() {}

  /// Reads lines.
  package init(_ records: [DecisionRecord]) {
    let undone = UndoneDecisions(records)
    // A line that only a merge brought may be older than what stands before it; but taking back comes after what is taken
    // back, whatever the clocks say. Sorting is stable: lines of one instant stay in the order of their journal.
    let dated = records.map { ($0, undone.moment(of: $0)) }
    for (record, _) in dated.sorted(by: { $0.1 < $1.1 }) {
      guard !undone.contains(record.id) else { continue }
      switch record.action {
      case .comment: said[record.key, default: []].append(record)
      case .approve, .reject, .remove: latest[record.key] = record
      // The undone decision was wrong. What stood before it does not count again: the baseline tells it.
      case .undo:
        guard let subject = undone.subject(of: record), subject.action != .comment else { continue }
        // What was taken back by mistake is as it was.
        latest[record.key] = undone.contains(subject.id) ? nil : subject
      }
    }
  }

  /// Reads the journal of a checkout and those of other branches.
  ///
  /// An approval that came here brought its baseline along; if that is not the baseline any more, it was taken back, by a
  /// decision or by git, and counts for nothing. So only those of other branches count that are not here yet, and only
  /// as long as they stand there: the last line about the check in that journal, and the baseline that they made still
  /// that branch's baseline. A rejection that whoever approved could not know of holds.
  init(here: [DecisionRecord], others: BranchJournals, project: Project) {
    var seen: Set<String> = []
    self.init((here + others.journals.flatMap(\.records)).filter { seen.insert($0.id).inserted })
    journals = Journals(
      here: Lines(here), others: others.journals.map { ($0, Lines($0.records)) }, source: others,
      project: project)
  }

  /// The decision that stands about a transition.
  ///
  /// - Returns: The approval or rejection of this very transition, if nothing was decided about the check since.
  package func decision(on transition: Transition) -> DecisionRecord? {
    guard let record = latest[transition.key], record.transition == transition,
      record.action == .approve || record.action == .reject
    else { return nil }
    guard record.action == .approve, let journals else { return record }
    return journals.decision(record, on: transition)
  }

  /// The comments on a transition.
  ///
  /// - Returns: The comments, oldest first.
  package func comments(on transition: Transition) -> [DecisionRecord] {
    (said[transition.key] ?? []).filter { $0.transition == transition }
  }
}

extension DecisionHistory {
  /// The lines of one journal in the order of its file: whatever clocks say, what was written later is later.
  private struct Lines: Sendable {
    var ids: Set<String> = []
    var last: [CheckKey: DecisionRecord] = [:]

    init(_ records: [DecisionRecord]) {
      let undone = UndoneDecisions(records)
      for record in records {
        ids.insert(record.id)
        if record.action != .comment, !undone.contains(record.id) { last[record.key] = record }
      }
    }
  }

  /// Several journals, each for itself.
  private struct Journals: Sendable {
    var here: Lines
    var others: [(journal: BranchJournals.Journal, lines: Lines)]
    var source: BranchJournals
    var project: Project

    /// The approval that stands, if the latest of all lines is one.
    func decision(_ approval: DecisionRecord, on transition: Transition) -> DecisionRecord? {
      for lines in [here] + others.map(\.lines) where !lines.ids.contains(approval.id) {
        if let last = lines.last[transition.key], last.action == .reject, last.transition == transition,
          !isKnown(last, beside: approval)
        {
          return last
        }
      }
      guard !here.ids.contains(approval.id) else { return nil }
      let stands = others.contains { other in
        other.lines.last[approval.key]?.id == approval.id
          && source.stillHolds(approval, in: other.journal, of: project)
      }
      return stands ? approval : nil
    }

    /// Whether a journal that has an approval has a rejection, too.
    private func isKnown(_ rejection: DecisionRecord, beside approval: DecisionRecord) -> Bool {
      others.contains { $0.lines.ids.contains(approval.id) && $0.lines.ids.contains(rejection.id) }
    }
  }
}
