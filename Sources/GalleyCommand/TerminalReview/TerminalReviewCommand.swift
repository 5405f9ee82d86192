import GalleyBaselines
import GalleyDecisions
import GalleyReport
import Glibc

/// `galley review --terminal`: shows the checks that wait, one after the other.
enum TerminalReviewCommand {
  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let environment = surroundings.environment
    let known = try PictureChoice.method(forced: arguments.value("--images"), environment)
    guard surroundings.isInteractive else { throw UsageError.noTerminal }
    let run = try surroundings.run(arguments)
    let service = DecisionDesk(run: run, store: BaselineStore(run.project))
    var selection = Selection(patterns: arguments.operands)
    selection.rejected = arguments.isGiven("--rejected")
    let verdict = Gate(countsOrphans: true).verdict(on: run, against: service.store)
    let entries = try entries(selection, verdict, service)
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    guard !entries.isEmpty else {
      printer.say("\(StatusReport(verdict).progress)\n")
      return .clean
    }
    let terminal = try Terminal()
    let method =
      known
      ?? PictureChoice.method(answer: terminal.ask(PictureChoice.question, until: PictureChoice.isWhole))
    var session = TerminalReviewSession(
      ReviewDeck(entries, reason: arguments.value("--reason")), with: service, on: terminal, method,
      environment)
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

  private static func entries(
    _ selection: Selection, _ verdict: Verdict, _ service: DecisionDesk
  ) throws -> [ReviewDeck.Entry] {
    let plan = ApprovalPlan(selection, in: verdict)
    try SelectionOptions.check(plan, selection)
    let items = Dictionary(service.queue(verdict).map { ($0.key, $0) }) { first, _ in first }
    return plan.chosen.compactMap { check in
      items[check.key].map { ReviewDeck.Entry(item: $0, check: check) }
    }
  }

  /// The decisions: counts, then each check, in the form of insta's summary.
  static func summary(_ model: ReviewDeck) -> String {
    var text = ""
    let groups: [(ReviewDeck.Entry.State, String)] = [
      (.approved, "approved"), (.rejected, "rejected"), (.skipped, "skipped"),
    ]
    for (state, word) in groups {
      let keys = model.entries.filter { $0.state == state }.map(\.item.text)
      guard !keys.isEmpty else { continue }
      text += "\(word)  (\(CheckWords.count(keys.count, "check")))\n"
      text += keys.prefix(20).map { "  \($0)\n" }.joined()
      if keys.count > 20 { text += "  … and \(keys.count - 20) more\n" }
    }
    for entry in model.entries {
      if case .refused(let reason) = entry.state { text += "not decided  \(entry.item.text): \(reason)\n" }
    }
    let waiting = model.count(.waiting) + model.count(.skipped)
    text += waiting == 0 ? "Nothing left." : "\(CheckWords.count(waiting, "check")) left."
    let isDecided = model.entries.contains { $0.state == .approved || $0.state == .rejected }
    return text + (isDecided ? " Undo the last decision with: galley undo\n" : "\n")
  }
}
