import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley approve`: makes baselines of what a run recorded.
enum ApproveCommand: Command {
  static let spec = CommandSpec(
    name: "approve", summary: "approve what a run recorded: it becomes the baselines, byte for byte",
    operands: .any("pattern"),
    options: SelectionOptions.kinds + SelectionOptions.scope + [
      KnownApprovals.option,
      OptionSpec(name: "--reason", value: .needed("text"), summary: "the reason, for the journal"),
      .onCI,
      OptionSpec(name: "--dry-run", summary: "print what would be approved, and change nothing"),
      .run,
    ] + SigningOptions.options,
    discussion: """
      \(SelectionOptions.discussion)

      A baseline that has changed since the run is not replaced. Rejected checks are held back, unless --rejected or
      --id selects them. With --renames the old baseline is moved to the trash by the same decision.
      """)

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven(KnownApprovals.option.name) {
      return try KnownApprovals.run(arguments, in: context, printer)
    }
    return try DecisionCommand(verb: .approve).run(arguments, in: context, printer)
  }
}

/// `galley reject`: records that what a run recorded must not become a baseline.
enum RejectCommand: Command {
  static let spec = CommandSpec(
    name: "reject", summary: "reject what a run recorded: it must not become a baseline",
    operands: .any("pattern"),
    options: SelectionOptions.kinds.filter { $0.name != "--renames" } + SelectionOptions.scope + [
      OptionSpec(
        name: "--reason", value: .needed("text"), summary: "the reason; required"),
      .onCI,
      OptionSpec(name: "--dry-run", summary: "print what would be rejected, and change nothing"),
      .run,
    ] + SigningOptions.options,
    discussion: """
      \(SelectionOptions.discussion)

      A rejected change still fails the gate; status, gate and report then show who rejected it and why. It can be
      approved later. With --rejected a rejection gets a new reason.
      """)

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    try DecisionCommand(verb: .reject).run(arguments, in: context, printer)
  }
}

/// The common part of `galley approve` and `galley reject`: selects checks, decides on them, and prints the result.
struct DecisionCommand {
  /// The decision.
  enum Verb: String {
    case approve, reject

    /// The verb in the past.
    var past: String { self == .approve ? "approved" : "rejected" }
  }

  let verb: Verb

  func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let selection = SelectionOptions.selection(arguments)
    guard !selection.isEmpty else { throw UsageError.nothingSelected(command: verb.rawValue) }
    let isDryRun = arguments.isGiven("--dry-run")
    let reason = arguments.value("--reason")
    if let count = reason?.count, count > DecisionRequest.longestReason { throw DecisionError.tooLong(count) }
    if verb == .reject, !isDryRun, reason?.allSatisfy(\.isWhitespace) ?? true { throw UsageError.noReason }
    let run = try context.run(arguments)
    let signature = isDryRun ? nil : try context.signature(arguments, in: run.project)
    let store = BaselineStore(run.project)
    let verdict = Gate(countsOrphans: selection.renames).verdict(on: run, against: store)
    let plan = ApprovalPlan(selection, in: verdict)
    try SelectionOptions.check(plan, selection)
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    for unclear in verdict.unclearRenames { printer.remark(RenameText.unclear(unclear)) }
    var result = DecisionService.PlanResult()
    if let signature {
      let service = DecisionService(run: run, store: store)
      result = verb == .approve ? service.approve(plan, signature) : service.reject(plan, signature)
    }
    let decided = isDryRun ? plan.chosen.map(\.key) : (result.approved + result.rejected).map(\.key)
    printer.say(ApprovalText.text(plan, decided: decided, verb: verb, isDryRun: isDryRun))
    for check in plan.barred {
      printer.remark(
        "\(check.text) cannot be \(verb.past), as it could not be compared: \(check.reason)")
    }
    for refusal in result.refused {
      printer.remark("\(refusal.key.text) was not \(verb.past): \(refusal.fault)")
    }
    if let fault = result.unsigned { printer.remark("what was \(verb.past) is not signed: \(fault)") }
    try printer.data(ApprovalDocument(plan, result, isDryRun: isDryRun))
    // Who names a check wants it decided; who means all that waits does not mean what does not wait.
    let isMissed = selection.narrows && !plan.barred.isEmpty
    return result.refused.isEmpty && !isMissed && result.unsigned == nil ? .clean : .notComparable
  }
}
