import GalleyBaselines
import GalleyDecisions

/// The tool: finds the command, and turns faults into words and exit codes.
enum CommandLineTool {
  /// The version of the tool.
  static let version = "0.1.0"

  /// All commands by what they are for, in the order of help.
  static var groups: [(title: String, commands: [any Command.Type])] {
    [
      ("Begin", [InitCommand.self, DoctorCommand.self]),
      ("Run", [TestCommand.self, MergeCommand.self, GateCommand.self]),
      (
        "Look",
        [
          StatusCommand.self, ExplainCommand.self, ReportCommand.self, ReviewCommand.self,
          HistoryCommand.self,
        ]
      ),
      ("Decide", [ApproveCommand.self, RejectCommand.self, UndoCommand.self, DecideCommand.self]),
      ("Compare pictures", [DiffCommand.self, CompareCommand.self]),
      ("Keep baselines in order", [VerifyCommand.self, PruneCommand.self, OptimiseCommand.self]),
      ("Pages", [LintPagesCommand.self, AtlasCommand.self, SketchCommand.self]),
      ("For programs", [SchemaCommand.self, MergeDriverCommand.self]),
    ]
  }

  /// All commands, in the order of help.
  static var commands: [any Command.Type] { groups.flatMap(\.commands) }

  private static var specs: [CommandSpec] { commands.map { $0.spec } }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments, without the tool's own name.
  ///   - surroundings: What is around it.
  /// - Returns: How the tool ends.
  static func run(_ words: [String], in surroundings: Surroundings) -> ExitCode {
    // A command line that cannot be understood may still have asked for JSON.
    let isJSON = words.prefix { $0 != "--" }.contains("--json")
    let printer = Printer(surroundings: surroundings, isJSON: isJSON)
    do {
      return try dispatch(words, in: surroundings, printer)
    } catch let error as UsageError {
      printer.failure(.usage, "\(error)")
      return .usage
    } catch {
      printer.failure(.notComparable, "\(error)")
      return .notComparable
    }
  }

  private static func dispatch(
    _ words: [String], in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    guard let name = words.first else { throw UsageError.noCommand }
    switch name {
    case "--json" where words.count == 1: throw UsageError.noCommand
    case "--version":
      printer.say("galley \(version)\n")
      try printer.data(["version": version])
      return .clean
    case "--help", "-h": return try help([], printer)
    case "help":
      let names = words.dropFirst().filter { $0 != "--json" }
      return try help(try names.prefix(1).map { try find($0) }, printer)
    default:
      let command = try find(name)
      let arguments = try ParsedArguments(Array(words.dropFirst()), for: command.spec)
      if arguments.isGiven("--help") { return try help([command], printer) }
      return try command.run(arguments, in: surroundings, printer)
    }
  }

  private static func help(_ commands: [any Command.Type], _ printer: Printer) throws -> ExitCode {
    let text =
      commands.first.map { HelpText.command($0.spec) }
      ?? HelpText.overview(groups.map { ($0.title, $0.commands.map { $0.spec }) })
    printer.say(text)
    try printer.data(["help": text])
    return .clean
  }

  private static func find(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      throw .unknownCommand(name, meant: Spelling.nearest(to: name, in: specs.map(\.name) + ["help"]))
    }
    return command
  }
}
