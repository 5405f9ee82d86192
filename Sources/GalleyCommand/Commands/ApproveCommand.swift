import GalleyBaselines
import GalleyDiff
import GalleyTree

/// `galley approve`: makes baselines of what a run recorded.
enum ApproveCommand: Command {
  static let spec = CommandSpec(
    name: "approve", summary: "make baselines of what a run recorded, byte for byte",
    operands: .any("pattern"),
    options: [
      OptionSpec(name: "--all", summary: "everything that waits, other environments included"),
      OptionSpec(name: "--new", summary: "checks without a baseline"),
      OptionSpec(name: "--changed", summary: "checks that differ from their baseline"),
      OptionSpec(
        name: "--cause", value: .needed("id"), repeats: true,
        summary: "checks that differ for this cause and no other; may come more than once"),
      OptionSpec(name: "--reason", value: .needed("text"), summary: "why, for the journal"),
      OptionSpec(name: "--dry-run", summary: "say what would be approved, and change nothing"),
      .run,
    ],
    discussion: """
      A pattern narrows the choice to the keys it matches; * stands for any text and ? for one character. It is
      matched against the whole key, the key without its environment, the suite, suite and test, the check's name,
      and the environment. Baselines that changed since the run are left as they are.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let selection = Selection(
      all: arguments.isGiven("--all"), new: arguments.isGiven("--new"),
      changed: arguments.isGiven("--changed"),
      causes: arguments.all("--cause"), patterns: arguments.operands)
    guard !selection.isEmpty else { throw UsageError.nothingSelected }
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    let store = BaselineStore(project)
    let verdict = Gate().verdict(on: run, against: store)
    let plan = ApprovalPlan(selection, in: verdict)
    if let word = plan.unmatched.first {
      throw UsageError.nothingMatches(word.word, meant: Spelling.nearest(to: word.word, in: word.known))
    }
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    let isDryRun = arguments.isGiven("--dry-run")
    var result = Approver.Result()
    if !isDryRun {
      let signature = Signature.current(
        reason: arguments.value("--reason"), environment: surroundings.environment)
      result = Approver(run: run, store: store).carryOut(plan, signature)
    }
    let approved = isDryRun ? plan.chosen.map(\.key) : result.approved.map(\.key)
    printer.say(ApprovalWords.text(plan, approved: approved, isDryRun: isDryRun))
    for check in plan.barred {
      printer.remark("\(check.text) cannot be approved, as it could not be compared: \(check.reason)")
    }
    for refusal in result.refused { printer.remark("\(refusal.key.text) was not approved: \(refusal.fault)") }
    try printer.data(ApprovalDocument(plan, result, isDryRun: isDryRun))
    // Who names a check wants it approved; who approves all that waits does not mean what does not wait.
    let isMissed = !selection.patterns.isEmpty && !plan.barred.isEmpty
    return result.refused.isEmpty && !isMissed ? .clean : .notComparable
  }
}
