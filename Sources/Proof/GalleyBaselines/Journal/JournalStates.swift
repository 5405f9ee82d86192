import Foundation
import GalleyText
import GalleyTree

/// The state that the journal says each baseline is in: what the last line that stands and changed it made it.
///
/// Lines count in the order of the file, whatever clocks say. An undo is a line as well, and made the baseline what it
/// brought back. Where two branches decided about the same baseline without knowing of each other, which the lines tell by
/// what they replaced, the merge of both chose, and either is as decided as the other until the next line.
package struct JournalStates: Sendable {
  /// The lines by which each baseline is decided, the last one last; more than one where branches did not know of each other.
  private var deciding: [CheckKey: [DecisionRecord]] = [:]

  /// Creates the states of a journal without decisions.
  package init() {}

  /// Reads lines.
  package init(_ records: [DecisionRecord]) {
    var undone: UndoneDecisions?
    for record in records {
      switch record.action {
      case .approve, .remove: add(record)
      case .reject, .comment: break
      case .undo:
        let decisions = undone ?? UndoneDecisions(records)
        undone = decisions
        // What took back a rejection changed no baseline. Of a line that is not there it is not known what it was.
        if decisions.subject(of: record)?.action.changesBaseline ?? false { add(record) }
      }
    }
  }

  private mutating func add(_ record: DecisionRecord) {
    let before = deciding[record.key] ?? []
    // What replaced nothing knew that there was nothing, whatever was there before.
    let knewAll = record.from == nil || before.contains { $0.to == record.from }
    deciding[record.key] = knewAll ? [record] : before + [record]
  }

  /// The last line that changed the baseline; `nil` if there is none.
  package subscript(key: CheckKey) -> DecisionRecord? { deciding[key]?.last }

  /// The digest that the last line made the baseline; `nil` if it says that there is none.
  package func digest(of key: CheckKey) -> ContentDigest? { self[key]?.to }

  /// Whether a decision covers the content of a baseline, with its scale and environment.
  ///
  /// A line of an earlier version states no scale and no environment, and allows all.
  package func allows(_ digest: ContentDigest, _ drawing: DrawingDigest?, for key: CheckKey) -> Bool {
    deciding[key]?.contains { $0.to == digest && ($0.drawing == nil || $0.drawing == drawing) } ?? false
  }
}

/// A baseline that differs from the journal: no decision made it what it is.
package struct UndecidedBaseline: Hashable, Sendable {
  /// The file of what is there.
  package var path: String
  /// The journal.
  package var journal: String
  /// The check.
  package var key: CheckKey
  /// The digest of what is there.
  package var found: ContentDigest
  /// The scale and environment that the sidecar states; `nil` of a text.
  package var drawing: DrawingDigest?
  /// The sidecar.
  package var sidecar: String
  /// The last line that changed the baseline; `nil` if there is none.
  package var last: DecisionRecord?

  /// The digest that the journal says; `nil` if it says that there is no baseline.
  package var decided: ContentDigest? { last?.to }
}

extension UndecidedBaseline: CustomStringConvertible {
  /// The fact as one sentence without a full stop: the file, what the journal says, and the way out.
  package var description: String {
    let name = CleanText.line(key.text, limit: 300).replacing("'", with: "'\\''")
    let approve = "look at it and accept it with \"galley approve '\(name)'\""
    guard let last else {
      return "\(path) (\(found.short)) has no approval in \(journal); "
        + "restore the journal with git, or run the tests, \(approve)"
    }
    let day = last.at.formatted(.iso8601.year().month().day())
    let who = "\(CleanText.line(last.by, limit: 80)) on \(day)"
    if last.to == found {
      return "\(sidecar) states another scale or environment than \(who) approved, according to \(journal); "
        + "restore both with git, or run the tests, \(approve)"
    }
    let said =
      switch (last.action, last.to) {
      case (.undo, let to?): "was put back to \(to.short) by \(who)"
      case (_, let to?): "was approved as \(to.short) by \(who)"
      case (_, nil): "was removed by \(who)"
      }
    return
      "\(path) is \(found.short), and according to \(journal) it \(said); restore both with git, or run the tests, \(approve)"
  }
}
