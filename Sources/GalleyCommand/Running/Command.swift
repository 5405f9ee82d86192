import GalleyBaselines
import GalleyDecisions

/// A command of the tool.
protocol Command {
  /// What it takes.
  static var spec: CommandSpec { get }

  /// Does its work.
  ///
  /// - Parameters:
  ///   - arguments: What was given.
  ///   - surroundings: What is around it.
  ///   - printer: Where its words go.
  /// - Returns: How the tool ends.
  /// - Throws: ``UsageError``, or a fault whose description is a sentence; the tool ends with 64 or 2 then.
  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode
}
