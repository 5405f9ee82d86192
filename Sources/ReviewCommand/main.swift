import Foundation
import GalleyReview

exit(ReviewProgram.run(Array(CommandLine.arguments.dropFirst())))
