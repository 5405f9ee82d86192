import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley doctor`: fonts, libraries and settings as they are found, and whether they are those of the baselines.
enum DoctorCommand: Command {
  static let spec = CommandSpec(
    name: "doctor", summary: "say which fonts, libraries and settings there are",
    options: [.run],
    discussion: """
      Also says whether the project's baselines were drawn by the same fonts and libraries, which characters of
      the newest run no font has, and whether git, the journal and the disk are ready; each with what to do.

      Ends with 0 if screens can be drawn, 1 if other fonts or libraries drew the baselines, and 2 if
      fonts that are needed are not installed or a baseline is damaged.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    let examination = Examination(
      project: Result { () throws(ProjectFault) in try surroundings.project() },
      environment: surroundings.environment, run: arguments.value("--run"))
    let workbench = Workbench(try? examination.project.get(), in: surroundings)
    printer.say(DoctorWords.report(examination, workbench))
    try printer.data(DoctorDocument(examination, workbench))
    return examination.exitCode
  }
}
