import GalleyBaselines
import GalleyDecisions

/// `galley approve`: makes baselines of what a run recorded.
enum ApproveCommand: Command {
  static let spec = CommandSpec(
    name: "approve", summary: "make baselines of what a run recorded, byte for byte",
    operands: .any("pattern"),
    options: SelectionOptions.kinds + SelectionOptions.scope + [
      KnownApproval.option,
      OptionSpec(name: "--reason", value: .needed("text"), summary: "why, for the journal"),
      OptionSpec(name: "--dry-run", summary: "say what would be approved, and change nothing"),
      .run,
    ],
    discussion: """
      \(SelectionOptions.discussion)

      Baselines that changed since the run are left as they are. What somebody rejected is held back, unless
      --rejected or --id asks for it. With --renames the old baseline goes to the trash in the same decision.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven(KnownApproval.option.name) {
      return try KnownApproval.run(arguments, in: surroundings, printer)
    }
    return try DecidingCommand(verb: .approve).run(arguments, in: surroundings, printer)
  }
}
