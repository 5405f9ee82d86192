import GalleyBaselines
import GalleyDecisions

/// `galley completions`: completion scripts for shells.
enum CompletionsCommand: Command {
  private static let shells = ["bash", "zsh", "fish"]

  static let name = "completions"

  static let spec = CommandSpec(
    name: name, summary: "print a completion script for a shell", operands: .each(["bash|zsh|fish"]),
    operandCompletion: .words(shells),
    discussion: """
      "make install" puts the scripts where the shells look for them. To try one in a running shell:
        bash: source <(galley completions bash)
        zsh:  source <(galley completions zsh)
        fish: galley completions fish | source
      """)

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let shell = arguments.operands[0]
    let commands = CommandLineTool.commands.map { $0.spec }
    let script =
      switch shell {
      case "bash": BashCompletion(commands: commands).script
      case "zsh": ZshCompletion(commands: commands).script
      case "fish": FishCompletion(commands: commands).script
      default: throw UsageError.unknownShell(shell, known: shells)
      }
    printer.say(script)
    try printer.data(["script": script])
    return .clean
  }
}

/// `galley manual`: the manual page.
enum ManualCommand: Command {
  static let name = "manual"

  static let spec = CommandSpec(
    name: name, summary: "print the manual page, as source for man",
    discussion:
      "\"make install\" installs it for \"man galley\". To read it without installing: galley manual | man -l -"
  )

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let page = ManualPage(groups: CommandLineTool.groups.map { ($0.title, $0.commands.map { $0.spec }) }).text
    printer.say(page)
    try printer.data(["manual": page])
    return .clean
  }
}
