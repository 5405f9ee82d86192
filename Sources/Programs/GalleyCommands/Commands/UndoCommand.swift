import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley undo`: undoes a decision.
enum UndoCommand: Command {
  static let name = "undo"

  static let spec = CommandSpec(
    name: name, summary: "undo the last decision, or another one",
    options: Options.self,
    discussion: """
      Undoes all parts of a decision together, byte for byte. A baseline that has changed since stays as it is. Run it
      again to go back further; to undo an undo, name it with --decision.
      """)

  struct Options: DecidingOptions {
    let decision: ValueOption<String>
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let dryRun: Flag
    let signing: SigningOptions

    init(_ line: inout OptionReader) {
      decision = line.value(
        "--decision", "id", summary: "undo this decision; its first digits are enough")
      reason = line.value("--reason", "text", summary: "record this reason in the journal")
      onCI = line.onCI()
      dryRun = line.flag("--dry-run", summary: "print the decisions to undo, and change nothing")
      signing = SigningOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let project = try context.project()
    let store = BaselineStore(project)
    let options = arguments.options
    let decision = options.decision.word
    if options.dryRun.isGiven {
      let plan = try store.undoPlan(decision)
      printer.say(UndoText.text(plan.decision, of: plan.lines, taken: plan.lines, isDryRun: true))
      try printer.data(UndoDocument(plan))
      return .clean
    }
    let signature = try context.signature(options, in: project)
    let plan = try store.undoPlan(decision)
    // By its name, so that what is undone is what was planned, even if there are new decisions.
    let result = try store.takeBack(plan.decision, signature)
    let undone = Set(result.records.compactMap(\.undoes))
    printer.say(
      UndoText.text(
        result.decision, of: plan.lines, taken: plan.lines.filter { undone.contains($0.id) }, isDryRun: false)
    )
    for refusal in result.refused { printer.remark("not undone: \(refusal.fault)") }
    if let fault = result.unsigned { printer.remark("it is undone, but not signed: \(fault)") }
    if !result.records.isEmpty {
      printer.say("Undo this with: galley undo --decision \(signature.decision)\n")
    }
    try printer.data(UndoDocument(plan, result))
    return result.refused.isEmpty && result.unsigned == nil ? .clean : .notComparable
  }
}

/// Text about an undone decision.
enum UndoText {
  /// The decision first, then each of its lines.
  static func text(
    _ decision: String, of lines: [DecisionRecord], taken: [DecisionRecord], isDryRun: Bool
  ) -> String {
    let who = lines.first.map { " of \(CleanText.line($0.by, limit: 80))" } ?? ""
    let verb = isDryRun ? "Would undo" : "Undid"
    let amount = taken.isEmpty ? "nothing" : EnglishNoun.count(taken.count, "line")
    let head = "\(verb) \(amount) of decision \(CleanText.line(decision, limit: 80))\(who)."
    return ([head] + taken.map { "  \(word($0))  \($0.key.text)" }).map { $0 + "\n" }.joined()
  }

  private static func word(_ line: DecisionRecord) -> String {
    switch line.action {
    case .approve: line.from == nil ? "removed  " : "restored "
    case .remove: "restored "
    case .reject: "no longer rejected"
    case .comment: "deleted  "
    case .undo: "redone   "
    }
  }
}

/// The JSON output of `galley undo`.
struct UndoDocument: Encodable {
  var format = 1
  var dryRun: Bool
  var decision: String
  var lines: [DecisionRecord]
  var records: [DecisionRecord]
  var refused: [Refusal]

  struct Refusal: Encodable {
    var id: String
    var key: String
    var reason: String
  }

  init(_ plan: UndoPlan) {
    dryRun = true
    decision = plan.decision
    lines = plan.lines
    records = []
    refused = []
  }

  init(_ plan: UndoPlan, _ result: UndoResult) {
    dryRun = false
    decision = result.decision
    lines = plan.lines
    records = result.records
    refused = result.refused.map {
      Refusal(id: $0.record.id, key: $0.record.key.text, reason: "\($0.fault)")
    }
  }
}
