import GalleyBaselines
import GalleyText
import GalleyTree
import SourceReading

/// The findings of a lint, printed as compilers print them: file, line, column, severity, sentence; below each the
/// replacement.
struct SuiteProblemList {
  private let lint: [SuiteLint]
  private let hidesNotes: Bool

  init(_ lint: [SuiteLint], hidesNotes: Bool) {
    self.lint = lint
    self.hidesNotes = hidesNotes
  }

  /// The problems that are listed.
  var problems: [SuiteProblem] {
    lint.flatMap(\.problems).filter { !hidesNotes || $0.rule.severity == .error }
  }

  /// The rules that are broken and how often, errors first, the most often first.
  var counts: [(rule: SuiteRule, count: Int)] {
    let counts = Dictionary(grouping: problems, by: \.rule).map { (rule: $0.key, count: $0.value.count) }
    return SuiteRule.Severity.allCases.flatMap { severity in
      counts.filter { $0.rule.severity == severity }.sorted {
        ($1.count, $0.rule.id) < ($0.count, $1.rule.id)
      }
    }
  }

  /// The number of problems of a severity.
  func count(_ severity: SuiteRule.Severity) -> Int {
    lint.flatMap(\.problems).count { $0.rule.severity == severity }
  }

  /// The lines, each ended by a line break.
  var text: String {
    problems.map { problem in
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      return """
        \(CleanText.line(problem.file))\(place): \(problem.rule.severity.rawValue): \
        \(CleanText.line(problem.sentence)) (\(problem.rule.id))
          cure: \(CleanText.line(problem.cure))

        """
    }.joined() + summary
  }

  private var summary: String {
    let width = counts.map { String($0.count).count }.max() ?? 0
    var lines = counts.map { rule, count in
      let number = String(repeating: " ", count: width - String(count).count) + String(count)
      return "  \(number)  \(rule.severity.rawValue.padded(5))  \(rule.id)"
    }
    if !lines.isEmpty { lines.insert("By rule:", at: 0) }
    let files = EnglishNoun.count(lint.map(\.fileCount).reduce(0, +), "Swift file")
    let notes = hidesNotes ? "" : ", \(EnglishNoun.count(count(.note), "note"))"
    lines.append("\(files): \(EnglishNoun.count(count(.error), "error"))\(notes).")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var document: Document {
    Document(
      files: lint.map(\.fileCount).reduce(0, +), errors: count(.error), notes: count(.note),
      rules: counts.map {
        Document.Count(rule: $0.rule.id, severity: $0.rule.severity.rawValue, count: $0.count)
      },
      problems: problems.map { problem in
        Document.Problem(
          rule: problem.rule.id, severity: problem.rule.severity.rawValue, file: problem.file,
          line: problem.position?.line, column: problem.position?.column, found: problem.found,
          text: problem.sentence, cure: problem.cure)
      },
      unreadable: lint.flatMap(\.unreadable).map { "\($0)" })
  }

  /// The JSON document for programs.
  struct Document: Encodable, Sendable {
    var format = 1
    var files: Int
    var errors: Int
    var notes: Int
    var rules: [Count]
    var problems: [Problem]
    var unreadable: [String]

    /// A rule and how often it is broken.
    struct Count: Encodable, Sendable {
      var rule: String
      var severity: String
      var count: Int
    }

    /// A problem.
    struct Problem: Encodable, Sendable {
      var rule: String
      var severity: String
      var file: String
      var line: Int?
      var column: Int?
      var found: String
      var text: String
      var cure: String
    }
  }
}

extension String {
  /// The text with spaces behind it, up to a width.
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
