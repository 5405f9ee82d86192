import GalleyAuthoring
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyPages
import GalleyText
import GalleyTree

/// The work of `galley lint-pages`: finds errors in layouts without running tests.
enum LintPagesTool {
  private struct Data: Encodable, Sendable {
    var targets: [String]
    var errors: Int
    var notes: Int
    var problems: [Problem]
  }

  private struct Problem: Encodable, Sendable {
    var rule: String
    var severity: String
    var file: String?
    var line: Int?
    var layout: String
    var element: String?
    var other: String?
    var text: String
  }

  private struct Rule: Encodable, Sendable {
    var rule: String
    var severity: String
    var article: RuleArticle

    init(_ rule: LayoutProblem.Rule) {
      self.rule = rule.rawValue
      severity = rule.severity.rawValue
      article = rule.article
    }
  }

  static func run(
    _ arguments: ParsedArguments<LintPagesCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let rules = LayoutProblem.Rule.allCases
    if let name = options.explain.word {
      guard let rule = LayoutProblem.Rule(rawValue: name) else {
        throw UsageError.unknownRule(
          name, meant: SpellingSuggestion.nearest(to: name, in: rules.map(\.rawValue)))
      }
      printer.say("\(rule.rawValue) (\(rule.severity.rawValue))\n\n\(rule.article.markdown)")
      try printer.data(Rule(rule))
      return .clean
    }
    if options.rules.isGiven {
      printer.say(
        rules.map { "\(padded($0.rawValue))\(padded($0.severity.rawValue, 7))\($0.article.title)\n" }.joined()
      )
      try printer.data(rules.map(Rule.init))
      return .clean
    }
    let inspection = try LayoutInspector.inspect(options.target, arguments.rest, in: context)
    var problems = inspection.suites.flatMap(\.problems)
    if options.noNotes.isGiven { problems.removeAll { $0.rule.severity == .note } }
    let list = ProblemList(problems, in: context.folder)
    printer.report(list.text + summary(list, inspection, options.noNotes.isGiven))
    try printer.data(
      Data(
        targets: inspection.suites.map(\.module), errors: list.count(.error), notes: list.count(.note),
        problems: list.problems.map { problem in
          let place = list.place(of: problem)
          return Problem(
            rule: problem.rule.rawValue, severity: problem.rule.severity.rawValue, file: place?.file,
            line: place?.line, layout: problem.layout, element: problem.element, other: problem.other,
            text: problem.sentence)
        }))
    return list.count(.error) == 0 ? .clean : .differences
  }

  private static func padded(_ text: String, _ width: Int = 26) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func summary(_ list: ProblemList, _ inspection: LayoutInspection, _ hidesNotes: Bool)
    -> String
  {
    let layouts = EnglishNoun.count(Set(inspection.suites.flatMap(\.layouts).map(\.fullName)).count, "layout")
    let notes = hidesNotes ? "" : ", \(EnglishNoun.count(list.count(.note), "note"))"
    let end = list.problems.isEmpty ? "" : "\"galley lint-pages --explain <rule>\" explains a rule.\n"
    let targets = inspection.suites.map(\.module).joined(separator: ", ")
    return "\(layouts) of \(targets): \(EnglishNoun.count(list.count(.error), "error"))\(notes).\n\(end)"
  }
}
