import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import GalleyTree

/// `galley explain`: explains the result of one check.
enum ExplainCommand: Command {
  static let name = "explain"

  static let spec = CommandSpec(
    name: name, summary: "explain why a check passed or failed", operands: .each(["key"]),
    options: Options.self,
    discussion: """
      The key may be a pattern, as for "galley approve", that matches exactly one check. Prints the outcome, the match
      level and its origin, the used part of the tolerance, the effect of each region, the decisions, the baseline and
      the reason for its choice, and the next step; also for checks that could not be made, and for unused baselines.
      """)

  struct Options: CommandOptions {
    let run: ValueOption<String>

    init(_ line: inout OptionReader) { run = line.run() }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let run = try context.run(arguments.options.run)
    let store = BaselineStore(run.project)
    let verdict = Gate(countsOrphans: true).verdict(on: run, against: store)
    let journal = try store.records()
    let listing = store.listing()
    let word = arguments.operands[0]
    var found: [(text: String, explanation: () -> CheckExplanation)] = []
    for check in verdict.checks where Selection.matches(word, check.key) {
      found.append(
        (
          check.key.text,
          { CheckExplanation(check, in: verdict, store, journal: journal, known: listing.keys) }
        ))
    }
    for refusal in verdict.refusals where Selection.matches(word, refusal) {
      found.append((refusal.text, { CheckExplanation(refusal, in: verdict) }))
    }
    for key in verdict.orphans + verdict.unproven where Selection.matches(word, key) {
      let kind: CheckKind = listing.texts.contains(key) ? .text : .picture
      found.append(
        (key.text, { CheckExplanation(orphan: key, kind, in: verdict, store, journal: journal) }))
    }
    let exact = found.filter { $0.text == word }
    if !exact.isEmpty { found = exact }
    guard let only = found.first else {
      let keys = verdict.checks.map(\.key) + verdict.orphans + verdict.unproven
      let known =
        keys.flatMap { [$0.name, $0.textWithoutEnvironment, $0.text] } + verdict.refusals.map(\.text)
      throw UsageError.noSuchCheck(word, meant: SpellingSuggestion.nearest(to: word, in: known))
    }
    guard found.count == 1 else { throw UsageError.severalChecks(word, found.map(\.text)) }
    let explanation = only.explanation()
    printer.say(explanation.text)
    try printer.data(explanation)
    return .clean
  }
}
