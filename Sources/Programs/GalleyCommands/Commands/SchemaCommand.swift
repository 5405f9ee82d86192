import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// `galley schema`: prints JSON schemas.
enum SchemaCommand: Command {
  static let name = "schema"

  static let spec = CommandSpec(
    name: name, summary: "print the JSON Schema of an output of --json, or of a file that Galley reads",
    operands: .eachAndPerhaps([], "gate|status|decisions|explain"),
    operandCompletion: .words(JSONSchema.all.map(\.name)),
    discussion: "The default is that of \"galley gate --json\".")

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let name = arguments.operands.first ?? "gate"
    guard let schema = JSONSchema.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownSchema(name, known: JSONSchema.all.map(\.name))
    }
    // A schema is data, whether or not --json is given.
    context.out(schema.text)
    return .clean
  }
}
