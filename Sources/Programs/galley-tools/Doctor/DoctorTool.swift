import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyRaster
import GalleyTree

/// The work of `galley doctor`.
enum DoctorTool {
  static func run(
    _ arguments: ParsedArguments<DoctorCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let browsers = BrowserChecks(path: context.environment["PATH"] ?? "")
    let checks = RenderingChecks(
      project: Result { () throws(ProjectError) in try context.project() },
      environment: context.environment, run: arguments.options.run.word, browsers: browsers)
    let workbench = SystemChecks(try? checks.project.get(), in: context)
    printer.report(DoctorText.report(checks, workbench, browsers))
    try printer.data(DoctorDocument(checks, workbench, browsers))
    return checks.exitCode
  }
}
