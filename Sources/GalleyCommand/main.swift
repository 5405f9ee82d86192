import Foundation
import GalleyBaselines

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue)
