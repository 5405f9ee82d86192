import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import GalleyTree

/// `galley gate`: judges a run against the baselines.
enum GateCommand: Command {
  static let name = "gate"

  static let spec = CommandSpec(
    name: name, summary: "judge a run, and exit with its verdict",
    options: Options.self,
    discussion:
      "Compares the run with the current baselines: after an approval the same run is clean.")

  struct Options: CommandOptions {
    let run: ValueOption<String>
    let gate: GateOptions

    init(_ line: inout OptionReader) {
      run = line.run()
      gate = GateOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    try options.gate.check()
    let project = try context.project().counting(approvalsFrom: options.gate.approvalsFrom.words)
    let run = try Run(options.run.word, in: project)
    let (code, document) = try report(run, options.gate, in: context, printer, afterTests: false)
    try printer.data(document)
    return code
  }

  /// Judges a run and prints the verdict, but not as JSON; `galley test` ends with it too.
  static func report(
    _ run: Run, _ options: GateOptions, in context: CommandContext, _ printer: Printer,
    afterTests: Bool
  ) throws -> (code: ExitCode, document: VerdictDocument) {
    let store = BaselineStore(run.project)
    let settings = run.project.settings
    let base = try baseBranch(options.base.word, in: run.project, context)
    // The project says how many checks the whole suite makes, not a part of it.
    let gate = Gate(
      expected: try options.expect.value() ?? (run.launch?.partialShard == nil ? settings.expect : nil),
      countsOrphans: options.failOnOrphans.isGiven || settings.failOnOrphans
        || base?.rules.failOnOrphans == true,
      failsOnFlaky: options.failOnFlaky.isGiven || settings.failOnFlaky || base?.rules.failOnFlaky == true)
    var verdict = try gate.review(of: run, against: store, since: base, environment: context.environment)
    if afterTests { verdict = verdict.notingChecksThatWereNotClean(in: run) }
    let drifts = Drift.read(verdict, of: run)
    printer.report(
      TerminalReport.gate(verdict, namesMatches: options.verbose.isGiven, drifts: drifts))
    var report: WrittenReport?
    if let folder = options.html.word {
      let written = try HTMLReport(run: run, store: store).write(verdict, to: context.absolute(folder))
      printer.say("Report: \(CleanText.line(written.page))\n")
      report = written
    } else if verdict.exitCode != .clean, verdict.count > 0 {
      let decide = verdict.awaitsDecision ? " Decide with: galley status, galley approve" : ""
      printer.say("Look at it with: galley report.\(decide)\n")
    }
    let words = options.base.word.map { " \(options.base.name) \(CleanText.line($0, limit: 120))" } ?? ""
    if verdict.missingApprovals.contains(where: \.canBeSigned) {
      printer.say("An approver signs the approvals of others with: galley approve --sign\(words) <pattern>\n")
    }
    if verdict.missingApprovals.contains(where: { $0.rule != nil && !$0.isStray }) {
      printer.say(
        "An approver signs settings and tolerances with: galley approve --settings --sign\(words)\n")
    }
    if let reason = SuiteText.failure(verdict.suite, output: afterTests ? "above" : "its output") {
      printer.remark(reason)
    }
    try GateFiles(options: options.files, context: context, printer: printer)
      .write(verdict, of: run, report: report)
    return (verdict.exitCode, VerdictDocument(verdict, drifts: drifts, report: report))
  }

  /// The base branch by its name; without a name, that of `origin` if it names approvers.
  ///
  /// Files that decide must be equal in git and in the checkout.
  static func baseBranch(
    _ ref: String?, in project: Project, _ context: CommandContext
  ) throws(BaseError) -> BaseBranch? {
    let environment = context.environment
    try BaseRoot.check(
      ref ?? BaseBranch.standardName, of: project, from: context.folder, environment: environment)
    let base =
      if let ref {
        try BaseBranch(ref, in: project, environment: environment)
      } else {
        try BaseBranch.standard(in: project, environment: environment)
      }
    try base?.checkCheckout(
      isOnCI: ContinuousIntegration.isPresent(in: environment), environment: environment)
    return base
  }
}

extension Verdict {
  /// The baselines and settings that lack the signature of an approver.
  fileprivate var missingApprovals: [MissingApproval] {
    (notices ?? []).flatMap(\.subjects).compactMap { subject in
      switch subject {
      case .missing(let approval), .grown(_, let approval?): approval
      default: nil
      }
    }
  }

  /// The same, with a note that checks failed when the tests ran, where all are clean by now: an approval makes checks clean
  /// afterwards, and no test pass.
  fileprivate func notingChecksThatWereNotClean(in run: Run) -> Verdict {
    guard let status = run.summary?.status, status != 0, suite.failure == nil,
      checks.allSatisfy(\.outcome.passes), refusals.isEmpty
    else { return self }
    var suite = suite
    suite.failure = .checksWereNotClean
    return replacing(suite: suite)
  }
}
