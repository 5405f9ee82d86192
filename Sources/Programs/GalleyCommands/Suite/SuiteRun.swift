import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText

/// One run of a package's tests: one `swift test` that builds them, looks through their layouts and runs them, and
/// another for each retry.
struct SuiteRun {
  let package: SwiftPackage
  let project: Project
  let name: String
  let arguments: SwiftTestArguments
  let shard: Shard?
  let retries: Int
  var environment: [String: String]
  let printer: Printer
  /// Whether the output of `swift test` is shown as it is, even on a terminal.
  var isVerbose = false
  /// The previews that are checked besides, where no test of the package checks them.
  var previews: PreviewSuite?

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
      let failed = run.retriable(after: ends.count).filter { $0.module != PreviewSuite.module }
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
    let command = package.swift("test") + words
    var crashes = CrashReader()
    let end: ChildProcess.End
    if printer.isJSON {
      end = try ChildProcess.run(
        command, environment: environment, output: .copied(toErrors: true) { crashes.take($0) })
    } else if printer.context.isOutputTerminal, printer.context.isErrorTerminal {
      if isVerbose {
        end = try ChildProcess.run(command, environment: environment, output: .inherited)
      } else {
        let progress = SuiteProgress(printer) {
          path.flatMap(readList)?.tests.count(where: arguments.probablySelects)
        }
        end = try ChildProcess.run(
          command, environment: environment,
          output: .lines { line, stream in
            crashes.take(line)
            progress.take(line, stream)
          })
        progress.end()
      }
    } else {
      end = try ChildProcess.run(
        command, environment: environment, output: .copied(toErrors: false) { crashes.take($0) })
    }
    ends.append(
      AttemptResult(
        status: end.status, issues: try Run.takeIssues(of: name, in: project),
        crashes: crashes.crashes.isEmpty ? nil : crashes.crashes))
    return end
  }

  /// Checks the previews, as a part of the first attempt; those of a suite in parts belong to its first one.
  private func checkPreviews(
    after end: ChildProcess.End, _ environment: [String: String], _ ends: inout [AttemptResult]
  ) throws -> ChildProcess.End {
    guard let previews, shard.map({ $0.number == 1 }) ?? true, let first = ends.last else { return end }
    var environment = environment
    environment[RunAttempt.variable] = nil
    environment[RunName.variable] = name
    // The generated test is in no project.
    environment[Project.rootVariable] = project.root
    let path = try Run.issuesPath(of: name, in: project)
    guard let (own, crashes) = try previews.run(arguments, issues: path, in: environment) else { return end }
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
    try TemporaryFolder.with { folder in
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

  var description: String {
    switch self {
    case .notListed(let shard):
      "\"swift test list\" printed no list of tests, so the tests of shard \(shard.text) are not known; "
        + "see that it lists them with the arguments after --"
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
