import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley approve --known`: approves changes that were approved before, on any branch.
enum KnownApprovals {
  static func run(
    _ arguments: ParsedArguments<ApproveCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let others: [any CommandOption] = [options.selection.all, options.selection.causes, options.base]
    for other in others where other.isGiven {
      throw UsageError.contradiction(options.known.name, other.name)
    }
    let run = try context.run(options.run)
    let isDryRun = options.dryRun.isGiven
    let signature = isDryRun ? nil : try context.signature(options, in: run.project)
    let store = BaselineStore(run.project)
    let branches = try BranchJournals.ofAllBranches(in: run.project, environment: context.environment)
    let here = try store.journal.records()
    var selection = options.selection.selection(arguments.operands)
    if selection.isEmpty { selection.all = true }
    var plan = ApprovalPlan(selection, in: Gate().verdict(on: run, against: store))
    try SelectionOptions.check(plan, selection)
    var known: [CheckKey: BranchJournals.Known] = [:]
    for check in plan.chosen { known[check.key] = branches.approval(of: check.transition, here: here) }
    plan.chosen.removeAll { known[$0.key] == nil }
    var result = DecisionService.PlanResult()
    if let signature {
      result = DecisionService(run: run, store: store).approve(plan, signature) { key in
        [signature.reason, known[key].map(words)].compactMap { $0 }.joined(separator: "; ")
      }
    }
    let approved = isDryRun ? plan.chosen.map(\.key) : result.approved.map(\.key)
    printer.say(ApprovalText.text(plan, decided: approved, isDryRun: isDryRun))
    for refusal in result.refused { printer.remark("\(refusal.key.text) was not approved: \(refusal.fault)") }
    if let fault = result.unsigned { printer.remark("approved, but not signed: \(fault)") }
    let rest = plan.waiting.count - plan.chosen.count
    if rest > 0 {
      printer.say(
        "\(EnglishNoun.count(rest, "other check", "waits", "wait")) for a decision.\n")
    }
    try printer.data(ApprovalDocument(plan, result, isDryRun: isDryRun))
    return result.refused.isEmpty && result.unsigned == nil ? .clean : .notComparable
  }

  /// The earlier approval in words, as the reason of the new one.
  static func words(_ known: BranchJournals.Known) -> String {
    let record = known.record
    let day = record.at.formatted(.iso8601.year().month().day())
    let place = known.ref.map { " on \(CleanText.line($0, limit: 120))" } ?? ""
    let reason = record.reason.map { ": \(CleanText.line($0, limit: 300))" } ?? ""
    return "approved by \(CleanText.line(record.by, limit: 120))\(place), \(day)\(reason)"
  }
}
