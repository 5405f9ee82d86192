import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem

// A file beyond the size limit is then an error that is reported and cleaned up after, like a full disk.
signal(SIGXFSZ, SIG_IGN)

let output = ProcessOutput(STDOUT_FILENO, name: "standard output")
let errors = ProcessOutput(STDERR_FILENO, name: "standard error")
LockWait.tell { wait in
  // A descriptor's write is whole, whichever thread it is of.
  ProcessOutput(STDERR_FILENO, name: "standard error").write("galley: \(LockText.text(wait)).\n")
}
let code = CommandLineTool.run(
  Array(CommandLine.arguments.dropFirst()), in: .process(output, errors: errors))
exit(output.end(code, errors.write).rawValue)
