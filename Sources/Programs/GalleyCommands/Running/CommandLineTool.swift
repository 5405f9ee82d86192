import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText
import GalleyTree

/// A command of the tool.
package protocol Command {
  /// Its name, by which it is found without making the ``spec`` of any other.
  static var name: String { get }

  /// Its options, which ``spec`` lists and ``run(_:in:_:)`` looks up.
  associatedtype Options: CommandOptions = NoOptions

  static var spec: CommandSpec { get }

  /// Runs the command and returns the exit code of the tool.
  ///
  /// - Throws: ``UsageError``, for which the tool ends with 64, or an error whose description is a sentence, for which it
  ///   ends with 2.
  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode
}

/// The tool: finds the command, runs it, and prints its errors.
package enum CommandLineTool {
  package static let version = "0.1.0"

  /// All commands by their purpose, in the order of help.
  static var groups: [(title: String, commands: [any Command.Type])] {
    [
      ("Set up", [InitCommand.self, DoctorCommand.self, DevicesCommand.self]),
      (
        "Run",
        [
          TestCommand.self, RecordCommand.self, CheckCommand.self, WatchCommand.self, PreviewsCommand.self,
          RenderCommand.self, ServeCommand.self, MergeCommand.self, GateCommand.self, BeepCommand.self,
        ]
      ),
      (
        "Inspect",
        [
          StatusCommand.self, ExplainCommand.self, ReportCommand.self, ReviewCommand.self,
          HistoryCommand.self,
        ]
      ),
      ("Decide", [ApproveCommand.self, RejectCommand.self, UndoCommand.self, DecideCommand.self]),
      ("Compare pictures", [DiffCommand.self, CompareCommand.self]),
      (
        "Maintain baselines",
        [
          VerifyCommand.self, PruneCommand.self, OptimiseCommand.self, ImportCommand.self, ExportCommand.self,
        ]
      ),
      ("Pages", [LintPagesCommand.self, AtlasCommand.self, SketchCommand.self, CodegenCommand.self]),
      ("XCUITest suites", [LintXCUITestCommand.self]),
      (
        "For other programs",
        [
          TreeScriptCommand.self, SchemaCommand.self, CompletionsCommand.self, ManualCommand.self,
          MergeDriverCommand.self,
        ]
      ),
    ]
  }

  /// All commands, in the order of help.
  static var commands: [any Command.Type] { groups.flatMap(\.commands) }

  /// The groups of commands, as help and the manual show them.
  static var specs: [(title: String, commands: [CommandSpec])] {
    groups.map { ($0.title, $0.commands.map { $0.spec }) }
  }

  /// Runs a command line, without the tool's own name, and returns the exit code.
  static func run(_ words: [String], in context: CommandContext) -> ExitCode {
    // A command line that cannot be understood may still have asked for JSON.
    let isJSON = words.prefix { $0 != "--" }.contains(StandardOptions.jsonName)
    var context = context
    context.words = words
    let printer = Printer(context: context, isJSON: isJSON)
    do {
      return try dispatch(words, in: context, printer)
    } catch let error as UsageError {
      printer.failure(.usage, "\(error)")
      return .usage
    } catch {
      printer.failure(.notComparable, ErrorWords.of(error))
      return .notComparable
    }
  }

  private static func dispatch(
    _ words: [String], in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    guard let name = words.first else { throw UsageError.noCommand }
    switch name {
    case StandardOptions.jsonName where words.count == 1: throw UsageError.noCommand
    case "--version":
      let facts = Installation(of: context.executable)?.facts
      let words = facts.map { "commit \($0.commit), Swift \($0.compiler)" } ?? "not installed"
      printer.say("galley \(version) (\(words))\n")
      try printer.data(VersionData(version: version, commit: facts?.commit, compiler: facts?.compiler))
      return .clean
    case _ where StandardOptions.helpNames.contains(name): return try help([], printer)
    case "help":
      let names = words.dropFirst().filter { $0 != StandardOptions.jsonName }
      return try help(try names.prefix(1).map { try find($0) }, printer)
    default:
      return try run(try find(name), Array(words.dropFirst()), in: context, printer)
    }
  }

  private struct VersionData: Encodable {
    var version: String
    var commit: String?
    var compiler: String?
  }

  private static func run<Tool: Command>(
    _ command: Tool.Type, _ words: [String], in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let arguments = try ParsedArguments<Tool.Options>(words, for: command.spec)
    if arguments.standard.help.isGiven { return try help([command], printer) }
    return try command.run(arguments, in: context, printer)
  }

  private static func help(_ commands: [any Command.Type], _ printer: Printer) throws -> ExitCode {
    let text = commands.first.map { HelpText.command($0.spec) } ?? HelpText.overview(specs)
    printer.say(text)
    try printer.data(["help": text])
    return .clean
  }

  private static func find(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name } + ["help"]
      throw .unknownCommand(name, meant: SpellingSuggestion.nearest(to: name, in: names))
    }
    return command
  }
}
