import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem
import GalleyText

/// `galley approve --settings`: approves the settings that differ from those of the base.
enum SettingsApproval {
  static func run(
    _ arguments: ParsedArguments<ApproveCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let others: [any CommandOption] = [
      options.selection.all, options.selection.causes, options.known,
    ]
    for other in others where other.isGiven {
      throw UsageError.contradiction(options.settings.name, other.name)
    }
    if let pattern = arguments.operands.first {
      throw UsageError.contradiction(options.settings.name, pattern)
    }
    let project = try context.project()
    let store = BaselineStore(project)
    let base = try GateCommand.baseBranch(
      options.base.word ?? BaseBranch.standardName, in: project, context)
    guard let base else { return .notComparable }
    let review = try BranchReview(base, store, environment: context.environment)
    let changes = review.rules + (try tolerances(options, since: base, store, context))
    let name = CleanText.line(base.ref, limit: 80)
    guard !changes.isEmpty else {
      printer.say("No setting or tolerance that decides differs from \(name).\n")
      try printer.data(SettingsDocument(base: base.ref, approved: []))
      return .clean
    }
    let isDryRun = options.dryRun.isGiven
    var fault: SigningError?
    if !isDryRun { fault = try store.approve(changes, try context.signature(options, in: project)) }
    let verb = isDryRun ? "Would approve" : "Approved"
    printer.say(
      "\(verb) \(EnglishNoun.count(changes.count, "setting")) that \(changes.count == 1 ? "differs" : "differ") from \(name).\n"
    )
    for change in changes { printer.say("  \(NoticeText.rule(change))\n") }
    if let fault { printer.remark("approved, but not signed: \(fault)") }
    try printer.data(SettingsDocument(base: base.ref, approved: changes))
    return fault == nil ? .clean : .notComparable
  }
}

extension SettingsApproval {
  /// The grown tolerances of a run that wait for a decision; empty if no run is named and none exists.
  private static func tolerances(
    _ options: ApproveCommand.Options, since base: BaseBranch, _ store: BaselineStore,
    _ context: CommandContext
  ) throws -> [RuleChange] {
    let run: Run
    do { run = try context.run(options.run) } catch RunError.noRuns { return [] }
    let verdict = try Gate().review(of: run, against: store, since: base, environment: context.environment)
    return (verdict.notices ?? []).flatMap(\.subjects).compactMap { subject in
      // Known issues are approved as settings.
      if case .grown(let tolerance, _) = subject, tolerance.key != nil { tolerance.change } else { nil }
    }
  }
}

/// The approved settings as JSON.
struct SettingsDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The base, as it was named.
  var base: String
  /// The differences that were approved, or would be in a dry run.
  var approved: [RuleChange]
}
