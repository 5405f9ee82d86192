import Foundation
import GalleyAuthoring
import GalleyBaselines

/// One run of a package's tests: built and listed once, run, and where tests fail, run again.
struct SuiteRun {
  let package: SwiftPackage
  let project: Project
  let name: String
  let arguments: SuiteArguments
  let shard: Shard?
  let retries: Int
  var environment: [String: String]
  let printer: Printer

  /// How a run ended.
  enum End {
    /// Tests were run, or could not be built; the gate has the word.
    case ended
    /// Somebody pressed Control-C.
    case interrupted
    /// The part of the suite has no tests.
    case empty
  }

  /// What `swift test list` told.
  private enum Listing {
    /// The tests; what they are of is built.
    case tests(TestList)
    /// It cannot be told, and tests may run all the same.
    case unknown
    /// It ended like this, and no test can run.
    case failed(ChildProcess.End)
  }

  /// Runs the tests.
  ///
  /// - Parameter launch: What is known of the start.
  /// - Returns: How it ended.
  /// - Throws: `RunFault`, `ChildProcess.Fault`, ``SuiteFault``.
  func run(_ launch: RunLaunch) throws -> End {
    var launch = launch
    launch.command = package.words("test") + arguments.words
    launch.selection = arguments.selection
    try Run.begin(name, in: project, launch)
    var words = arguments.words
    var options: [String] = []
    switch try list() {
    case .failed(let end): return try finish([AttemptEnd(status: end.status)], end)
    case .unknown: if let shard { throw SuiteFault.notListed(shard) }
    case .tests(let list):
      try Run.keep(list, of: name, in: project)
      if !arguments.words.contains("--skip-build") { options.append("--skip-build") }
      if var shard {
        let part = arguments.part(shard, of: list.tests)
        shard.tests = part?.tests ?? 0
        launch.shard = shard
        guard let part else {
          try Run.begin(name, in: project, launch)
          _ = try finish([AttemptEnd(status: 0)], nil)
          return .empty
        }
        words = part.words
      }
    }
    options += try issueOptions()
    launch.command = package.words("test") + options + words
    try Run.begin(name, in: project, launch)

    var first = environment
    first[RunAttempt.variable] = nil
    let layouts = try Run.layoutsPath(of: name, in: project)
    // What cannot be told, as of a package that does not load, "swift test" says itself.
    if let targets = try? package.testTargets(environment) {
      let request = InspectionRequest(path: layouts, modules: targets.map(\.module), then: .test)
      first.merge(request.environment) { $1 }
    }
    var ends: [AttemptEnd] = []
    var end = try attempt(options + words, first, &ends)
    let hasMistakes = !((try? Inspector.read(layouts).errors) ?? []).isEmpty
    while !end.wasInterrupted, !hasMistakes, ends.count <= retries {
      let failed = try Run(name, in: project).ending(with: ends, at: Date()).retriable(after: ends.count)
      guard end.status != 0, !failed.isEmpty else { break }
      printer.say(
        "Running \(CheckWords.count(failed.count, "failed test")) again: attempt \(ends.count + 1) of \(retries + 1).\n"
      )
      var again = environment
      again[RunAttempt.variable] = "\(ends.count + 1)"
      end = try attempt(options + arguments.only(failed), again, &ends)
    }
    return try finish(ends, end)
  }

  private func attempt(
    _ words: [String], _ environment: [String: String], _ ends: inout [AttemptEnd]
  ) throws -> ChildProcess.End {
    var environment = environment
    environment[RunName.variable] = name
    let end = try ChildProcess.run(
      package.words("test") + words, environment: environment, toError: printer.isJSON)
    ends.append(AttemptEnd(status: end.status, issues: try Run.takeIssues(of: name, in: project)))
    return end
  }

  private func finish(_ ends: [AttemptEnd], _ end: ChildProcess.End?) throws -> End {
    let run = try Run(name, in: project).ending(with: ends, at: Date())
    if let summary = run.summary { try Run.end(name, in: project, summary) }
    return end?.wasInterrupted == true ? .interrupted : .ended
  }

  /// Builds the tests and asks which there are; what is built is what is run afterwards.
  private func list() throws -> Listing {
    try TemporaryFolder.with { folder in
      let path = folder + "/tests"
      var words = package.words("test")
      words.insert("list", at: 2)
      let end = try ChildProcess.run(
        words + arguments.words, environment: environment, toError: true, printingTo: path)
      // An argument that only "swift test" knows; it will say itself what is wrong with it, if anything is.
      if end.status == ExitCode.usage.rawValue { return .unknown }
      guard end.status == 0, !end.wasInterrupted else { return .failed(end) }
      guard let data = FileManager.default.contents(atPath: path), data.count <= Self.longestList,
        let text = String(validating: data, as: UTF8.self), let list = TestList(output: text)
      else { return .unknown }
      return .tests(list)
    }
  }

  /// Longer than the names of a million tests.
  private static let longestList = 256 * 1024 * 1024

  /// Has Swift Testing say what happens, into the run's folder.
  ///
  /// Where the user has it said to another file, it is not known which failures are a check's, and any counts as another.
  private func issueOptions() throws(RunFault) -> [String] {
    let option = "--event-stream-output-path"
    guard !arguments.words.contains(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return [] }
    return [option, try Run.issuesPath(of: name, in: project)]
  }
}
