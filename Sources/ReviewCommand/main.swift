import Foundation

exit(ReviewProgram.run(Array(CommandLine.arguments.dropFirst())))
