import GalleyDecisions

/// The work of a command.
package typealias CommandWork = (ParsedArguments, CommandContext, Printer) throws -> ExitCode

/// A command whose work the program `galley-tools` does; this one has its specification, for help and completions.
protocol ToolCommand: Command {}

extension ToolCommand {
  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    guard let work = context.tools[name] else {
      throw SiblingProgram.tools.start(context.words, context.environment)
    }
    return try work(arguments, context, printer)
  }
}
