import GalleyBaselines

/// A plan to undo a decision: shown first, carried out then.
package struct UndoPlan: Sendable {
  /// The decision.
  package var decision: String
  /// The lines that are taken back, newest first.
  package var lines: [DecisionRecord]
  /// The line that each is about in the end: of an undo, what it took back.
  var subjects: [String: DecisionRecord]

  /// Finds what to take back.
  ///
  /// - Parameters:
  ///   - decision: The decision, or its first digits; `nil` for the last one that stands and is no undo itself.
  ///   - records: The journal, oldest first.
  /// - Throws: ``UndoError`` if there is none, or it was taken back before.
  init(_ decision: String?, in records: [DecisionRecord]) throws(UndoError) {
    let undone = UndoneDecisions(records)
    let found: String
    if let decision {
      found = try Self.name(decision, in: records)
    } else {
      // An undo is taken back only by its name: else undoing twice would do nothing, instead of going back further.
      guard
        let last = records.last(where: { $0.action != .undo && !undone.contains($0.id) })
      else { throw .nothingToUndo }
      found = last.decision
    }
    let all = records.filter { $0.decision == found }
    let lines = all.filter { !undone.contains($0.id) }
    guard !lines.isEmpty else {
      let undo = all.lazy.compactMap { undone.undo(of: $0.id) }.first
      throw .takenBack(found, by: undo?.by ?? "", undo: undo?.decision ?? "")
    }
    self.decision = found
    self.lines = lines.reversed()
    subjects = [:]
    for line in lines { subjects[line.id] = undone.subject(of: line) }
  }

  private static func name(_ digits: String, in records: [DecisionRecord]) throws(UndoError) -> String {
    let names = Set(records.map(\.decision))
    if names.contains(digits) { return digits }
    let meant = digits.isEmpty ? [] : names.filter { $0.hasPrefix(digits) }
    guard let name = meant.first else { throw .noSuchDecision(digits) }
    guard meant.count == 1 else { throw .ambiguous(digits, count: meant.count) }
    return name
  }
}

/// The result of undoing a decision.
package struct UndoResult: Sendable {
  /// The decision that was taken back.
  package var decision: String
  /// The journal's lines of it.
  package var records: [DecisionRecord] = []
  /// The lines that stay as they were, and why.
  package var refused: [(record: DecisionRecord, fault: UndoError)] = []
  /// The reason why the undo is not signed; `nil` if it is, or need not be.
  package var unsigned: SigningError?
}
