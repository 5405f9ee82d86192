import GalleyBaselines
import GalleyDecisions

/// `galley review`: shows and decides on a run, in a browser or in the terminal.
enum ReviewCommand: Command {
  static let name = "review"

  static let spec = CommandSpec(
    name: name, summary: "look at changes and decide, in a browser or in the terminal",
    operands: .any("pattern"),
    options: Options.self,
    discussion: """
      Without --terminal, serves the page to this machine only, until you stop it. The keys are the same in the browser
      and in the terminal: y approves and n rejects the current check, g extends both to similar checks and to all listed
      ones, z undoes the last decision, and ? shows all keys. A group decision skips checks with a cause outside of the
      group. A pattern selects checks. The way to draw pictures is detected, or set by --images or GALLEY_IMAGES.
      """)

  struct Options: CommandOptions {
    let terminal: Flag
    let images: ValueOption<String>
    let rejected: Flag
    let reason: ValueOption<String>
    let port: ValueOption<Int>
    let noOpen: Flag
    let onCI: ValueOption<String>
    let run: ValueOption<String>

    init(_ line: inout OptionReader) {
      terminal = line.flag("--terminal", summary: "review in this terminal, with single keys")
      images = line.value(
        "--images", "protocol", completion: .words(PictureMethod.allCases.map(\.rawValue)),
        summary: "draw pictures as kitty, iterm, sixel, blocks or none")
      rejected = line.flag("--rejected", summary: "with --terminal: include rejected checks")
      reason = line.value("--reason", "text", summary: "with --terminal: record this reason for rejections")
      port = line.value(
        "--port", "n", as: .wholeNumber, summary: "serve the page at this port; the default is a free one")
      noOpen = line.flag("--no-open", summary: "print the address of the page, and open no browser")
      onCI = line.onCI()
      run = line.run()
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    if options.terminal.isGiven {
      let others: [any CommandOption] = [options.port, options.noOpen, arguments.standard.json]
      for option in others where option.isGiven {
        throw UsageError.needlessFor(options.terminal.name, option.name)
      }
      return try TerminalReviewCommand.run(arguments, in: context, printer)
    }
    let others: [any CommandOption] = [options.images, options.rejected, options.reason]
    for option in others where option.isGiven {
      throw UsageError.onlyWith(option.name, options.terminal.name)
    }
    if arguments.operands.first != nil { throw UsageError.onlyWith("a pattern", options.terminal.name) }
    if let port = try options.port.value(), port > 65535 {
      throw UsageError.badValue(options.port.name, "\(port)", needs: "a whole number up to 65535")
    }
    let run = try context.run(options.run)
    // The server has options of the same names.
    var words = ["--root", run.project.root, options.run.name, run.name]
    if let port = options.port.word { words += [options.port.name, port] }
    if let word = options.onCI.word { words += [options.onCI.name, word] }
    if options.noOpen.isGiven { words.append(options.noOpen.name) }
    throw SiblingProgram.review.start(words, context.environment)
  }
}
