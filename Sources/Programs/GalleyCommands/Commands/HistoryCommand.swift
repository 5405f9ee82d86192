import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley history`: lists the versions of and the decisions on a baseline.
enum HistoryCommand: Command {
  static let name = "history"

  static let spec = CommandSpec(
    name: name, summary: "list the versions of a baseline and the decisions on it",
    operands: .each(["pattern"]),
    discussion: """
      Lists the versions in git and the decisions in the journal, newest first. A pattern is that of "galley approve";
      * matches any text. Without git only decisions are listed.
      """)

  private struct Data: Encodable {
    var format = 1
    var fault: String?
    var checks: [Check]

    struct Check: Encodable {
      var key: CheckKey
      var text: String
      var entries: [BaselineHistory.Entry]
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let project = try context.project()
    let store = BaselineStore(project)
    let history = BaselineHistory(of: store, environment: context.environment)
    let pattern = arguments.operands[0]
    let all = Set(store.listing().keys).union(history.decidedKeys).sorted()
    let keys = all.filter { Selection.matches(pattern, $0) }
    guard !keys.isEmpty else {
      throw UsageError.nothingMatches(
        pattern,
        meant: SpellingSuggestion.nearest(
          to: pattern, in: all.flatMap { [$0.name, $0.textWithoutEnvironment] }))
    }
    if let fault = history.fault { printer.remark("git has no history: \(fault)") }
    if let fault = history.journalFault { printer.remark("\(fault)") }
    let entries = history.entries(of: keys)
    printer.say(keys.map { text($0, entries[$0] ?? []) }.joined(separator: "\n"))
    try printer.data(
      Data(
        fault: history.fault.map { "\($0)" },
        checks: keys.map { Data.Check(key: $0, text: $0.text, entries: entries[$0] ?? []) }))
    return .clean
  }

  /// The history of a check, newest first.
  static func text(_ key: CheckKey, _ entries: [BaselineHistory.Entry]) -> String {
    let rows = entries.map { entry in
      let day = entry.date.formatted(.iso8601.year().month().day())
      let commit = entry.commit.map { String($0.id.prefix(8)) } ?? "--------"
      let word = word(entry).padding(toLength: 9, withPad: " ", startingAt: 0)
      let why = entry.words.isEmpty ? "" : ": \(CleanText.line(entry.words, limit: 120))"
      return "  \(day)  \(commit)  \(word)  \(CleanText.line(entry.by, limit: 60))\(why)\n"
    }
    return "\(key.text)\n" + (rows.isEmpty ? "  no history\n" : rows.joined())
  }

  private static func word(_ entry: BaselineHistory.Entry) -> String {
    switch entry.decision?.action {
    case .approve: "approved"
    case .reject: "rejected"
    case .remove: "removed"
    case .undo: "undone"
    case .comment: "comment"
    case nil: entry.content == nil ? "removed" : "committed"
    }
  }
}
