/// `galley sketch`: prints a layout for a recorded screen.
enum SketchCommand: ToolCommand {
  static let name = "sketch"

  static let spec = CommandSpec(
    name: name, summary: "print a layout for a recorded screen",
    operands: .any("check or file"), operandCompletion: .files,
    options: [
      OptionSpec(
        name: "--failure", value: .optional("n", otherwise: "last"),
        summary: "the screen of a failure of the run; the default is the last one"),
      OptionSpec(
        name: "--name", value: .needed("name"),
        summary: "the name of the layout; the default is that of the screen"),
      .run,
    ],
    discussion: """
      Takes the JSON file of a baseline, or a pattern of a check of the run or of a baseline. Without either it lists
      the recorded screens. At a breakpoint, page.sketch() and app.sketch() return the same for the present screen.
      """)
}
