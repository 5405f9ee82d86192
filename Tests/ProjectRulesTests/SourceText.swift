import Foundation

/// A Swift file that is checked.
struct SourceText {
  /// An import and where it stands.
  struct Import: Equatable {
    let module: String
    let line: Int
  }

  /// Its path from the package's root.
  let path: String
  let text: String

  /// The number of its lines.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// Its imports in order; what looks like one in a comment or in a text of several lines is none.
  var imports: [Import] {
    // Attributes, an access level, a kind of declaration: all may stand around the module's name.
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func|actor)\s+)?(?<module>\w+)/
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      guard line.contains("import") else { return [Import]() }
      return line.split(separator: ";").compactMap { statement in
        statement.firstMatch(of: pattern).map { Import(module: String($0.output.module), line: index + 1) }
      }
    }
  }

  /// The text without comments and string literals, but with all its line ends.
  var code: String {
    var scanner = CodeScanner(text)
    return scanner.code()
  }
}
