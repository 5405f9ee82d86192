import GalleyBaselines
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
    var page: String
  }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    let store = BaselineStore(project)
    let folder = arguments.value("-o").map(surroundings.absolute) ?? project.root + "/.galley/report"
    let page = try HTMLReport(run: run, store: store).write(
      Gate().verdict(on: run, against: store), to: folder)
    printer.say("Report: \(page)\n")
    try printer.data(Data(page: page))
    return .clean
  }
}
