import Foundation
import GalleyBaselines

/// `galley test`: the suite, then the gate.
enum TestCommand: Command {
  static let spec = CommandSpec(
    name: "test", summary: "run the suite with \"swift test\", then the gate",
    operands: .rest("swift test argument"),
    options: [
      OptionSpec(
        name: "--update-snapshots", value: .optional("mode", otherwise: RecordMode.changed.rawValue),
        summary: "let checks write baselines: none, missing, changed (if no mode is given) or all"),
      GateCommand.expect, GateCommand.failOnOrphans, GateCommand.html, GateCommand.verbose,
    ],
    discussion: """
      Ends with 1 if a test failed for another reason than its checks. A check that was recorded fails its test,
      so that a recording is never mistaken for a pass.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    _ = try arguments.number("--expect")
    let project = try surroundings.project()
    var environment = surroundings.environment
    if let word = arguments.value("--update-snapshots") {
      environment[RecordMode.variable] = try RecordMode(word: word).rawValue
    }
    _ = try RecordMode.asked(in: environment)
    try Run.removeOldest(in: project, keeping: max(1, project.settings.keepRuns) - 1)

    let name = RunName.fresh()
    let package = packageFolder(surroundings, project)
    let words =
      ["swift", "test"] + (package == surroundings.folder ? [] : ["--package-path", package]) + arguments.rest
    try Run.begin(name, in: project, RunLaunch(started: Date(), command: words, process: .current))
    environment[RunName.variable] = name
    let end = try ChildProcess.run(words, environment: environment, toError: printer.isJSON)
    try Run.end(name, in: project, RunSummary(ended: Date(), status: end.status))
    if end.wasInterrupted {
      printer.failure(.interrupted, "the run was interrupted")
      return .interrupted
    }
    let code = try GateCommand.judge(try Run(name, in: project), arguments, in: surroundings, printer)
    guard code == .clean, end.status != 0 else { return code }
    printer.remark("every check is clean, but \"swift test\" ended with \(end.status)")
    return .differences
  }

  /// The package that the working folder is in; a project may hold several.
  private static func packageFolder(_ surroundings: Surroundings, _ project: Project) -> String {
    var folder = surroundings.folder
    while folder.hasPrefix(project.root), folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return project.root
  }
}
