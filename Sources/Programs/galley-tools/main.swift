import GalleyCommands

CommandLineTool.runProcess(Toolbox.commands)
