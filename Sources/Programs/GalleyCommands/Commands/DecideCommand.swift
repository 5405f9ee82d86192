import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyReport
import GalleySystem
import GalleyText

/// `galley decide`: applies decisions from a JSON document.
enum DecideCommand: Command {
  static let name = "decide"

  static let spec = CommandSpec(
    name: name, summary: "apply decisions from a file, or from standard input",
    operands: .eachAndPerhaps([], "file"), operandCompletion: .files,
    options: Options.self,
    discussion: """
      The file is JSON: {"format":2,"run":"…","decisions":[{"id":"…","action":"approve","reason":"…"}]}. The action
      is approve, reject or comment; the ids are those of "galley status --json". Without a file, or with -, it reads
      standard input. The run must be the newest, or that of --run. A decision with "causes" covers only these
      causes: checks with another cause are skipped. Decisions that cannot be applied are reported, and all others
      are applied; it then exits with 2.
      """)

  struct Options: DecidingOptions {
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let dryRun: Flag
    let run: ValueOption<String>
    let signing: SigningOptions

    init(_ line: inout OptionReader) {
      reason = line.value("--reason", "text", summary: "record this reason for decisions that have none")
      onCI = line.onCI()
      dryRun = line.flag("--dry-run", summary: "print the decisions, and change nothing")
      run = line.run()
      signing = SigningOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let document = try DecisionDocument.read(try bytes(arguments.operands.first ?? "-", context))
    let options = arguments.options
    let run = try context.run(options.run)
    guard document.run == run.name else {
      throw DecisionDocumentError.otherRun(document.run, decided: run.name)
    }
    let service = DecisionService(run: run, store: BaselineStore(run.project))
    let isDryRun = options.dryRun.isGiven
    let result =
      isDryRun
      ? service.validate(document.decisions)
      : service.carryOut(
        try requests(document, options, context),
        try options.signing.signature(reason: options.reason.word, in: run.project, context))
    let done = document.decisions.count - result.refused.count - result.held.count
    printer.say("\(isDryRun ? "Would apply" : "Applied") \(EnglishNoun.count(done, "decision")).\n")
    for record in result.records {
      printer.say("  \(word(record.action))  \(record.key.text)\n")
    }
    for held in result.held { printer.say("  held back  \(held.key.text): \(held)\n") }
    for refusal in result.refused { printer.remark("\(refusal.id) was not decided: \(refusal.reason)") }
    try printer.data(DecisionAnswer(result))
    return result.refused.isEmpty ? .clean : .notComparable
  }

  private static func requests(
    _ document: DecisionDocument, _ options: Options, _ context: CommandContext
  ) throws(UsageError) -> [DecisionRequest] {
    do throws(DecisionOnCIError) {
      return try document.decisions.onCI(
        options.onCI.word, reason: options.reason.word, in: context.environment)
    } catch {
      throw .onCI(error)
    }
  }

  private static func word(_ action: DecisionRecord.Action) -> String {
    switch action {
    case .approve: "approved "
    case .reject: "rejected "
    case .comment: "commented"
    case .remove: "removed  "
    case .undo: "undone   "
    }
  }

  /// Reads one byte more than a document may have, so that one that is too large is found.
  private static func bytes(_ path: String, _ context: CommandContext) throws -> [UInt8] {
    do {
      if path == "-" { return try context.input(DecisionDocument.mostBytes + 1) }
      return [UInt8](try BoundedFile.read(context.absolute(path), limit: DecisionDocument.mostBytes))
    } catch let error as FileError {
      throw DecisionDocumentError.unreadable("\(error)")
    }
  }
}
