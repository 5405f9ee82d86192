import GalleyBaselines
import GalleyDecisions

/// `galley review`: shows and decides on a run, in a browser or in the terminal.
enum ReviewCommand: Command {
  static let name = "review"

  static let spec = CommandSpec(
    name: name, summary: "look at changes and decide, in a browser or in the terminal",
    operands: .any("pattern"),
    options: [
      OptionSpec(name: "--terminal", summary: "review in this terminal, with single keys"),
      OptionSpec(
        name: "--images", value: .needed("protocol"),
        completion: .words(PictureMethod.allCases.map(\.rawValue)),
        summary: "how the terminal draws pictures: kitty, iterm, sixel, blocks or none"),
      OptionSpec(name: "--rejected", summary: "with --terminal: include what was rejected"),
      OptionSpec(
        name: "--reason", value: .needed("text"), summary: "with --terminal: the reason of rejections"),
      OptionSpec(
        name: "--port", value: .needed("n"), summary: "the port of the page; the default is a free one"),
      OptionSpec(name: "--no-open", summary: "print the address of the page, and open no browser"),
      .onCI, .run,
    ],
    discussion: """
      Without --terminal a server for this machine only serves the page until it is stopped. The keys are the same in
      the browser and in the terminal: y approves and n rejects the check that is shown, g extends both to those like
      it and to all that are listed, z undoes the last decision, and ? shows all keys. What was chosen with others and
      has a cause that was not chosen is held back. A pattern selects checks. The way to draw pictures is detected, or
      set by --images or GALLEY_IMAGES.
      """)

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven("--terminal") {
      for option in ["--port", "--no-open", "--json"] where arguments.isGiven(option) {
        throw UsageError.needlessFor("--terminal", option)
      }
      return try TerminalReviewCommand.run(arguments, in: context, printer)
    }
    for option in ["--images", "--rejected", "--reason"] where arguments.isGiven(option) {
      throw UsageError.onlyWith(option, "--terminal")
    }
    if arguments.operands.first != nil { throw UsageError.onlyWith("a pattern", "--terminal") }
    if let port = try arguments.number("--port"), port > 65535 {
      throw UsageError.badValue("--port", "\(port)", needs: "a whole number up to 65535")
    }
    let run = try context.run(arguments)
    var words = ["--root", run.project.root, "--run", run.name]
    if let port = arguments.value("--port") { words += ["--port", port] }
    if let word = arguments.value(OptionSpec.onCI.name) { words += [OptionSpec.onCI.name, word] }
    if arguments.isGiven("--no-open") { words.append("--no-open") }
    throw SiblingProgram.review.start(words, context.environment)
  }
}
