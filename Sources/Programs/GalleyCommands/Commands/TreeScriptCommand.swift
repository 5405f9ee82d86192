import GalleyDecisions
import GalleyTreeFormats

/// `galley tree-script`: prints the script that walks a web page.
enum TreeScriptCommand: Command {
  static let name = "tree-script"

  static let spec = CommandSpec(
    name: name, summary: "print the JavaScript that writes the tree of a web page",
    discussion: """
      The script is one expression, whose value is the tree as JSON text. Playwright: page.evaluate(script). Selenium:
      execute_script("return " + script). Keep the text beside the picture of the same moment: home.tree.json beside
      home.png. "galley record" and "galley check" explain differences by its elements.
      """)

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    printer.say(TreeScript.text)
    try printer.data(["script": TreeScript.text])
    return .clean
  }
}
