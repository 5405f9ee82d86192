import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem

extension Sandbox {
  /// Gives a run the list of tests that `galley test` would have got, by their specifiers.
  package func list(_ run: String, _ tests: String...) throws {
    try Run.keep(TestList(tests.compactMap(TestName.init(_:))), of: run, in: project)
  }

  /// Says of a run that there are no tests but those of its checks, and that each came to its end; where checks are new
  /// that is all that failed.
  package func endAllTests(_ run: String, also more: String...) throws {
    let records = try Run(run, in: project).records
    let owners = Dictionary(grouping: records.filter { $0.key.test != nil }) { record in
      "M.\(record.key.suite.joined(separator: "/"))/\(record.key.test ?? "")()"
    }
    let names = (Array(owners.keys) + more).sorted().compactMap(TestName.init(_:))
    try Run.keep(TestList(names), of: run, in: project)
    let results = names.map { name in
      let isNew = owners[name.specifier]?.contains { $0.status == .new } ?? false
      return TestResult(name, isNew ? .failed : .passed, reasons: isNew ? [.new] : nil)
    }
    try endTests(run, attempts: [results], status: results.contains { $0.end == .failed } ? 1 : 0)
  }

  /// Has the tests of a run end as Swift Testing and `galley test` would say it, in one attempt or several.
  package func endTests(_ run: String, _ results: TestResult..., status: Int32 = 0) throws {
    try endTests(run, attempts: [results], status: status)
  }

  /// Has the tests of a run end, attempt by attempt.
  package func endTests(_ run: String, attempts: [[TestResult]], status: Int32 = 0) throws {
    let ends = attempts.enumerated().map { index, results in
      var stream = IssueStream()
      stream.hasBegun = true
      stream.hasEnded = true
      stream.tests = results
      stream.failures = Set(results.flatMap { $0.issues ?? [] }).sorted()
      stream.loose = 0
      return AttemptResult(status: index == attempts.count - 1 ? status : 1, issues: stream)
    }
    let ended = try Run(run, in: project).ending(with: ends, at: Date(timeIntervalSince1970: 1_785_000_000))
    if let summary = ended.summary { try Run.end(run, in: project, summary) }
  }

  /// Makes checks in an attempt of a run and closes that process's part of it.
  @discardableResult
  package func attempt(
    _ number: Int, of name: String, _ checks: Check..., mode: RecordMode = .none,
    failures: [TestFailures.Reason] = [], tests: [TestResult] = [], ignoring: [TestOwner] = []
  ) throws -> [CheckOutcome] {
    let environment = [RunName.variable: name, RunAttempt.variable: "\(number)"]
    let recorder = try RunRecorder.open(project, environment: environment)
    let runner = CheckRunner(store: store, recorder: recorder, mode: mode)
    let outcomes = checks.enumerated().map { index, check in
      runner.run(check.capture(line: index + 10))
    }
    for failure in failures { recorder.noteFailure(failure) }
    for test in tests { recorder.noteTest(test) }
    for test in ignoring { recorder.noteIgnoring(test) }
    try recorder.close()
    return outcomes
  }

  /// Changes the notes of the processes of a run that is not sealed.
  package func editNote(of run: String = "r", _ change: (inout ProcessRecord) -> Void) throws {
    let folder = project.runs.inside(run)
    for entry in try folder.entries() where entry.name.hasPrefix("process-") {
      var note = try StableJSON.read(ProcessRecord.self, from: try folder.read(entry.name))
      change(&note)
      try folder.write(json: note, to: entry.name)
    }
  }

  /// Has a run note no digests of its records, as versions did that knew none, and those of its notes anew: so it is as
  /// somebody would leave it who edits it and takes care that nothing tells.
  package func forgetDigests(_ run: String) throws {
    let folder = project.runs.inside(run)
    try editNote(of: run) { $0.files = nil }
    guard let bytes = try folder.readIfPresent(RunFileNames.summary) else { return }
    try Run.end(run, in: project, try StableJSON.read(RunSummary.self, from: bytes))
  }
}
