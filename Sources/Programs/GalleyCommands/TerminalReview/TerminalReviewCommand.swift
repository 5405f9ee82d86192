import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import Glibc

/// `galley review --terminal`: shows the checks that wait, one after the other.
enum TerminalReviewCommand {
  static func run(
    _ arguments: ParsedArguments<ReviewCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let environment = context.environment
    let options = arguments.options
    let known = try PictureMethodDetection.method(forced: options.images, environment)
    guard context.isInteractive else { throw UsageError.noTerminal }
    let run = try context.run(options.run)
    let service = DecisionService(run: run, store: BaselineStore(run.project))
    var selection = Selection(patterns: arguments.operands)
    selection.rejected = options.rejected.isGiven
    let verdict = Gate(countsOrphans: true).verdict(on: run, against: service.store)
    let entries = try entries(selection, verdict, service)
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    guard !entries.isEmpty else {
      printer.say("\(StatusReport(verdict).progress)\n")
      return .clean
    }
    let signer =
      run.project.settings.sign ? try DecisionSigner(in: run.project, environment: environment) : nil
    let terminal = try Terminal()
    let method =
      known
      ?? PictureMethodDetection.method(
        answer: terminal.ask(PictureMethodDetection.question, until: PictureMethodDetection.isWhole))
    var session = TerminalReviewSession(
      ReviewModel(entries, reason: options.reason.word), with: service, on: terminal, method,
      environment, signer: signer, onCI: options.onCI.word)
    let end = session.run()
    terminal.end()
    printer.say(summary(session.model))
    switch end {
    case .done: return .clean
    case .interrupted: return .interrupted
    case .signal(let number):
      // The terminal is restored; the sender of the signal sees its default effect.
      signal(number, SIG_DFL)
      raise(number)
      return .interrupted
    }
  }

  static func entries(
    _ selection: Selection, _ verdict: Verdict, _ service: DecisionService
  ) throws -> [ReviewModel.Entry] {
    let plan = ApprovalPlan(selection, in: verdict)
    try SelectionOptions.check(plan, selection)
    let items = Dictionary(service.queue(verdict).map { ($0.key, $0) }) { first, _ in first }
    return plan.chosen.compactMap { check in
      items[check.key].map { ReviewModel.Entry(item: $0, check: check) }
    }
  }

  /// The decisions: counts, then each check, in the form of insta's summary.
  static func summary(_ model: ReviewModel) -> String {
    var text = ""
    let groups: [(ReviewModel.Entry.State, String)] = [
      (.approved, "approved"), (.rejected, "rejected"),
    ]
    for (state, word) in groups {
      let keys = model.entries.filter { $0.state == state }.map(\.item.text)
      guard !keys.isEmpty else { continue }
      text += "\(word)  (\(EnglishNoun.count(keys.count, "check")))\n"
      text += keys.limited(to: 20).map { "  \($0)\n" }.joined()
    }
    for entry in model.entries {
      if case .refused(let reason) = entry.state { text += "not decided  \(entry.item.text): \(reason)\n" }
      if case .held(let reason) = entry.state { text += "held back  \(entry.item.text): \(reason)\n" }
    }
    text += model.left == 0 ? "Nothing left to decide." : "\(EnglishNoun.count(model.left, "check")) left."
    let isDecided = model.entries.contains { $0.state == .approved || $0.state == .rejected }
    return text + (isDecided ? " Undo the last decision with: galley undo\n" : "\n")
  }
}
