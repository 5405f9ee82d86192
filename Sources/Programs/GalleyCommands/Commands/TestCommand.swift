import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyTree

/// `galley test`: runs the suite, then the gate.
enum TestCommand: Command {
  static let name = "test"

  static let spec = CommandSpec(
    name: name, summary: "run the suite with \"swift test\", then the gate",
    operands: .rest("swift test argument"),
    options: Options.self,
    discussion: """
      Exits with 1 if a test failed for another reason than its checks. A check that records fails its test, so
      that a recording is never mistaken for a pass. --retries reruns only tests whose result can change: it skips tests
      without baselines, and tests in which only checks failed on a deterministic device or with unchanged pictures. If the
      layouts of a registered atlas have errors, as "galley lint-pages" finds them, no test runs.
      GALLEY_SHARD has the effect of --shard, GALLEY_SEED that of --seed.

      On a real device, the order of simultaneous events, such as tasks that wake or answers that arrive, varies. A seed
      selects one such order, the same in each run; without a seed, events keep the order of the app's requests. A suite
      that passes with many seeds does not depend on the order. A failure names its seed.

      \(ConfigurationOptions.discussion)

      With --previews, every #Preview and PreviewProvider of the modules that the test targets depend on is a check in light,
      in dark and with the largest text. If no test of the package checks them, one is generated outside of the package;
      --filter and --skip know it as GalleyPreviewTests.previews. Of several configurations, only the first checks
      previews, with the settings of the previews themselves.

      SIGINT, SIGTERM and SIGHUP go to all processes that "swift test" has started; those left after two seconds are
      killed. The exit code is then 130, 143 or 129.

      On a terminal, one line shows the progress, and the output of "swift test" is reduced to failures, warnings and
      the output of tests; --verbose shows all of it. Control characters that could hide lines are shown as
      replacement characters; line ends, tabs and colours stay. With --verbose on a terminal
      "swift test" prints to the terminal itself.
      """)

  struct Options: CommandOptions {
    let updateSnapshots: ValueOption<String>
    let shard: ValueOption<String>
    let workers: ValueOption<Int>
    let retries: ValueOption<Int>
    let seed: ValueOption<UInt64>
    let previews: Flag
    let selection: TestSelection
    let configurations: ConfigurationOptions
    let gate: GateOptions

    init(_ line: inout OptionReader) {
      updateSnapshots = line.updateSnapshots()
      shard = line.value(
        "--shard", "n/m", summary: "run the n-th of m parts of the suite; \"galley merge\" combines them")
      workers = line.value(
        "--workers", "n", as: .wholeNumber,
        summary:
          "share the tests among n processes; without it, those of Swift Testing among as many as save seconds"
      )
      retries = line.value(
        "--retries", "n", as: .wholeNumber,
        summary: "rerun failed tests up to n times; a test that then passes is flaky")
      seed = line.value(
        "--seed", "n", as: OptionForm(needs: DeviceSeed.need) { UInt64($0) },
        summary: "shuffle simultaneous events on simulated devices with this seed")
      previews = line.flag(
        "--previews", summary: "also check the package's previews, as a test with PreviewCheck.all does")
      selection = TestSelection(&line)
      configurations = ConfigurationOptions(&line)
      gate = GateOptions(&line)
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    try options.gate.check()
    let shard = try options.shard.shard(context.environment)
    let retries = try retries(options.retries)
    let workers = try workers(options.workers)
    var environment = context.environment
    if let mode = try options.updateSnapshots.recordMode() {
      environment[RecordMode.variable] = mode.rawValue
    }
    _ = try RecordMode.asked(in: environment)
    let project = try context.project().counting(approvalsFrom: options.gate.approvalsFrom.words)
    // An error is reported here once, and not by each test.
    _ = try BranchJournals(of: project.approvalsFrom, in: project)
    environment[Project.approvalsVariable] = project.approvalsFrom.joined(separator: ",")
    let configurations = try options.configurations.configurations(over: project.settings.matrix)
    let seed = try seed(options.seed, context.environment)
    environment[DeviceSeed.variable] = seed.map(String.init)
    let selected = try options.selection.words()
    let kept = max(configurations.count, project.settings.keepRuns)
    try Run.removeOldest(in: project, keeping: kept - configurations.count)

    let package = SwiftPackage(around: context, in: project)
    var suite = SuiteRun(
      package: package, project: project, name: RunName.fresh(),
      arguments: SwiftTestArguments(selected + arguments.rest), shard: shard,
      retries: retries ?? project.settings.retries,
      environment: environment, planning: SwiftPackage.planning(in: context.environment), printer: printer,
      isVerbose: options.gate.verbose.isGiven)
    suite.workers = workers
    if options.previews.isGiven, PreviewSources(folder: package.folder).tests.isEmpty {
      guard let work = context.previewWork else {
        throw SiblingProgram.tools.start(context.words, context.environment)
      }
      suite.previews = PreviewChecks(
        folder: package.folder, environment: environment, isBuilt: arguments.rest.contains("--skip-build"),
        printer: printer, work: work)
    }
    var launch = RunLaunch(started: Date(), command: [], process: .current)
    launch.tool = CommandLineTool.version
    launch.settings = project.settingsDigest
    launch.shard = shard
    launch.seed = seed
    launch.git = (try? Git(in: project.root, environment: environment))?.state()
    launch.batch = BatchInfo(in: environment).completed(by: project.settings.batch)
    let matrix = MatrixRun(
      suite: suite, launch: launch, configurations: configurations, options: options.gate, context: context)
    let code = try matrix.run()
    if code != .clean, let seed {
      printer.say("The devices used seed \(seed): repeat the run with \"galley test --seed \(seed)\".\n")
    }
    return code
  }

  private static func seed(
    _ option: ValueOption<UInt64>, _ environment: [String: String]
  ) throws(UsageError) -> UInt64? {
    if let seed = try option.value() { return seed }
    do throws(ConfigurationError) { return try DeviceSeed.stated(in: environment) } catch {
      throw .configuration(error)
    }
  }

  /// More processes than any machine has a use for.
  private static let mostWorkers = 64

  private static func workers(_ option: ValueOption<Int>) throws(UsageError) -> Int? {
    guard let number = try option.value() else { return nil }
    guard (1...mostWorkers).contains(number) else {
      throw .badValue(option.name, "\(number)", needs: "a whole number from 1 to \(mostWorkers)")
    }
    return number
  }

  private static func retries(_ option: ValueOption<Int>) throws(UsageError) -> Int? {
    guard let number = try option.value() else { return nil }
    guard number < RunAttempt.most else {
      throw .badValue(option.name, "\(number)", needs: "a whole number from 0 to \(RunAttempt.most - 1)")
    }
    return number
  }
}

extension ValueOption<String> {
  /// The part of a whole that the option names, or else the environment; `nil` for the whole.
  func shard(_ environment: [String: String]) throws(UsageError) -> Shard? {
    let variable = environment[Shard.variable].flatMap { $0.isEmpty ? nil : $0 }
    guard let text = word ?? variable else { return nil }
    guard let shard = Shard(text) else {
      throw .badValue(
        isGiven ? name : Shard.variable, text,
        needs: "a part of a whole such as 2/5, of at most \(Shard.most)")
    }
    return shard
  }
}
