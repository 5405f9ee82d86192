import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley verify`: checks the whole store.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", summary: "check that every baseline is what was approved",
    discussion: """
      Every picture is decoded and every text is read, and compared with its sidecar file. Changes that a crash
      interrupted are completed, and temporary files of killed processes are removed.

      Exits with 0 if every baseline can be used, and 2 if one cannot, or names clash, or the journal is damaged.
      """)

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let report = BaselineStore(try context.project()).verify()
    printer.say(VerifyText.text(report))
    for finding in report.findings { printer.remark("\(finding)") }
    try printer.data(VerifyDocument(report))
    return report.isClean ? .clean : .notComparable
  }
}

/// Text about the check of a store.
enum VerifyText {
  /// The repairs, then the summary.
  static func text(_ report: StoreReport) -> String {
    var lines = report.settled.map { "Completed a change that was interrupted: \(ElementText.clean($0))" }
    lines += report.removed.map { "Removed a temporary file of a killed process: \(ElementText.clean($0))" }
    let pictures = CheckText.count(report.pictures, "picture")
    let texts = CheckText.count(report.texts, "text")
    let sum =
      "\(pictures) and \(texts) are what was approved; \(CheckText.count(report.decisions, "decision")) in the journal"
    lines.append(
      report.isClean ? "\(sum)." : "\(sum); \(CheckText.count(report.findings.count, "fault")) found.")
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
  var settled: [String]
  var removed: [String]

  init(_ report: StoreReport) {
    isClean = report.isClean
    pictures = report.pictures
    texts = report.texts
    decisions = report.decisions
    findings = report.findings.map(\.description)
    settled = report.settled
    removed = report.removed
  }
}
