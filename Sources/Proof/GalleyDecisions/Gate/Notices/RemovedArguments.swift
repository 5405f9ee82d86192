import Foundation
import GalleyBaselines

/// The arguments of parameterised tests that a branch removed from the sources, with the authors of the removals.
///
/// An argument is looked for in the files that declare its test, as a word; elsewhere only as a text or as a case, such as
/// `"small"` and `.small`, since a word such as `3` stands anywhere.
struct RemovedArguments {
  let base: BaseBranch
  private let files: [SourceChanges.File]
  /// The changed files that declare a test, by the name of its function.
  private let owners: [String: Set<String>]

  /// Reads the changed sources; nothing is known where git does not tell the changes.
  init(_ changes: SourceChanges?, _ base: BaseBranch) {
    self.base = base
    files = changes?.files ?? []
    var owners: [String: Set<String>] = [:]
    for file in files {
      for line in base.lines(of: file.path) ?? [] {
        if let name = SourceChanges.function(in: line) { owners[name, default: []].insert(file.path) }
      }
    }
    self.owners = owners
  }

  /// The author of the removal of a check's argument; unknown unless a source of the branch has it less often than the base.
  func remover(of argument: String, test: String?) -> ChangeAuthor {
    guard !argument.isEmpty else { return .unknown }
    let text = NSRegularExpression.escapedPattern(for: argument)
    let own = test.flatMap { owners[$0] } ?? []
    let begins = argument.first.map(Self.isOfWord) == true ? "\\b" : ""
    let ends = argument.last.map(Self.isOfWord) == true ? "\\b" : ""
    for (pattern, paths) in [
      ("\(begins)\(text)\(ends)", own), ("\"\(text)\"|\\.\(text)\(ends)", Set(files.map(\.path))),
    ] {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      let rarer = files.filter { file in
        paths.contains(file.path)
          && Self.count(expression, file.removed.joined()) > Self.count(expression, file.added.map(\.text))
      }
      if !rarer.isEmpty { return base.author(ofPattern: pattern, in: rarer.map(\.path)) }
    }
    return .unknown
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  private static func count(_ expression: NSRegularExpression, _ lines: some Sequence<String>) -> Int {
    lines.reduce(0) { sum, line in
      sum + expression.numberOfMatches(in: line, range: NSRange(line.startIndex..., in: line))
    }
  }
}
