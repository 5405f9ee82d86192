import Foundation
import GalleyBaselines

// A limit on the size of files is then an error that is said and cleaned up after, like a full disk.
signal(SIGXFSZ, SIG_IGN)

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue)
