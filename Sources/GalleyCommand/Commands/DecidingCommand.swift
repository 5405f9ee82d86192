import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// What `galley approve` and `galley reject` have in common: they choose, decide, and say what they did.
struct DecidingCommand {
  /// What is decided.
  enum Verb: String {
    case approve, reject

    /// The verb in the past.
    var past: String { self == .approve ? "approved" : "rejected" }
  }

  let verb: Verb

  func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let selection = SelectionOptions.selection(arguments)
    guard !selection.isEmpty else { throw UsageError.nothingSelected(command: verb.rawValue) }
    let isDryRun = arguments.isGiven("--dry-run")
    let reason = arguments.value("--reason")
    if let count = reason?.count, count > DecisionRequest.longestReason { throw DecisionFault.tooLong(count) }
    if verb == .reject, !isDryRun, reason?.allSatisfy(\.isWhitespace) ?? true { throw UsageError.noReason }
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    let store = BaselineStore(project)
    let verdict = Gate(countsOrphans: selection.renames).verdict(on: run, against: store)
    let plan = ApprovalPlan(selection, in: verdict)
    try SelectionOptions.check(plan, selection)
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    for unclear in verdict.unclearRenames { printer.remark(RenameWords.unclear(unclear)) }
    var result = Approver.Result()
    if !isDryRun {
      let signature = Signature.current(
        reason: reason, in: project, environment: surroundings.environment)
      let approver = Approver(run: run, store: store)
      result = verb == .approve ? approver.carryOut(plan, signature) : approver.reject(plan, signature)
    }
    let decided = isDryRun ? plan.chosen.map(\.key) : (result.approved + result.rejected).map(\.key)
    printer.say(ApprovalWords.text(plan, decided: decided, verb: verb, isDryRun: isDryRun))
    for check in plan.barred {
      printer.remark(
        "\(check.text) cannot be \(verb.past), as it could not be compared: \(check.reason)")
    }
    for refusal in result.refused {
      printer.remark("\(refusal.key.text) was not \(verb.past): \(refusal.fault)")
    }
    try printer.data(ApprovalDocument(plan, result, isDryRun: isDryRun))
    // Who names a check wants it decided; who means all that waits does not mean what does not wait.
    let isMissed = selection.narrows && !plan.barred.isEmpty
    return result.refused.isEmpty && !isMissed ? .clean : .notComparable
  }
}
