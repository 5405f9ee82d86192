import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem

extension CommandLineTool {
  /// Runs the command line of this process, and ends the process.
  ///
  /// - Parameters:
  ///   - tools: The work of commands that only `galley-tools` does.
  ///   - previews: The work of `galley test --previews`, which also only `galley-tools` does.
  ///   - webSketch: The work of `galley init --web`, which also only `galley-tools` does.
  package static func runProcess(
    _ tools: [String: CommandWork] = [:], previews: PreviewChecks.Work? = nil,
    webSketch: SketchedWebPage.Work? = nil
  ) -> Never {
    // A file beyond the size limit is then an error that is reported and cleaned up after, like a full disk.
    signal(SIGXFSZ, SIG_IGN)

    let output = ProcessOutput(STDOUT_FILENO, name: "standard output")
    let errors = ProcessOutput(STDERR_FILENO, name: "standard error")
    LockWait.tell { wait in
      // A descriptor's write is whole, whichever thread it is of.
      ProcessOutput(STDERR_FILENO, name: "standard error").write("galley: \(LockText.text(wait)).\n")
    }
    var context = CommandContext.process(output, errors: errors)
    context.tools = tools
    context.previewWork = previews
    context.webSketchWork = webSketch
    let words = Array(CommandLine.arguments.dropFirst())
    // Some tools show views, which belong to the main thread; the work of the others chooses its stack.
    let code = tools.isEmpty ? LargeStack.run { run(words, in: context) } : run(words, in: context)
    exit(output.end(code, errors.write).rawValue)
  }
}
