import GalleyBaselines
import GalleyDecisions

/// `galley reject`: notes that what a run recorded must not become a baseline.
enum RejectCommand: Command {
  static let spec = CommandSpec(
    name: "reject", summary: "note that what a run recorded must not become a baseline",
    operands: .any("pattern"),
    options: SelectionOptions.kinds.filter { $0.name != "--renames" } + SelectionOptions.scope + [
      OptionSpec(
        name: "--reason", value: .needed("text"), summary: "why; needed, for whoever reads it next"),
      OptionSpec(name: "--dry-run", summary: "say what would be rejected, and change nothing"),
      .run,
    ],
    discussion: """
      \(SelectionOptions.discussion)

      A rejected change stops the gate as before; status, gate and report then say who rejected it and why. It
      may be approved later all the same, which is the later word. With --rejected a reason is given anew.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    try DecidingCommand(verb: .reject).run(arguments, in: surroundings, printer)
  }
}
