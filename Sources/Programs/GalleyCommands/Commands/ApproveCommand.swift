import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley approve`: makes baselines of what a run recorded.
enum ApproveCommand: Command {
  static let name = "approve"

  static let spec = CommandSpec(
    name: name, summary: "approve the pictures of a run: they become the baselines, byte for byte",
    operands: .any("pattern"),
    options: Options.self,
    discussion: """
      \(SelectionOptions.discussion)

      A baseline that has changed since the run is not replaced. Rejected checks are skipped, unless --rejected or
      --id selects them. With --renames the same decision moves the old baseline to the trash.

      With --sign, selected checks that others have approved get your signature, if they lack that of an approver.
      "galley gate --base" lists them.
      """)

  struct Options: DecidingOptions {
    let selection: SelectionOptions
    let known: Flag
    let settings: Flag
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let dryRun: Flag
    let run: ValueOption<String>
    let signing: SigningOptions
    let base: ValueOption<String>

    init(_ line: inout OptionReader) {
      selection = SelectionOptions(&line)
      known = line.flag(
        "--known", summary: "select changes that the journal of any branch has approved and not undone")
      settings = line.flag(
        "--settings", summary: "approve the settings that decide and differ from those of the base")
      reason = line.value("--reason", "text", summary: "record this reason in the journal")
      onCI = line.onCI()
      dryRun = line.flag("--dry-run", summary: "print the approvals, and change nothing")
      run = line.run()
      signing = SigningOptions(&line)
      base = line.value(
        "--base", "branch",
        summary: "with --sign or --settings: the base branch; the default is that of origin")
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    if options.settings.isGiven { return try SettingsApproval.run(arguments, in: context, printer) }
    if options.known.isGiven { return try KnownApprovals.run(arguments, in: context, printer) }
    return try DecisionCommand(
      verb: .approve, options: options, selection: options.selection.selection(arguments.operands),
      isDryRun: options.dryRun.isGiven, run: options.run, base: options.base
    ).run(in: context, printer)
  }
}

/// `galley reject`: records that what a run recorded must not become a baseline.
enum RejectCommand: Command {
  static let name = "reject"

  static let spec = CommandSpec(
    name: name, summary: "reject the pictures of a run: they must not become baselines",
    operands: .any("pattern"),
    options: Options.self,
    discussion: """
      \(SelectionOptions.discussion)

      A rejected change still fails the gate; status, gate and report then show the author and the reason. It can be
      approved later. --rejected gives a rejection a new reason.
      """)

  struct Options: DecidingOptions {
    let selection: SelectionOptions
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let dryRun: Flag
    let run: ValueOption<String>
    let signing: SigningOptions

    init(_ line: inout OptionReader) {
      selection = SelectionOptions(&line, hasRenames: false)
      reason = line.value("--reason", "text", summary: "record this reason in the journal; required")
      onCI = line.onCI()
      dryRun = line.flag("--dry-run", summary: "print the rejections, and change nothing")
      run = line.run()
      signing = SigningOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    return try DecisionCommand(
      verb: .reject, options: options, selection: options.selection.selection(arguments.operands),
      isDryRun: options.dryRun.isGiven, run: options.run, base: nil
    ).run(in: context, printer)
  }
}

/// A decision as a command's name.
enum DecisionVerb: String {
  case approve, reject

  /// The verb in the past.
  var past: String { self == .approve ? "approved" : "rejected" }
}

/// The common part of `galley approve` and `galley reject`: selects checks, decides on them, and prints the result.
struct DecisionCommand<Options: DecidingOptions> {
  let verb: DecisionVerb
  let options: Options
  let selection: Selection
  let isDryRun: Bool
  /// The option that names the run.
  let run: ValueOption<String>
  /// The option that names the branch whose approvers are asked, if the command has it.
  let base: ValueOption<String>?

  func run(in context: CommandContext, _ printer: Printer) throws -> ExitCode {
    guard !selection.isEmpty else { throw UsageError.nothingSelected(command: verb.rawValue) }
    let reason = options.reason.word
    if let count = reason?.count, count > DecisionRequest.longestReason { throw DecisionError.tooLong(count) }
    if verb == .reject, !isDryRun, reason?.allSatisfy(\.isWhitespace) ?? true { throw UsageError.noReason }
    let project = try context.project()
    let isSigned = options.signing.areWanted(in: project)
    if let base, base.isGiven, !isSigned { throw UsageError.onlyWith(base.name, options.signing.sign.name) }
    let store = BaselineStore(project)
    let signing =
      verb == .approve && isSigned && selection.onlyNarrows ? Countersigning(base, store, context) : nil
    let unsigned = try signing?.missing(printer) ?? []
    let run: Run?
    do { run = try context.run(self.run) } catch RunError.noRuns where !unsigned.isEmpty { run = nil }
    let signature = isDryRun ? nil : try context.signature(options, in: project)
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
      ApprovalText.text(
        plan, decided: decided, verb: verb, causes: selection.causes, isDryRun: isDryRun)
        + ApprovalText.signed(countersigned.signed, isDryRun: isDryRun))
    for check in plan.barred {
      printer.remark(
        "\(check.text) cannot be \(verb.past), as it could not be compared: \(check.reason)")
    }
    for refusal in result.refused {
      printer.remark("\(refusal.key.text) was not \(verb.past): \(refusal.fault)")
    }
    if let fault = result.unsigned { printer.remark("\(verb.past), but not signed: \(fault)") }
    for sentence in countersigned.remarks { printer.remark(sentence) }
    try printer.data(ApprovalDocument(plan, result, signed: countersigned.signed, isDryRun: isDryRun))
    // Who names a check wants it decided; who means all that waits does not mean what does not wait.
    let isMissed = selection.narrows && !plan.barred.isEmpty || !countersigned.remarks.isEmpty
    // Nothing could be decided, such as in the middle of a merge with conflicts.
    let isBarred = !plan.barred.isEmpty || verdict?.exitCode == .notComparable
    if decided.isEmpty, countersigned.signed.isEmpty, isBarred { return .notComparable }
    return result.refused.isEmpty && !isMissed && result.unsigned == nil ? .clean : .notComparable
  }
}
