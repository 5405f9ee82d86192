/// `galley sketch`: prints a layout for a recorded screen, a web page or the screen of a telephone.
package enum SketchCommand: ToolCommand {
  package static let name = "sketch"

  package static let spec = CommandSpec(
    name: name, summary: "print a layout for a recorded screen, a web page or a telephone's screen",
    operands: .any("check or file"), operandCompletion: .files,
    options: Options.self,
    discussion: """
      Takes the JSON file of a baseline, or a pattern of a check of the run or of a baseline. Without either it lists
      the recorded screens. At a breakpoint, page.sketch() and app.sketch() return the same for the current screen.

      With --url, opens the address in a browser, waits until the page rests, and prints its layout. "galley doctor"
      lists the installed browsers.

      With --appium, begins a session at a server of Appium, and prints the layout of the screen that is in front there.
      """)

  package struct Options: CommandOptions {
    package let failure: ValueOption<String>
    package let name: ValueOption<String>
    package let run: ValueOption<String>
    package let web: WebPageOptions
    package let telephone: AppiumOptions

    package init(_ line: inout OptionReader) {
      failure = line.value(
        "--failure", "n", otherwise: "last",
        summary: "use the screen of this failure of the run; the default is the last one")
      name = line.value(
        "--name", "name", summary: "name the layout; the default is the name of the screen")
      run = line.run()
      web = WebPageOptions(summary: "sketch the page at this address, in a browser", &line)
      telephone = AppiumOptions(&line)
    }
  }
}
