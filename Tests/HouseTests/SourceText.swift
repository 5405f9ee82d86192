import Foundation

/// A Swift file as the house's rules see it.
struct SourceText {
  /// An import and where it stands.
  struct Import: Equatable {
    let module: String
    let line: Int
  }

  /// Its path from the package's root.
  let path: String
  let text: String

  /// How many lines it has.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// Its imports in order; what looks like one in a comment or in a text of several lines is none.
  var imports: [Import] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func|actor)\s+)?(?<module>\w+)/
    return code.enumerated().flatMap { index, line in
      line.split(separator: ";").compactMap { statement in
        statement.firstMatch(of: pattern).map { Import(module: String($0.output.module), line: index + 1) }
      }
    }
  }

  /// The lines without comments and without texts of several lines.
  private var code: [Substring] {
    var commentDepth = 0
    var quotes: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var kept: Substring = ""
      var rest = line
      while !rest.isEmpty {
        if let end = quotes {
          guard let range = rest.range(of: end) else { break }
          quotes = nil
          rest = rest[range.upperBound...]
        } else if commentDepth > 0 {
          if rest.hasPrefix("*/") { commentDepth -= 1 }
          if rest.hasPrefix("/*") { commentDepth += 1 }
          rest = rest.dropFirst(rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1)
        } else if rest.hasPrefix("//") {
          break
        } else if rest.hasPrefix("/*") {
          commentDepth = 1
          rest = rest.dropFirst(2)
        } else if let opening = rest.prefixMatch(of: /(#*)"""/) {
          quotes = "\"\"\"" + opening.output.1
          rest = rest.dropFirst(opening.output.0.count)
        } else if let literal = rest.prefixMatch(of: /"(?:\\.|[^"\\])*"/) {
          rest = rest.dropFirst(literal.output.count)
        } else {
          kept.append(rest.removeFirst())
        }
      }
      return kept
    }
  }
}
