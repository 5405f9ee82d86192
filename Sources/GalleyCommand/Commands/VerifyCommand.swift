import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley verify`: looks through the whole store.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", summary: "see that every baseline is what was approved",
    discussion: """
      Every picture is decoded and every text read, and compared with what its sidecar says. Changes that a crash cut
      short are finished, and what killed processes left is removed.

      Ends with 0 if every baseline can be used, and 2 if one cannot, or names clash, or the journal is damaged.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let report = BaselineStore(try surroundings.project()).verify()
    printer.say(VerifyWords.text(report))
    for finding in report.findings { printer.remark("\(finding)") }
    try printer.data(VerifyDocument(report))
    return report.isClean ? .clean : .notComparable
  }
}

/// Says what looking through a store found.
enum VerifyWords {
  /// What was put right, and the sum.
  static func text(_ report: StoreReport) -> String {
    var lines = report.settled.map { "Finished a change that was cut short: \(ElementText.clean($0))" }
    lines += report.removed.map { "Removed what a killed process left: \(ElementText.clean($0))" }
    let pictures = CheckWords.count(report.pictures, "picture")
    let texts = CheckWords.count(report.texts, "text")
    let sum =
      "\(pictures) and \(texts) are what was approved; \(CheckWords.count(report.decisions, "decision")) in the journal"
    lines.append(
      report.isClean ? "\(sum)." : "\(sum); \(CheckWords.count(report.findings.count, "fault")) found.")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What looking through a store found, as JSON.
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
