import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley prune`: removes baselines whose checks no longer exist.
enum PruneCommand: Command {
  static let name = "prune"

  static let spec = CommandSpec(
    name: name, summary: "remove baselines whose checks no longer exist",
    operands: .any("pattern"),
    options: Options.self,
    discussion: """
      Only a complete run of the whole suite proves that a check no longer exists; after any other run it
      removes nothing. A pattern selects keys, as with "galley approve". Removed baselines go to .galley/trash, and
      "galley undo" restores them. Deletes baselines that are in the trash for more than 30 days, except those of the
      last 50 decisions.
      """)

  struct Options: DecidingOptions {
    let reason: ValueOption<String>
    let onCI: ValueOption<String>
    let dryRun: Flag
    let run: ValueOption<String>
    let signing: SigningOptions

    init(_ line: inout OptionReader) {
      reason = line.value("--reason", "text", summary: "record this reason in the journal")
      onCI = line.onCI()
      dryRun = line.flag("--dry-run", summary: "print the baselines to remove, and change nothing")
      run = line.run()
      signing = SigningOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let run = try context.run(options.run)
    let isDryRun = options.dryRun.isGiven
    let signature = isDryRun ? nil : try context.signature(options, in: run.project)
    let store = BaselineStore(run.project)
    if !isDryRun { store.tidy() }
    var verdict = Gate(countsOrphans: true).verdict(on: run, against: store)
    if let fault = PruneError.unproven(by: run, verdict) { throw fault }
    let present = (try? Git(in: run.project.root, environment: context.environment))?.state()
    if let tested = run.launch?.git?.commit, let present, tested != present.commit {
      throw PruneError.unproven(run.name, because: Self.reason(tested: tested, present: present.commit))
    }
    let later = decidedLater(than: run, store)
    verdict = verdict.replacing(
      orphans: verdict.orphans.filter { !later.contains($0) },
      unproven: verdict.unproven + verdict.orphans.filter(later.contains))
    let patterns = arguments.operands
    for pattern in patterns where !verdict.orphans.contains(where: { Selection.matches(pattern, $0) }) {
      throw PruneError.nothingMatches(pattern)
    }
    let orphans = verdict.orphans.filter { key in
      patterns.isEmpty || patterns.contains { Selection.matches($0, key) }
    }
    var result = PruneResult()
    if let signature {
      for key in orphans { result.remove(key, from: store, signature) }
      if let fault = store.seal(result.records, signature) {
        result.refused.append(
          PruneDocument.Refusal(key: "", reason: "removed, but not signed: \(fault)"))
      }
      result.dropped = try store.emptyTrash()
    }
    let removed = isDryRun ? orphans : result.records.map(\.key)
    printer.say(
      (["\(isDryRun ? "Would remove" : "Removed") \(EnglishNoun.count(removed.count, "baseline"))."]
        + removed.map { "  \($0.text)" }).map { $0 + "\n" }.joined())
    for refusal in result.refused {
      printer.remark(
        refusal.key.isEmpty ? refusal.reason : "\(refusal.key) was not removed: \(refusal.reason)")
    }
    if !verdict.unproven.isEmpty {
      printer.remark(
        "\(EnglishNoun.count(verdict.unproven.count, "other baseline")) without a check stayed, as the run does not prove that "
          + "their checks no longer exist")
    }
    if result.dropped > 0 {
      printer.say(
        "Deleted \(EnglishNoun.count(result.dropped, "old decision")) from the trash; they can no longer be undone.\n"
      )
    }
    if let decision = result.records.first?.decision {
      printer.say("Restore them with: galley undo --decision \(decision)\n")
    }
    try printer.data(PruneDocument(orphans, result, isDryRun: isDryRun))
    return result.refused.isEmpty ? .clean : .notComparable
  }
}

extension PruneCommand {
  /// The checks whose baselines were decided on after the run had begun.
  private static func decidedLater(than run: Run, _ store: BaselineStore) -> Set<CheckKey> {
    guard let started = run.started else { return [] }
    // The verdict has reported a journal that cannot be read.
    let records = (try? store.journal.records()) ?? []
    return Set(records.filter { $0.at > started && ![.comment, .reject].contains($0.action) }.map(\.key))
  }

  /// The reason why a run of another commit proves nothing: a later commit may have brought baselines with their tests.
  private static func reason(tested: String, present: String) -> String {
    "it tested the commit \(CleanText.line(String(tested.prefix(12)))), and \(present.prefix(12)) is checked out"
  }
}

/// The result of removing baselines.
struct PruneResult {
  var records: [DecisionRecord] = []
  var refused: [PruneDocument.Refusal] = []
  var dropped = 0

  /// Removes a baseline, unless it is damaged or has just gone.
  mutating func remove(_ key: CheckKey, from store: BaselineStore, _ signature: Signature) {
    do {
      let digest: ContentDigest
      switch try store.read(key) {
      case .missing: return
      case .found(let baseline): digest = baseline.digest
      case .text(let baseline): digest = baseline.digest
      }
      records.append(try store.remove(key, expecting: digest, signature))
    } catch {
      refused.append(PruneDocument.Refusal(key: key.text, reason: "\(error)"))
    }
  }
}

/// The JSON output of `galley prune`.
struct PruneDocument: Encodable {
  var format = 1
  var dryRun: Bool
  var chosen: [String]
  var records: [DecisionRecord]
  var refused: [Refusal]
  var droppedDecisions: Int

  struct Refusal: Encodable {
    var key: String
    var reason: String
  }

  init(_ orphans: [CheckKey], _ result: PruneResult, isDryRun: Bool) {
    dryRun = isDryRun
    chosen = orphans.map(\.text)
    records = result.records
    refused = result.refused
    droppedDecisions = result.dropped
  }
}

/// The reason why no baseline is removed.
enum PruneError: Error, Hashable, CustomStringConvertible {
  /// The run does not prove that a check no longer exists.
  case unproven(String, because: String)
  /// No baseline without a check matches a pattern.
  case nothingMatches(String)

  /// The reason why a run proves nothing; `nil` if it does.
  static func unproven(by run: Run, _ verdict: Verdict) -> PruneError? {
    if let finding = verdict.findings.first { return .unproven(run.name, because: "\(finding)") }
    return nil
  }

  var description: String {
    switch self {
    case .unproven(let run, let reason):
      "the run \(CleanText.line(run)) does not prove that any check no longer exists: \(reason); "
        + "nothing was removed, run the whole suite with \"galley test\" first"
    case .nothingMatches(let pattern):
      "no baseline whose check no longer exists matches \"\(CleanText.line(pattern, limit: 80))\"; "
        + "\"galley prune --dry-run\" lists them"
    }
  }
}
