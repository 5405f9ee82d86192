import Foundation
import GalleyBaselines
import GalleyTree

extension Run {
  /// The end of each attempt, the first one first; none if `galley test` did not end the run.
  package var attempts: [AttemptResult] {
    guard let summary else { return [] }
    return summary.attempts
      ?? [AttemptResult(status: summary.status, issues: summary.issues, crashes: summary.crashes)]
  }

  /// The processes of an attempt, counted from 1.
  func processes(of attempt: Int) -> [ProcessRecord] {
    processes.filter { ($0.attempt ?? 1) == attempt }
  }

  /// The results of tests, attempt by attempt.
  package var results: [[TestResult]] {
    let ends = attempts
    let last = max(ends.count, processes.map { $0.attempt ?? 1 }.max() ?? 0)
    return (0..<last).map { index in
      let ofXCTest = processes(of: index + 1).flatMap { $0.tests ?? [] }
      return ofXCTest + (index < ends.count ? ends[index].issues?.tests ?? [] : [])
    }
  }

  /// Whether `swift test` failed, and not only because of checks.
  ///
  /// Closed by default: what is not known to be a check's failure is another one. A test that failed for another reason
  /// and passed when it was run again does not count.
  package var hasFailuresOfNoCheck: Bool {
    // What explains a failure in one part explains none in another.
    if let parts = launch?.parts { return parts.contains(where: \.hasOtherFailures) }
    let results = results
    var last: [TestName: TestResult.End] = [:]
    return attempts.indices.reversed().contains { index in
      defer {
        for result in results[index] where last[result.test] == nil { last[result.test] = result.end }
      }
      return attempts[index].status != 0
        && hasFailuresOfNoCheck(index, results[index]) { last[$0] == .passed }
    }
  }

  /// Whether an attempt failed, and neither because of checks only, nor only in tests that passed later.
  private func hasFailuresOfNoCheck(
    _ index: Int, _ results: [TestResult], passedLater: (TestName) -> Bool
  ) -> Bool {
    let notes = processes(of: index + 1).compactMap(\.failures)
    let issues = attempts[index].issues
    let ofChecks = Set(notes.flatMap(\.issues))
    let places = issues?.failures ?? []
    let isKnown =
      notes.allSatisfy { $0.others == 0 } && places.allSatisfy(ofChecks.contains)
      && (!places.isEmpty || notes.contains { $0.checks > 0 })
    if isKnown { return false }
    let others = results.filter { result in
      result.end != .passed && result.end != .skipped
        && (result.reasons?.contains(.other) ?? result.issues.map { !$0.allSatisfy(ofChecks.contains) }
          ?? true)
    }
    let isLoose = notes.contains { ($0.loose ?? 0) > 0 } || (issues?.loose ?? (issues == nil ? 0 : 1)) > 0
    return others.isEmpty || isLoose || !others.allSatisfy { passedLater($0.test) }
  }

  /// The run as if it had ended.
  ///
  /// `attempts`: how each attempt ended, the first one first.
  /// `interruption`: the signal that interrupted it. `unretried`: the failed tests that were not run again.
  package func ending(
    with attempts: [AttemptResult], at now: Date, interruption: Int32? = nil, unretried: [UnretriedTest] = []
  ) -> Run {
    var run = self
    run.summary = RunSummary(ended: now, attempts: attempts)
    run.summary?.interruption = interruption
    run.summary?.unretried = unretried.isEmpty ? nil : unretried
    guard run.summary?.status == 0 else { return run }
    // Tests that only lack baselines are not run again, and have failed all the same.
    var last: [TestName: TestResult.End] = [:]
    for result in run.results.joined() { last[result.test] = result.end }
    if last.values.contains(.failed), let status = attempts.first(where: { $0.status != 0 })?.status {
      run.summary?.status = status
    }
    return run
  }

  /// The tests of an attempt that are worth running again: those that failed, and not only for want of a baseline.
  ///
  /// A baseline does not come into being by running the test again, a difference that would be the same does not go away, and
  /// a process that died is no failure of a test.
  ///
  /// - Parameter attempt: The attempt, from 1 up.
  /// - Returns: The tests, in order; none if not all is known of the attempt.
  package func retriable(after attempt: Int) -> [TestName] {
    let results = results
    guard attempt >= 1, attempt <= min(results.count, attempts.count),
      attempts[attempt - 1].issues.map({ $0.hasEnded || !$0.hasBegun }) ?? true
    else { return [] }
    let notes = processes(of: attempt)
    guard notes.allSatisfy({ $0.records != nil }) else { return [] }
    let failed = results[attempt - 1].filter { $0.end == .failed && !lacksOnlyBaselines($0, attempt) }
    return Set(failed.map(\.test)).subtracting(repeatable(after: attempt).map(\.test)).sorted()
  }

  /// Whether a test failed for nothing but checks without a baseline; such a failure stops no test of Swift Testing, and
  /// what it keeps a stopped XCTest from checking is among the refusals.
  private func lacksOnlyBaselines(_ result: TestResult, _ attempt: Int) -> Bool {
    guard result.end == .failed else { return false }
    guard let issues = result.issues else { return result.reasons == [.new] }
    let failures = processes(of: attempt).compactMap(\.failures)
    let more = Set(failures.flatMap { Set($0.issues).subtracting($0.onlyNew) })
    let new = Set(failures.flatMap(\.onlyNew)).subtracting(more)
    return !issues.isEmpty && issues.allSatisfy(new.contains)
  }

  /// The tests that failed and passed when they were run again, with the attempt that passed.
  var recovered: [(test: TestName, passedOn: Int)] {
    var failed: Set<TestName> = []
    var passed: [TestName: Int] = [:]
    for (index, attempt) in results.enumerated() {
      let fails = Set(attempt.filter { $0.end == .failed || $0.end == .cut }.map(\.test))
      for result in attempt where result.end == .passed && failed.contains(result.test) {
        passed[result.test] = index + 1
      }
      for test in fails { passed[test] = nil }
      failed.formUnion(fails)
    }
    return passed.map { (test: $0.key, passedOn: $0.value) }.sorted { $0.test < $1.test }
  }

  /// Whether other runs are to check the same tests in other configurations.
  private var isOfMatrix: Bool { launch?.configuration != nil || !project.settings.matrix.isEmpty }

  /// The tests that exist, and those that ran to their end.
  ///
  /// `countingNew`: whether a test that only lacks baselines counts as one that passed.
  package func completion(isComplete: Bool, countingNew: Bool = false) -> TestCompletion {
    var results = results
    if countingNew {
      for index in results.indices {
        results[index] = results[index].map { result in
          lacksOnlyBaselines(result, index + 1) ? TestResult(result.test, .passed) : result
        }
      }
    }
    return TestCompletion(
      listed: list?.tests, results: results, ignoring: processes.flatMap { $0.ignoring ?? [] },
      environments: isOfMatrix ? Set(records.map(\.key.environment)) : nil, isComplete: isComplete)
  }
}
