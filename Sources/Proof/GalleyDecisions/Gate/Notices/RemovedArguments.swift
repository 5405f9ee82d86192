import Foundation
import GalleyBaselines

/// The arguments of parameterised tests that a branch removed from the sources, with the authors of the removals.
///
/// An argument is looked for in the files that declare its test, as a word; elsewhere only as a text or as a case, such as
/// `"small"` and `.small`, since a word such as `3` stands anywhere.
struct RemovedArguments {
  let base: BaseBranch
  private let changes: SourceChanges?
  /// The changed files that declare a test, by the name of its function.
  private let owners: [String: Set<String>]

  /// Reads the changed sources; nothing is known where git does not tell the changes.
  init(_ changes: SourceChanges?, _ base: BaseBranch) {
    self.base = base
    self.changes = changes
    var owners: [String: Set<String>] = [:]
    for file in changes?.files ?? [] {
      for line in base.lines(of: file.path) ?? [] {
        if let name = SourceChanges.function(in: line) { owners[name, default: []].insert(file.path) }
      }
    }
    self.owners = owners
  }

  /// The author of the removal of a check's argument; unknown unless a source of the branch has it less often than the base.
  func remover(of argument: String, test: String?) -> ChangeAuthor {
    guard let changes, !argument.isEmpty else { return .unknown }
    let text = NSRegularExpression.escapedPattern(for: argument)
    let own = test.flatMap { owners[$0] } ?? []
    let begins = argument.first.map(Self.isOfWord) == true ? "\\b" : ""
    let ends = argument.last.map(Self.isOfWord) == true ? "\\b" : ""
    for (pattern, isOwn) in [
      ("\(begins)\(text)\(ends)", true), ("\"\(text)\"|\\.\(text)\(ends)", false),
    ] {
      let rarer = changes.files(withFewer: pattern) { !isOwn || own.contains($0) }
      if !rarer.isEmpty { return base.author(ofPattern: pattern, in: rarer) }
    }
    return .unknown
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
