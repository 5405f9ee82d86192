import GalleyCommands

CommandLineTool.runProcess()
