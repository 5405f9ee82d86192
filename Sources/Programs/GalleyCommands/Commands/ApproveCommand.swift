import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley approve`: makes baselines of what a run recorded.
enum ApproveCommand: Command {
  static let name = "approve"

  static let spec = CommandSpec(
    name: name, summary: "approve what a run recorded: it becomes the baselines, byte for byte",
    operands: .any("pattern"),
    options: SelectionOptions.kinds + SelectionOptions.scope + [
      KnownApprovals.option,
      OptionSpec(name: "--reason", value: .needed("text"), summary: "the reason, for the journal"),
      .onCI,
      OptionSpec(name: "--dry-run", summary: "print what would be approved, and change nothing"),
      .run,
    ] + SigningOptions.options + [base],
    discussion: """
      \(SelectionOptions.discussion)

      A baseline that has changed since the run is not replaced. Rejected checks are held back, unless --rejected or
      --id selects them. With --renames the old baseline is moved to the trash by the same decision.

      With --sign, a check that a pattern or --suite and the like name and that waits for nothing gets your signature
      for what others approved, if it lacks that of an approver. "galley gate --base" shows what that is.
      """)

  static let base = OptionSpec(
    name: "--base", value: .needed("branch"),
    summary: "with --sign: the branch whose approvers are asked; the default is that of origin")

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
  static let name = "reject"

  static let spec = CommandSpec(
    name: name, summary: "reject what a run recorded: it must not become a baseline",
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
    let project = try context.project()
    let isSigned = SigningOptions.isWanted(arguments, in: project)
    if arguments.isGiven(ApproveCommand.base.name), !isSigned {
      throw UsageError.onlyWith(ApproveCommand.base.name, SigningOptions.sign.name)
    }
    let store = BaselineStore(project)
    let signing =
      verb == .approve && isSigned && selection.onlyNarrows ? Countersigning(arguments, store, context) : nil
    let unsigned = try signing?.missing(printer) ?? []
    let run: Run?
    do { run = try context.run(arguments) } catch RunError.noRuns where !unsigned.isEmpty { run = nil }
    let signature = isDryRun ? nil : try context.signature(arguments, in: project)
    let verdict = run.map { Gate(countsOrphans: selection.renames).verdict(on: $0, against: store) }
    let plan =
      verdict.map { ApprovalPlan(selection, in: $0, unsigned: unsigned) }
      ?? ApprovalPlan(selection, unsigned: unsigned)
    try SelectionOptions.check(plan, selection)
    for finding in verdict?.findings ?? [] { printer.remark("the run is incomplete: \(finding)") }
    for unclear in verdict?.unclearRenames ?? [] { printer.remark(RenameText.unclear(unclear)) }
    var result = DecisionService.PlanResult()
    if let signature, let run {
      let service = DecisionService(run: run, store: store)
      result = verb == .approve ? service.approve(plan, signature) : service.reject(plan, signature)
    }
    let countersigned = try signing?.sign(plan.unsigned, signature) ?? Countersigning.Result()
    let decided = isDryRun ? plan.chosen.map(\.key) : (result.approved + result.rejected).map(\.key)
    printer.say(
      ApprovalText.text(plan, decided: decided, verb: verb, isDryRun: isDryRun)
        + ApprovalText.signed(countersigned.signed, isDryRun: isDryRun))
    for check in plan.barred {
      printer.remark(
        "\(check.text) cannot be \(verb.past), as it could not be compared: \(check.reason)")
    }
    for refusal in result.refused {
      printer.remark("\(refusal.key.text) was not \(verb.past): \(refusal.fault)")
    }
    if let fault = result.unsigned { printer.remark("what was \(verb.past) is not signed: \(fault)") }
    for sentence in countersigned.remarks { printer.remark(sentence) }
    try printer.data(ApprovalDocument(plan, result, signed: countersigned.signed, isDryRun: isDryRun))
    // Who names a check wants it decided; who means all that waits does not mean what does not wait.
    let isMissed = selection.narrows && !plan.barred.isEmpty || !countersigned.remarks.isEmpty
    return result.refused.isEmpty && !isMissed && result.unsigned == nil ? .clean : .notComparable
  }
}
