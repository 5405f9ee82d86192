import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import GalleyTree

/// `galley gate`: judges a run against the baselines.
enum GateCommand: Command {
  static let expect = OptionSpec(
    name: "--expect", value: .needed("n"), summary: "the number of checks that the run must have made")
  static let failOnOrphans = OptionSpec(
    name: "--fail-on-orphans",
    summary: "look for unused baselines, and exit with 4 if there is nothing else")
  static let failOnFlaky = OptionSpec(
    name: "--fail-on-flaky",
    summary: "exit with 5 if some tests passed only when run again, and nothing else is wrong")
  static let html = OptionSpec(
    name: "--html", value: .needed("folder"), completion: .folders,
    summary: "also write the report to a folder")
  static let verbose = OptionSpec(name: "--verbose", summary: "also list the checks that match")

  static let approvalsFrom = OptionSpec(
    name: "--approvals-from", value: .needed("branch"), repeats: true,
    summary: "also count the approvals of a branch such as origin/main; may be given more than once")

  static let base = OptionSpec(
    name: "--base", value: .needed("branch"),
    summary: "also list what this branch approved since it left a branch such as origin/main")

  static let name = "gate"

  static let spec = CommandSpec(
    name: name, summary: "judge a run, and exit accordingly",
    options: [.run, expect, failOnOrphans, failOnFlaky, approvalsFrom, base, html, verbose]
      + GateFiles.options,
    discussion:
      "Judges against the present baselines: after an approval the same run is clean.")

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    _ = try arguments.number("--expect")
    try GateFiles(arguments: arguments, context: context, printer: printer).check()
    let project = try context.project().counting(approvalsFrom: arguments.all("--approvals-from"))
    let run = try Run(arguments.value("--run"), in: project)
    return try judge(run, arguments, in: context, printer)
  }

  /// Judges a run and prints the verdict; `galley test` ends with it too.
  static func judge(
    _ run: Run, _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer,
    afterTests: Bool = false
  ) throws -> ExitCode {
    let (code, document) = try report(run, arguments, in: context, printer, afterTests: afterTests)
    try printer.data(document)
    return code
  }

  /// Judges a run and prints the verdict, but not as JSON.
  static func report(
    _ run: Run, _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer,
    afterTests: Bool
  ) throws -> (code: ExitCode, document: VerdictDocument) {
    let store = BaselineStore(run.project)
    let settings = run.project.settings
    // The project says how many checks the whole suite makes, not a part of it.
    let gate = Gate(
      expected: try arguments.number("--expect") ?? (run.launch?.shard == nil ? settings.expect : nil),
      countsOrphans: arguments.isGiven("--fail-on-orphans") || settings.failOnOrphans,
      failsOnFlaky: arguments.isGiven("--fail-on-flaky") || settings.failOnFlaky)
    var verdict = try gate.review(
      of: run, against: store, since: try baseBranch(arguments, in: run.project, context),
      environment: context.environment)
    if afterTests { verdict.noteChecksThatWereNotClean(in: run) }
    let drifts = Drift.read(verdict, of: run)
    printer.report(
      TerminalReport.gate(verdict, namesMatches: arguments.isGiven("--verbose"), drifts: drifts))
    var report: WrittenReport?
    if let folder = arguments.value("--html") {
      let written = try HTMLReport(run: run, store: store).write(verdict, to: context.absolute(folder))
      printer.say("Report: \(CleanText.line(written.page))\n")
      report = written
    } else if verdict.exitCode != .clean, verdict.count > 0 {
      let decide = verdict.awaitsDecision ? " Decide with: galley status, galley approve" : ""
      printer.say("Look at it with: galley report.\(decide)\n")
    }
    if verdict.hasUnsignedDecisions {
      let words =
        arguments.value(base.name).map { " \(base.name) \(CleanText.line($0, limit: 120))" } ?? ""
      printer.say("An approver signs what others approved with: galley approve --sign\(words) <pattern>\n")
    }
    if let reason = SuiteText.failure(verdict.suite, output: afterTests ? "above" : "its output") {
      printer.remark(reason)
    }
    try GateFiles(arguments: arguments, context: context, printer: printer)
      .write(verdict, of: run, report: report)
    return (verdict.exitCode, VerdictDocument(verdict, drifts: drifts, report: report))
  }

  /// The branch that `--base` names; without it that of `origin`, where approvers are named.
  static func baseBranch(
    _ arguments: ParsedArguments, in project: Project, _ context: CommandContext
  ) throws(BaseError) -> BaseBranch? {
    guard let ref = arguments.value(base.name) else {
      return try BaseBranch.standard(in: project, environment: context.environment)
    }
    return try BaseBranch(ref, in: project, environment: context.environment)
  }
}

extension Verdict {
  /// Whether baselines lack a signature that an approver can give to decisions that are there.
  fileprivate var hasUnsignedDecisions: Bool {
    (notices ?? []).flatMap(\.subjects).contains { subject in
      if case .missing(let approval) = subject { !approval.lines.isEmpty } else { false }
    }
  }

  /// Notes that checks failed when the tests ran, where all are clean by now: an approval makes checks clean afterwards, and no
  /// test pass.
  fileprivate mutating func noteChecksThatWereNotClean(in run: Run) {
    guard let status = run.summary?.status, status != 0, suite.failure == nil,
      checks.allSatisfy(\.outcome.passes), refusals.isEmpty
    else { return }
    suite.failure = .checksWereNotClean
  }
}
