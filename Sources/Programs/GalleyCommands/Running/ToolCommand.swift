import GalleyDecisions
import GalleySystem

/// A command whose work the program `galley-tools` does; this one has its specification, for help and completions.
package protocol ToolCommand: Command {}

extension ToolCommand {
  package static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    guard let work = context.tools[name] else {
      throw SiblingProgram.tools.start(context.words, context.environment)
    }
    return try work(arguments, context, printer)
  }
}

/// The work of a command of `galley-tools`.
package struct CommandWork {
  /// The name of the command.
  package let name: String
  private let work: (Any, CommandContext, Printer) throws -> ExitCode

  /// Creates the work of a command, which takes the options of that command.
  ///
  /// `needsMainThread`: whether it shows views; other work gets a stack that is large enough for the deepest trees.
  package init<Tool: ToolCommand>(
    of command: Tool.Type, needsMainThread: Bool = false,
    _ work: @escaping (ParsedArguments<Tool.Options>, CommandContext, Printer) throws -> ExitCode
  ) {
    name = command.name
    self.work = { arguments, context, printer in
      guard let arguments = arguments as? ParsedArguments<Tool.Options> else {
        preconditionFailure("\(Tool.name) got the options of another command")
      }
      if needsMainThread { return try work(arguments, context, printer) }
      return try LargeStack.run { Result { try work(arguments, context, printer) } }.get()
    }
  }

  fileprivate func callAsFunction<Options>(
    _ arguments: ParsedArguments<Options>, _ context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    try work(arguments, context, printer)
  }
}
