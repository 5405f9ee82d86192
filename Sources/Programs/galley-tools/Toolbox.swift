import GalleyCommands

/// The commands whose work this program does.
enum Toolbox {
  static var commands: [String: CommandWork] {
    [
      "atlas": AtlasTool.run, "beep": BeepTool.run, "doctor": DoctorTool.run, "lint-pages": LintPagesTool.run,
      "sketch": SketchTool.run,
    ]
  }
}
