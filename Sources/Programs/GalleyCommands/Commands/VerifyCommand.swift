import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley verify`: checks the whole store.
enum VerifyCommand: Command {
  static let name = "verify"

  static let spec = CommandSpec(
    name: name, summary: "check that every baseline equals the approved one",
    discussion: """
      Decodes every picture, reads every text, and compares them with their sidecar files and with the last decision in
      the journal. It changes nothing: it reads changes that a crash interrupted as if they were complete, and the next
      command that writes baselines completes them.

      Exits with 0 if every baseline can be used, and 2 if one cannot, or lacks a decision, or names clash, or the
      journal is damaged.
      """)

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let store = BaselineStore(try context.project())
    let report = store.verify()
    printer.say(VerifyText.text(report))
    for folder in store.strayApproverFolders(since: nil) { printer.remark("\(folder)") }
    for finding in report.findings { printer.remark("\(finding)") }
    try printer.data(VerifyDocument(report))
    return report.isClean ? .clean : .notComparable
  }
}

/// Text about the check of a store.
enum VerifyText {
  /// What was interrupted, then the summary.
  static func text(_ report: StoreReport) -> String {
    var lines = report.unfinished.map {
      "Interrupted, and completed by the next \"galley approve\", \"undo\" or \"prune\": \(CleanText.line($0))"
    }
    lines += report.leftovers.map {
      "Left by a killed process, and removed by the next \"galley prune\" or \"optimise\": \(CleanText.line($0))"
    }
    let pictures = EnglishNoun.count(report.pictures, "picture")
    let texts = EnglishNoun.count(report.texts, "text")
    let sum =
      "\(pictures) and \(texts) equal the approved ones; \(EnglishNoun.count(report.decisions, "decision")) in the journal"
    lines.append(
      report.isClean ? "\(sum)." : "\(sum); \(EnglishNoun.count(report.findings.count, "fault")) found.")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The JSON output of `galley verify`.
struct VerifyDocument: Encodable {
  var format = 1
  var isClean: Bool
  var pictures: Int
  var texts: Int
  var decisions: Int
  var findings: [String]
  /// Versions that repaired what they found listed it in these.
  var settled: [String] = []
  var removed: [String] = []
  var unfinished: [String]
  var leftovers: [String]

  init(_ report: StoreReport) {
    isClean = report.isClean
    pictures = report.pictures
    texts = report.texts
    decisions = report.decisions
    findings = report.findings.map(\.description)
    unfinished = report.unfinished
    leftovers = report.leftovers
  }
}
