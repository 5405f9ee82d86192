import GalleyBaselines
import GalleySystem
import GalleyText
import GalleyTree

/// An error of undoing a decision, or one line of it.
package enum UndoError: Error, Hashable, Sendable {
  /// The journal could not be read.
  case journal(JournalError)
  /// A file could not be used.
  case file(FileError)
  /// Nothing was decided that could be taken back.
  case nothingToUndo
  /// There is no such decision.
  case noSuchDecision(String)
  /// The first digits of a decision are those of several.
  case ambiguous(String, count: Int)
  /// It was taken back before.
  case takenBack(String, by: String, undo: String)
  /// The baseline has changed since.
  case moved(CheckKey, then: ContentDigest?, now: ContentDigest?)
  /// The earlier content is no longer in the trash.
  case notInTrash(CheckKey, content: String, sidecar: String)
  /// The content in the trash is not the earlier one.
  case trashDamaged(CheckKey, content: String, sidecar: String)
  /// The line that an undo took back is not in the journal.
  case unknownSubject(CheckKey)
  /// The baseline cannot be changed.
  case baseline(CheckKey, ApprovalError)
}

extension UndoError: FileErrorWrapping {
  package init(_ fault: FileError) { self = .file(fault) }
}

extension UndoError: CustomStringConvertible {
  /// The fault as one sentence without a full stop, with the way out.
  package var description: String {
    switch self {
    case .journal(let fault): return "\(fault)"
    case .file(let fault): return "\(fault)"
    case .nothingToUndo: return "there is no decision to undo yet"
    case .noSuchDecision(let id):
      return "there is no decision \"\(CleanText.line(id, limit: 80))\"; "
        + "\(DecisionJournal.fileName) lists them all by \"decision\""
    case .ambiguous(let id, let count):
      return
        "\"\(CleanText.line(id, limit: 80))\" begins the names of \(count) decisions; give more of its digits"
    case .takenBack(let decision, let by, let undo):
      return
        "decision \(CleanText.line(decision, limit: 80)) was undone by \(CleanText.line(by, limit: 80)); "
        + "to restore it, undo that: galley undo --decision \(CleanText.line(undo, limit: 80))"
    case .moved(let key, let then, let now):
      let before = then.map { "was \($0.short)" } ?? "was missing"
      let after = now.map { "is \($0.short)" } ?? "is missing"
      return
        "\(key.text) has changed since: it \(before) then and \(after) now; undo the later decision first"
    case .notInTrash(let key, let content, let sidecar):
      return
        "the earlier baseline of \(key.text) is not in .galley/trash, which stays on the machine of the decision for a limited time; "
        + Self.fromGit(content, sidecar)
    case .trashDamaged(let key, let content, let sidecar):
      return "the copy of \(key.text) in .galley/trash is not the earlier baseline; "
        + Self.fromGit(content, sidecar)
    case .unknownSubject(let key):
      return "the undone line for \(key.text) is not in \(DecisionJournal.fileName); "
        + "bring it back with git"
    case .baseline(let key, let fault): return "\(key.text): \(fault)"
    }
  }

  private static func fromGit(_ content: String, _ sidecar: String) -> String {
    "git may have it: find the commit with \"git log -- \(sidecar)\", and bring both files back with "
      + "\"git checkout <commit> -- \(sidecar) \(content)\""
  }
}
