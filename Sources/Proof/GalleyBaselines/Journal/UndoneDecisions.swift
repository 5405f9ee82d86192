import Foundation

/// The lines of a journal that were undone; an undo can itself be undone.
package struct UndoneDecisions: Sendable {
  private var records: [String: DecisionRecord] = [:]
  private var undoes: [String: [String]] = [:]

  /// Reads lines.
  package init(_ records: [DecisionRecord]) {
    for record in records {
      self.records[record.id] = record
      if let undone = record.undoes { undoes[undone, default: []].append(record.id) }
    }
  }

  /// Whether a line was taken back, by an undo that was not taken back itself.
  package func contains(_ id: String) -> Bool {
    var visited: Set<String> = []
    return contains(id, &visited)
  }

  /// Lines that take each other back in a ring, as only a forged journal has them, all stand.
  private func contains(_ id: String, _ visited: inout Set<String>) -> Bool {
    guard visited.insert(id).inserted else { return false }
    for undo in undoes[id] ?? [] where !contains(undo, &visited) { return true }
    return false
  }

  /// The undo that takes a line back now.
  ///
  /// - Returns: The undo; `nil` if the line stands.
  package func undo(of id: String) -> DecisionRecord? {
    (undoes[id] ?? []).first { !contains($0) }.flatMap { records[$0] }
  }

  /// The time at which a line was written: never before the line that it undoes, whatever the clocks say.
  package func moment(of record: DecisionRecord) -> Date {
    var (moment, line) = (record.at, record)
    // No more steps than there are lines: a forged journal may lead in a ring.
    for _ in 0...records.count {
      guard let next = line.undoes.flatMap({ records[$0] }) else { break }
      moment = max(moment, next.at)
      line = next
    }
    return moment
  }

  /// The decision that a line is about in the end: for an undo, and an undo of an undo, the first line; for any
  /// other, the line itself.
  ///
  /// - Returns: `nil` where a line that was taken back is not in the journal.
  package func subject(of record: DecisionRecord) -> DecisionRecord? {
    var subject = record
    // No more steps than there are lines: a forged journal may lead in a ring.
    for _ in 0...records.count {
      guard subject.action == .undo else { return subject }
      guard let next = subject.undoes.flatMap({ records[$0] }) else { return nil }
      subject = next
    }
    return nil
  }
}

extension DecisionRecord.Action {
  /// Whether a line of this kind tells of a baseline that changed.
  package var changesBaseline: Bool {
    switch self {
    case .approve, .remove: true
    case .reject, .comment: false
    // That depends on what was taken back.
    case .undo: false
    }
  }
}
