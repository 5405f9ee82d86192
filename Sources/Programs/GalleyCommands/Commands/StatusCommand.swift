import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// `galley status`: lists the checks that wait for a decision.
enum StatusCommand: Command {
  static let name = "status"

  static let spec = CommandSpec(
    name: name, summary: "list the checks that wait for a decision, by cause", operands: .any("pattern"),
    options: Options.self,
    discussion: """
      \(SelectionOptions.discussion)

      With --json, "queue" has one item for each check that waits, with its id for "galley decide" and --id. Exits
      with 0 even if checks wait; use "galley gate" to fail a build.
      """)

  struct Options: CommandOptions {
    let selection: SelectionOptions
    let run: ValueOption<String>

    init(_ line: inout OptionReader) {
      selection = SelectionOptions(&line)
      run = line.run()
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let selection = arguments.options.selection.selection(arguments.operands)
    let run = try context.run(arguments.options.run)
    let store = BaselineStore(run.project)
    let whole = Gate(countsOrphans: true).verdict(on: run, against: store)
    var verdict = whole
    var queue = DecisionService(run: run, store: store).queue(whole)
    if !selection.isEmpty {
      let plan = ApprovalPlan(selection, in: whole)
      try SelectionOptions.check(plan, selection)
      let keys = Set(plan.chosen.map(\.key) + plan.held.map(\.key))
      verdict = whole.replacing(
        checks: whole.checks.filter { keys.contains($0.key) },
        orphans: whole.orphans.filter(selection.covers),
        renames: whole.renames.filter { keys.contains($0.to) },
        unclearRenames: whole.unclearRenames.filter { keys.contains($0.to) },
        refusals: whole.refusals.filter { refusal in refusal.key.map(selection.covers) ?? false })
      queue.removeAll { !keys.contains($0.key) }
    }
    printer.report(StatusReport(verdict, of: whole.count).text)
    try printer.data(StatusDocument(whole, queue: queue))
    return .clean
  }
}
