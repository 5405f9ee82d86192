import GalleyCommands

/// The commands whose work this program does.
enum Toolbox {
  static var commands: [String: CommandWork] {
    let all = [
      CommandWork(of: AtlasCommand.self, AtlasTool.run), CommandWork(of: BeepCommand.self, BeepTool.run),
      CommandWork(of: CodegenCommand.self, CodegenTool.run),
      CommandWork(of: DoctorCommand.self, DoctorTool.run),
      CommandWork(of: LintPagesCommand.self, LintPagesTool.run),
      CommandWork(of: RenderCommand.self, needsMainThread: true, RenderTool.run),
      CommandWork(of: ServeCommand.self, needsMainThread: true, ServeTool.run),
      CommandWork(of: SketchCommand.self, SketchTool.run),
      CommandWork(of: WatchCommand.self, needsMainThread: true, WatchTool.run),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }
}
