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
  /// What was there before is no longer in the trash.
  case notInTrash(CheckKey, content: String, sidecar: String)
  /// What is in the trash is not what was there before.
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
    case .nothingToUndo: return "nothing was decided yet that could be taken back"
    case .noSuchDecision(let id):
      return "there is no decision \"\(CleanText.line(id, limit: 80))\"; "
        + "\(DecisionJournal.fileName) lists them all by \"decision\""
    case .ambiguous(let id, let count):
      return
        "\"\(CleanText.line(id, limit: 80))\" begins the names of \(count) decisions; give more of its digits"
    case .takenBack(let decision, let by, let undo):
      return
        "decision \(CleanText.line(decision, limit: 80)) was taken back by \(CleanText.line(by, limit: 80)); "
        + "to have it again, take that back: galley undo --decision \(CleanText.line(undo, limit: 80))"
    case .moved(let key, let then, let now):
      let before = then.map { "was \($0.short)" } ?? "was missing"
      let after = now.map { "is \($0.short)" } ?? "is missing"
      return
        "\(key.text) has changed since: it \(before) then and \(after) now; take the later decision back first"
    case .notInTrash(let key, let content, let sidecar):
      return
        "what \(key.text) was before is not in .galley/trash, which is kept where it was decided and not for ever; "
        + Self.fromGit(content, sidecar)
    case .trashDamaged(let key, let content, let sidecar):
      return "what .galley/trash has of \(key.text) is not what was there before; "
        + Self.fromGit(content, sidecar)
    case .unknownSubject(let key):
      return "the line that was taken back for \(key.text) is not in \(DecisionJournal.fileName); "
        + "bring it back with git"
    case .baseline(let key, let fault): return "\(key.text): \(fault)"
    }
  }

  private static func fromGit(_ content: String, _ sidecar: String) -> String {
    "git may have it: find the commit with \"git log -- \(sidecar)\", and bring both files back with "
      + "\"git checkout <commit> -- \(sidecar) \(content)\""
  }
}
