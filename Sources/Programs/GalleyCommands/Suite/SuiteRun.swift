import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText
import Glibc

/// One run of a package's tests: one start of SwiftPM that builds them, the program of the tests, and that again for each retry.
struct SuiteRun {
  let package: SwiftPackage
  let project: Project
  let name: String
  let arguments: SwiftTestArguments
  let shard: Shard?
  let retries: Int
  var environment: [String: String]
  /// The environment of the build, which is the same for all runs.
  let planning: [String: String]
  let printer: Printer
  /// Whether the output of `swift test` is shown as it is, even on a terminal.
  var isVerbose = false
  /// The number of processes that share the tests; `nil` for as many as the length of the tests is worth.
  var workers: Int?
  /// The previews that are checked besides, where no test of the package checks them.
  var previews: PreviewChecks?

  /// The outcome of a run.
  enum Outcome {
    /// Tests were run, or could not be built; the gate judges which.
    case ended
    /// A signal ended it, such as that of Control-C.
    case interrupted(Int32)
    /// The shard has no tests.
    case empty
  }

  /// The answer of `swift test list`.
  private enum Listing {
    /// The tests, which are built.
    case tests(TestList)
    /// An answer that cannot be read.
    case unknown
    /// An error, such as sources that do not compile.
    case failed(ChildProcess.End)
  }

  /// The workers; one where tests run one after another.
  private var crew: Workers {
    Workers(
      chosen: workers ?? (arguments.words.contains("--no-parallel") ? 1 : nil), run: name, project: project)
  }

  /// Whether the user chose more than one worker.
  private var mustDivide: Bool { workers.map { $0 > 1 } ?? false }

  /// Runs the tests, and writes the launch, the list of tests and the summary to the run's folder.
  func run(_ launch: RunLaunch) throws -> Outcome {
    // So that what outlives its parent is found when a signal ends the run.
    ProcessFamily.adoptOrphans()
    var launch = launch
    launch.command = package.swift("test") + arguments.words
    launch.selection = arguments.selection
    try Run.begin(name, in: project, launch)
    var words = arguments.words
    var isBuilt = words.contains("--skip-build")
    var isListed = false
    if var shard {
      // Which tests a shard runs must be known before it runs them.
      switch try list() {
      case .failed(let end): return try finish([AttemptResult(status: end.status)], end)
      case .unknown: throw SuiteError.notListed(shard)
      case .tests(let list):
        try Run.keep(list, of: name, in: project)
        isListed = true
        let part = arguments.part(shard, of: list.tests)
        shard.tests = part?.tests ?? 0
        launch.shard = shard
        guard let part else {
          try Run.begin(name, in: project, launch)
          _ = try finish([AttemptResult(status: 0)], nil)
          return .empty
        }
        if !isBuilt { words = ["--skip-build"] + part.words } else { words = part.words }
        isBuilt = true
      }
    }
    let options = try issueOptions()
    launch.command = package.swift("test") + options + words
    try Run.begin(name, in: project, launch)

    var first = environment
    first[RunAttempt.variable] = nil
    let request = InspectionRequest(path: try Run.layoutsPath(of: name, in: project), then: .test)
    first.merge(request.environment) { $1 }
    var ends: [AttemptResult] = []
    var end = try attempt(options + words, first, listedAt: request.testsPath, &ends)
    let list = takeList(request.testsPath)
    if let list, !isListed { try Run.keep(list, of: name, in: project) }
    var unretried: [UnretriedTest] = []
    let hasErrors = LayoutErrors(at: request.path)?.isEmpty == false
    if end.interruption == nil, !hasErrors { end = try checkPreviews(after: end, environment, &ends) }
    while end.interruption == nil, !hasErrors, ends.count <= retries {
      let run = try Run(name, in: project).ending(with: ends, at: Date())
      unretried = Set(unretried + run.repeatable(after: ends.count)).sorted { $0.test < $1.test }
      // The generated test is not among those that "swift test" runs.
      let failed = run.retriable(after: ends.count).filter { $0.module != PreviewChecks.module }
      guard end.status != 0, !failed.isEmpty else { break }
      printer.say(
        "Running \(EnglishNoun.count(failed.count, "failed test")) again: attempt \(ends.count + 1) of \(retries + 1).\n"
      )
      var again = environment
      again[RunAttempt.variable] = "\(ends.count + 1)"
      let built = arguments.words.contains("--skip-build") ? [] : ["--skip-build"]
      end = try attempt(built + options + arguments.only(failed), again, &ends)
    }
    return try finish(ends, end, unretried)
  }

  private func attempt(
    _ words: [String], _ environment: [String: String], listedAt path: String? = nil,
    _ ends: inout [AttemptResult]
  ) throws -> ChildProcess.End {
    var environment = environment
    environment[RunName.variable] = name
    let watch = LimitWatch(project.settings.limits, of: name, in: project)
    let events = try (1...crew.most).map { try Run.issuesPath(of: name, in: project, worker: $0) }
    let output = SuiteOutput(printer, isVerbose: isVerbose, watch: watch, ended: EndedTests(events)) {
      path.flatMap(readList)?.tests.count(where: arguments.probablySelects)
    }
    var end = try runTests(words, environment, listedAt: path, output)
    var result = try takeResult(end)
    var known = 0
    var fewest = Int.max
    // The tests that a process left when it was ended have one more. Where none of them comes to an end there, the name of the one
    // that does not end is not known, and another process would end as this one.
    while end.interruption == nil, watch.overruns.count > known,
      let rest = try left(by: words, result, ended: watch.overruns.map(\.test), listedAt: path, ends),
      rest.count < fewest
    {
      fewest = rest.count
      known = watch.overruns.count
      output.note("Running \(EnglishNoun.count(rest.count, "test")) that the ended process left")
      let built = words.contains("--skip-build") ? [] : ["--skip-build"]
      end = try runTests(
        built + SwiftTestArguments(words).only(rest), environment, listedAt: nil, output)
      result = AttemptResult(merging: [result, try takeResult(end)]).withoutCutTests
    }
    result.crashes = output.end()
    ends.append(result)
    end.status = result.status
    return end
  }

  private func takeResult(_ end: ChildProcess.End) throws -> AttemptResult {
    var result = AttemptResult(
      merging: try (1...crew.most).map { number in
        AttemptResult(status: 0, issues: try Run.takeIssues(of: name, in: project, worker: number))
      })
    result.status = end.status
    return result
  }

  /// The selected tests that have no result and were not ended themselves; `nil` if there are none, or it is not known which there are.
  private func left(
    by words: [String], _ result: AttemptResult, ended: [String], listedAt path: String?,
    _ ends: [AttemptResult]
  ) throws -> [TestName]? {
    let run = try Run(name, in: project)
    guard let list = path.flatMap(readList) ?? run.list else { return nil }
    let results = run.ending(with: ends + [result], at: Date()).results.last ?? []
    let over = Set(results.filter { $0.end != .cut }.map(\.test))
    let arguments = SwiftTestArguments(words)
    func owner(_ test: TestName) -> String { (test.suite + [test.test]).joined(separator: "/") }
    let names = Set(list.tests.map(owner))
    // In a trail, a function without a suite has the name of its file before its own.
    let inFiles = ended.filter { !names.contains($0) }
    let left = list.tests.filter { test in
      arguments.probablySelects(test) && !over.contains(test) && !ended.contains(owner(test))
        && !(test.suite.isEmpty && inFiles.contains { $0.hasSuffix("/" + test.test) })
    }
    return left.isEmpty ? nil : left
  }

  /// Builds the tests and runs them, with one start of SwiftPM; without any if they are built.
  private func runTests(
    _ words: [String], _ environment: [String: String], listedAt path: String?, _ output: SuiteOutput
  ) throws -> ChildProcess.End {
    let alone = TestParallelism.environment(environment, workers: 1)
    guard let build = directBuild(words) else {
      if mustDivide { throw SuiteError.notDivided }
      return try output.run(package.swift("test") + words, alone)
    }
    if let end = try make(build, output) { return end }
    let built = build.isBuilt ? words : ["--skip-build"] + words
    let arguments = SwiftTestArguments(words)
    guard let bundle = TestBundle(build, of: package.folder, planning), let listing = bundle.list(planning),
      var commands = bundle.commands(arguments, listing)
    else {
      if mustDivide { throw SuiteError.notDivided }
      return try output.run(package.swift("test") + built, alone)
    }
    defer { crew.end() }
    var count = 1
    (commands, count) = try crew.dividing(commands, arguments, listing)
    let shared = TestParallelism.environment(environment, workers: count)
    // The test process then need not list them.
    if let path, let list = listing.all {
      try AtomicFile.write(
        Data(list.tests.map { $0.specifier + "\n" }.joined().utf8), to: path, flushes: false)
    }
    var result = ChildProcess.End(status: 0)
    var hasRun = false
    for command in commands {
      let end = try output.run(tests: command, shared, in: package.folder)
      // As Swift Testing ends where no test is selected.
      if end.status == EX_UNAVAILABLE { continue }
      hasRun = true
      if end.status != 0 { result.status = 1 }
      if end.interruption != nil { return end }
    }
    if !hasRun { output.note("warning: No matching test cases were run") }
    return result
  }

  /// The arguments of a build whose tests can be run without SwiftPM; `nil` if only `swift test` does all that they say, or if the package
  /// was never built and the user has not chosen workers.
  private func directBuild(_ words: [String]) -> BuildArguments? {
    // "swift test" builds for release with other options than "swift build".
    guard let build = BuildArguments(words), build.configuration == "debug" else { return nil }
    // Only this command has workers, so it builds for them, too.
    if mustDivide { return build }
    guard let plan = build.plan(of: package.folder, planning), FileManager.default.fileExists(atPath: plan)
    else { return nil }
    return build
  }

  /// Builds the tests, and returns the end of the build if they cannot be run.
  private func make(_ build: BuildArguments, _ output: SuiteOutput) throws -> ChildProcess.End? {
    if build.isBuilt { return nil }
    let end = try output.run(
      package.swift("build", "--build-tests") + build.building, planning, isMarked: false)
    return end.status == 0 && end.interruption == nil ? nil : end
  }

  /// Checks the previews, as a part of the first attempt; those of a suite in parts belong to its first one.
  private func checkPreviews(
    after end: ChildProcess.End, _ environment: [String: String], _ ends: inout [AttemptResult]
  ) throws -> ChildProcess.End {
    guard var previews, shard.map({ $0.number == 1 }) ?? true, let first = ends.last else { return end }
    // The tests have run, so they are built.
    if try Run(name, in: project).list != nil { previews.isBuilt = true }
    var environment = environment
    environment[RunAttempt.variable] = nil
    environment[RunName.variable] = name
    // The generated test is in no project.
    environment[Project.rootVariable] = project.root
    let path = try Run.issuesPath(of: name, in: project)
    guard let (own, crashes) = try previews.work(previews, arguments, path, environment) else { return end }
    let result = AttemptResult(
      status: own.status, issues: try Run.takeIssues(of: name, in: project),
      crashes: crashes.isEmpty ? nil : crashes)
    ends[ends.count - 1] = AttemptResult(merging: [first, result])
    return ChildProcess.End(
      status: end.status == 0 ? own.status : end.status, interruption: own.interruption)
  }

  private func finish(
    _ ends: [AttemptResult], _ end: ChildProcess.End?, _ unretried: [UnretriedTest] = []
  ) throws -> Outcome {
    let run = try Run(name, in: project).ending(
      with: ends, at: Date(), interruption: end?.interruption, unretried: unretried)
    if let summary = run.summary { try Run.end(name, in: project, summary) }
    return end?.interruption.map(Outcome.interrupted) ?? .ended
  }

  /// Builds the tests and lists them.
  private func list() throws -> Listing {
    if let build = directBuild(arguments.words) {
      let output = SuiteOutput(printer, isVerbose: isVerbose) { nil }
      if let end = try make(build, output) { return .failed(end) }
      if let listing = TestBundle(build, of: package.folder, planning)?.list(planning) {
        return listing.all.map(Listing.tests) ?? .unknown
      }
    }
    return try TemporaryFolder.with { folder -> Listing in
      let path = folder + "/tests"
      let end = try ChildProcess.run(
        package.swift("test", "list") + arguments.words, environment: environment, output: .file(path))
      // An argument that only "swift test" knows.
      if end.status == ExitCode.usage.rawValue { return .unknown }
      guard end.status == 0, end.interruption == nil else { return .failed(end) }
      return readList(path).map(Listing.tests) ?? .unknown
    }
  }

  private func readList(_ path: String) -> TestList? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.longestList,
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    return TestList(output: text)
  }

  /// Reads the list that a test process wrote, and removes the file.
  private func takeList(_ path: String) -> TestList? {
    defer { try? FileManager.default.removeItem(atPath: path) }
    return readList(path)
  }

  /// Longer than the names of a million tests.
  private static let longestList = 256 * 1024 * 1024

  /// The option by which Swift Testing writes its events into the run's folder.
  ///
  /// Where the user has them written to another file, it is not known which failures are a check's, and any counts as
  /// another.
  private func issueOptions() throws(RunError) -> [String] {
    let option = "--event-stream-output-path"
    guard !arguments.words.contains(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return [] }
    return [option, try Run.issuesPath(of: name, in: project)]
  }
}

/// The reason why a suite cannot be run in shards.
enum SuiteError: Error, Hashable, CustomStringConvertible {
  /// `swift test list` printed no list of tests.
  case notListed(Shard)
  /// Only `swift test` itself can run the tests with the arguments, all of them in one process.
  case notDivided

  var description: String {
    switch self {
    case .notListed(let shard):
      "\"swift test list\" printed no list of tests, so the tests of shard \(shard.text) are not known; "
        + "see that it lists them with the arguments after --"
    case .notDivided:
      "workers cannot share the tests with the arguments after --, which only \"swift test\" knows; "
        + "leave these arguments or --workers out"
    }
  }
}

/// The package whose tests are built and run.
package struct SwiftPackage {
  let folder: String
  private let isHere: Bool

  /// Finds the package that the working folder is in, or else takes the project's root: a project may hold several
  /// packages, and `GALLEY_ROOT` may put it elsewhere.
  package init(around context: CommandContext, in project: Project) {
    var folder = context.folder
    while folder.hasPrefix("/"), folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    self.folder = folder.hasPrefix("/") && folder != "/" ? folder : project.root
    isHere = self.folder == context.folder
  }

  /// The beginning of a command line: `swift`, a subcommand, and where the package is.
  package func swift(_ subcommand: String...) -> [String] {
    ["swift"] + subcommand + (isHere ? [] : ["--package-path", folder])
  }
}

extension AttemptResult {
  /// The same without the tests that were cut off and came to an end in another process.
  fileprivate var withoutCutTests: AttemptResult {
    var result = self
    let ended = Set((issues?.tests ?? []).filter { $0.end != .cut }.map(\.test))
    result.issues?.tests = issues?.tests?.filter { $0.end != .cut || !ended.contains($0.test) }
    return result
  }
}
