import GalleyCommands

CommandLineTool.runProcess(Toolbox.commands, previews: PreviewSuite.run)
