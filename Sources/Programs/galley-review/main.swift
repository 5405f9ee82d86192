import Foundation
import GalleyReport
import GalleySystem

LockWait.tell { wait in
  FileHandle.standardError.write(Data("galley: \(LockText.text(wait)).\n".utf8))
}
exit(ReviewProgram.run(Array(CommandLine.arguments.dropFirst())))
