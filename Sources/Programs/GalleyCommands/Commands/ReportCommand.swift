import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import GalleyTree

/// `galley report`: writes a run as an offline page.
enum ReportCommand: Command {
  static let name = "report"

  static let spec = CommandSpec(
    name: name, summary: "write a run as a page that works without a network",
    options: Options.self,
    discussion: "Exits with 0 once the report is written, whatever it contains.")

  struct Options: CommandOptions {
    let run: ValueOption<String>
    let output: ValueOption<String>
    let base: ValueOption<String>

    init(_ line: inout OptionReader) {
      run = line.run()
      output = line.value(
        "-o", "folder", completion: .folders,
        summary: "write to this folder; the default is .galley/report")
      base = GateOptions.base(&line)
    }
  }

  private struct Data: Encodable {
    struct Check: Encodable {
      var text: String
      var status: String
      /// Paths relative to the page, by what they show.
      var pictures: [String: String]
    }

    var page: String
    var checks: [Check]
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let run = try context.run(options.run)
    let store = BaselineStore(run.project)
    let folder = options.output.word.map(context.absolute) ?? run.project.root + "/.galley/report"
    let verdict = try Gate().review(
      of: run, against: store, since: try GateCommand.baseBranch(options.base.word, in: run.project, context),
      environment: context.environment)
    let report = try HTMLReport(run: run, store: store).write(verdict, to: folder)
    printer.say("Report: \(CleanText.line(report.page))\n")
    let checks = verdict.checks.map {
      Data.Check(
        text: $0.key.text, status: $0.outcome.status.rawValue, pictures: report.pictures[$0.key] ?? [:])
    }
    try printer.data(Data(page: report.page, checks: checks))
    return .clean
  }
}
