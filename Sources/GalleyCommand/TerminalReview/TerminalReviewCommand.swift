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
    let run = try Run(arguments.value("--run"), in: try surroundings.project())
    let desk = DecisionDesk(run: run, store: BaselineStore(run.project))
    var selection = Selection(patterns: arguments.operands)
    selection.rejected = arguments.isGiven("--rejected")
    let verdict = Gate(countsOrphans: true).verdict(on: run, against: desk.store)
    let cards = try cards(selection, verdict, desk)
    for finding in verdict.findings { printer.remark("the run is incomplete: \(finding)") }
    guard !cards.isEmpty else {
      printer.say("\(StatusReport(verdict).progress)\n")
      return .clean
    }
    let terminal = try Terminal()
    let method =
      known
      ?? PictureChoice.method(answer: terminal.ask(PictureChoice.question, until: PictureChoice.isWhole))
    var session = TerminalReviewSession(
      ReviewDeck(cards, reason: arguments.value("--reason")), at: desk, on: terminal, method, environment)
    let end = session.run()
    terminal.end()
    printer.say(summary(session.deck))
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

  private static func cards(
    _ selection: Selection, _ verdict: Verdict, _ desk: DecisionDesk
  ) throws -> [ReviewDeck.Card] {
    let plan = ApprovalPlan(selection, in: verdict)
    try SelectionOptions.check(plan, selection)
    let items = Dictionary(desk.queue(verdict).map { ($0.key, $0) }) { first, _ in first }
    return plan.chosen.compactMap { check in
      items[check.key].map { ReviewDeck.Card(item: $0, check: check) }
    }
  }

  /// The decisions: counts, then each check, in the form of insta's summary.
  static func summary(_ deck: ReviewDeck) -> String {
    var text = ""
    let groups: [(ReviewDeck.Card.State, String)] = [
      (.approved, "approved"), (.rejected, "rejected"), (.skipped, "skipped"),
    ]
    for (state, word) in groups {
      let keys = deck.cards.filter { $0.state == state }.map(\.item.text)
      guard !keys.isEmpty else { continue }
      text += "\(word)  (\(CheckWords.count(keys.count, "check")))\n"
      text += keys.prefix(20).map { "  \($0)\n" }.joined()
      if keys.count > 20 { text += "  … and \(keys.count - 20) more\n" }
    }
    for card in deck.cards {
      if case .refused(let reason) = card.state { text += "not decided  \(card.item.text): \(reason)\n" }
    }
    let waiting = deck.count(.waiting) + deck.count(.skipped)
    text += waiting == 0 ? "Nothing left." : "\(CheckWords.count(waiting, "check")) left."
    let isDecided = deck.cards.contains { $0.state == .approved || $0.state == .rejected }
    return text + (isDecided ? " Undo the last decision with: galley undo\n" : "\n")
  }
}
