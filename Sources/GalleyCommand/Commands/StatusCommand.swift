import GalleyBaselines
import GalleyReport

/// `galley status`: what waits for a decision.
enum StatusCommand: Command {
  static let spec = CommandSpec(
    name: "status", summary: "list what waits for a decision, by cause", options: [.run],
    discussion: "Ends with 0 whatever waits; \"galley gate\" is the command that stops a build.")

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    let verdict = Gate().verdict(on: run, against: BaselineStore(project))
    printer.say(TerminalReport.status(verdict))
    try printer.data(VerdictDocument(verdict))
    return .clean
  }
}
