import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// `galley report`: the run as an offline page.
enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", summary: "write a run as a page that needs no network",
    options: [
      .run,
      OptionSpec(
        name: "-o", value: .needed("folder"), summary: "the folder to write to, else .galley/report"),
    ],
    discussion: "Ends with 0 once the report is written, whatever it says.")

  private struct Data: Encodable {
    struct Check: Encodable {
      var text: String
      var status: String
      /// By what they show, from the page.
      var pictures: [String: String]
    }

    var page: String
    var checks: [Check]
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    let store = BaselineStore(project)
    let folder = arguments.value("-o").map(surroundings.absolute) ?? project.root + "/.galley/report"
    let verdict = Gate().verdict(on: run, against: store)
    let report = try HTMLReport(run: run, store: store).write(verdict, to: folder)
    printer.say("Report: \(report.page)\n")
    let checks = verdict.checks.map {
      Data.Check(
        text: $0.key.text, status: $0.outcome.status.rawValue, pictures: report.pictures[$0.key] ?? [:])
    }
    try printer.data(Data(page: report.page, checks: checks))
    return .clean
  }
}
