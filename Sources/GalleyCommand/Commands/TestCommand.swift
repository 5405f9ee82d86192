import Foundation
import GalleyBaselines
import GalleyPages

/// `galley test`: the suite, then the gate.
enum TestCommand: Command {
  static let spec = CommandSpec(
    name: "test", summary: "run the suite with \"swift test\", then the gate",
    operands: .rest("swift test argument"),
    options: [
      OptionSpec(
        name: "--update-snapshots", value: .optional("mode", otherwise: RecordMode.changed.rawValue),
        summary: "let checks write baselines: none, missing, changed (if no mode is given) or all"),
      GateCommand.expect, GateCommand.failOnOrphans, GateCommand.approvalsFrom, GateCommand.html,
      GateCommand.verbose,
    ],
    discussion: """
      Ends with 1 if a test failed for another reason than its checks. A check that was recorded fails its test,
      so that a recording is never mistaken for a pass. Where a test target registers an atlas whose layouts have
      errors, as "galley lint-pages" finds them, no test is run.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    _ = try arguments.number("--expect")
    var environment = surroundings.environment
    if let word = arguments.value("--update-snapshots") {
      do throws(RecordModeFault) {
        environment[RecordMode.variable] = try RecordMode(word: word).rawValue
      } catch {
        throw UsageError.badValue("--update-snapshots", word, needs: "none, missing, changed or all")
      }
    }
    _ = try RecordMode.asked(in: environment)
    let project = try surroundings.project().counting(approvalsFrom: arguments.all("--approvals-from"))
    // Said once here, and not by each test.
    _ = try OtherJournals(of: project.settings.approvalsFrom, in: project)
    environment[Project.approvalsVariable] = project.settings.approvalsFrom.joined(separator: ",")
    try Run.removeOldest(in: project, keeping: max(1, project.settings.keepRuns) - 1)

    let name = RunName.fresh()
    let package = SwiftPackage(around: surroundings, in: project)
    let words = package.words("test") + (try issueOptions(arguments.rest, name, project)) + arguments.rest
    try Run.begin(name, in: project, RunLaunch(started: Date(), command: words, process: .current))
    environment[RunName.variable] = name
    let layouts = try Run.layoutsPath(of: name, in: project)
    // What cannot be told, as of a package that does not load, "swift test" says itself.
    if let targets = try? package.testTargets(environment) {
      let request = InspectionRequest(path: layouts, modules: targets.map(\.module), then: .test)
      environment.merge(request.environment) { $1 }
    }
    let end = try ChildProcess.run(words, environment: environment, toError: printer.isJSON)
    let issues = try Run.takeIssues(of: name, in: project)
    try Run.end(name, in: project, RunSummary(ended: Date(), status: end.status, issues: issues))
    if end.wasInterrupted {
      printer.failure(.interrupted, "the run was interrupted")
      return .interrupted
    }
    if let errors = try? Inspector.read(layouts).errors, !errors.isEmpty {
      printer.say(ProblemList(errors, in: surroundings.folder).text)
      printer.failure(.notComparable, "no test was run, as the layouts have errors")
      return .notComparable
    }
    return try GateCommand.judge(
      try Run(name, in: project), arguments, in: surroundings, printer, afterTests: true)
  }

  /// Has Swift Testing say what happens, into the run's folder.
  ///
  /// Where the user has it said to another file, it is not known which failures are a check's, and any counts as another.
  private static func issueOptions(
    _ given: [String], _ name: String, _ project: Project
  ) throws(RunFault) -> [String] {
    let option = "--event-stream-output-path"
    guard !given.contains(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return [] }
    return [option, try Run.issuesPath(of: name, in: project)]
  }
}
