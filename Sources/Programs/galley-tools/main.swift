import GalleyCommands

CommandLineTool.runProcess(
  Toolbox.commands, previews: PreviewSuite.run, webSketch: { try WebSketch.sketch($0, $1) })
