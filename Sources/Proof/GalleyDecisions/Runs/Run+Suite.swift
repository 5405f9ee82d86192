import Foundation
import GalleyBaselines
import GalleyTree

extension Run {
  /// The result of the run's tests, beside what their checks say.
  package var suiteResult: SuiteResult {
    var result = SuiteResult()
    result.interruption = summary?.interruption
    result.unretried = summary?.unretried ?? []
    var last: [TestName: JudgedTest] = [:]
    var loose: [TestFailure] = []
    for (index, results) in results.enumerated() {
      let (tests, rest) = judged(results, inAttempt: index + 1)
      for test in tests { last[test.test] = test }
      // What happened outside of the tests that were run again happened all the same.
      loose += rest
    }
    result.tests = last.values.sorted { $0.test < $1.test }
    result.loose = loose
    if let status = summary?.status, status != 0, hasFailuresOfNoCheck {
      let parts = (launch?.parts ?? []).filter(\.hasOtherFailures).map { $0.shard?.text ?? $0.run }
      result.failure = .tests(status: status, parts: parts)
    }
    return result
  }

  /// The tests of one attempt, and the failures that are of none.
  private func judged(
    _ results: [TestResult], inAttempt attempt: Int
  ) -> (tests: [JudgedTest], loose: [TestFailure]) {
    let notes = processes(of: attempt)
    let end = attempt <= attempts.count ? attempts[attempt - 1] : nil
    let ofChecks = Set(notes.compactMap(\.failures).flatMap(\.issues))
    let trails = trails.filter { trail in notes.contains { $0.process == trail.process } }
    var tests: [JudgedTest] = results.map { result in
      var test = JudgedTest(result.test, result.end)
      test.place = result.place
      test.duration = result.duration
      test.remark = result.remark
      test.attachments = (result.attachments ?? []).compactMap { kept in
        path(of: kept).map { JudgedTest.Attachment(kept, at: $0) }
      }
      test.attempt = attempt
      let all = failures(of: result, ofChecks: ofChecks)
      test.failures = all.others
      test.checkFailures = all.checks
      if result.end == .cut { test.lastStep = trails.lazy.compactMap { $0.last(of: result.test) }.first }
      return test
    }
    let unused = attribute(end?.crashes ?? [], to: &tests)
    let loose =
      notes.compactMap(\.failures).flatMap { $0.looseFailures ?? [] } + (end?.issues?.looseFailures ?? [])
    return (tests, loose.filter { failure in failure.issue.map { !ofChecks.contains($0) } ?? true } + unused)
  }

  /// The failures of a test, divided into those of its checks and others.
  private func failures(
    of result: TestResult, ofChecks: Set<String>
  ) -> (others: [TestFailure], checks: Int) {
    guard result.end == .failed else { return ([], 0) }
    if let failures = result.failures {
      let others = failures.filter { failure in
        if let reason = failure.reason { return reason == .other }
        return failure.issue.map { !ofChecks.contains($0) } ?? true
      }
      return (others.map(atItsLine), failures.count - others.count)
    }
    // Of older runs it is known that it failed, and not what was said.
    let isOther =
      result.reasons?.contains(.other) ?? result.issues.map { !$0.allSatisfy(ofChecks.contains) } ?? true
    return isOther ? ([TestFailure("it failed for another reason than its checks", at: nil)], 0) : ([], 1)
  }

  /// A failure by an error that says itself which line it is of, as those of pages do: the testing libraries know the test's line
  /// only, or none.
  private func atItsLine(_ failure: TestFailure) -> TestFailure {
    guard
      let match = failure.message.prefixMatch(
        of: #/(Caught error: |threw error ")([A-Za-z0-9_]+/[^\s:"]{1,500}\.swift):(\d{1,7}): /#),
      let line = Int(match.3)
    else { return failure }
    var failure = failure
    failure.message = "\(match.1)\(failure.message[match.range.upperBound...])"
    let site = CallSite(filePath: String(match.2), line: max(1, line))
    // The test's own file most often.
    let paths = [failure.place].compactMap(\.self).map(\.filePath).filter {
      $0.hasSuffix("/" + site.filePath)
    }
    failure.place = paths.first.map { CallSite(filePath: $0, line: site.line) } ?? resolved(site, [])
    return failure
  }

  /// Gives tests that were cut off what their processes said when they died, and returns what is of none of them.
  ///
  /// Tests of XCTest run first, one after another. Of those of Swift Testing many run at once: it is the one in whose function the
  /// process died. Where that is not known, none is blamed.
  private func attribute(_ crashes: [Crash], to tests: inout [JudgedTest]) -> [TestFailure] {
    var crashes = crashes[...]
    for index in tests.indices where tests[index].end == .cut && tests[index].test.isXCTest {
      tests[index].failures = [failure(crashes.popFirst() ?? Crash(), tests[index].place, tests)]
    }
    let cut = tests.indices.filter { tests[$0].end == .cut && !tests[$0].test.isXCTest }
    guard !cut.isEmpty else { return crashes.map { failure($0, nil, tests) } }
    let crash = crashes.popFirst() ?? Crash()
    let culprit = cut.count == 1 ? cut[0] : function(of: crash, among: cut, of: tests)
    let name = culprit.map { tests[$0].text }
    for index in cut {
      if index == culprit {
        tests[index].failures = [failure(crash, tests[index].place, tests)]
      } else {
        tests[index].isBystander = true
        let words =
          name.map { "it was cut off when its process died in \($0)" }
          ?? "its process died: \(crash.sentence)"
        tests[index].failures = [TestFailure(words, at: tests[index].place)]
      }
    }
    return crashes.map { failure($0, nil, tests) }
  }

  /// The test whose function a thread was in that died: the outermost line of the thread that is in a test's file, below whose line
  /// no other test begins.
  private func function(of crash: Crash, among cut: [Int], of tests: [JudgedTest]) -> Int? {
    let lines = [crash.place].compactMap(\.self) + (crash.frames ?? [])
    for line in lines.reversed().map({ resolved($0, tests) }) {
      let inFile = tests.indices.filter { index in
        guard let own = tests[index].place else { return false }
        return own.filePath == line.filePath && own.line <= line.line
      }
      if let nearest = inFile.max(by: { (tests[$0].place?.line ?? 0) < (tests[$1].place?.line ?? 0) }) {
        return cut.contains(nearest) ? nearest : nil
      }
    }
    return nil
  }

  /// A death as a failure, at the innermost line that is the project's; else at another that is known.
  private func failure(_ crash: Crash, _ place: CallSite?, _ tests: [JudgedTest]) -> TestFailure {
    let lines = ([crash.place].compactMap(\.self) + (crash.frames ?? [])).map { resolved($0, tests) }
    let own = lines.first { line in
      tests.contains { $0.place?.filePath == line.filePath }
        || !line.filePath.hasPrefix("/") && !line.filePath.hasPrefix(".build/")
          && FileManager.default.fileExists(atPath: project.root + "/" + line.filePath)
    }
    return TestFailure(crash.sentence, at: own ?? place ?? lines.first)
  }

  /// A line whose file is named by module and name, with the file's path, as far as that is known.
  private func resolved(_ site: CallSite, _ tests: [JudgedTest]) -> CallSite {
    let site = site.inside(project.root)
    guard !site.filePath.hasPrefix("/") else { return site }
    let paths = tests.compactMap { $0.place?.filePath }
    let path =
      paths.first { $0.hasSuffix("/" + site.filePath) }
      ?? ["Tests/", "Sources/", ""].lazy.map { $0 + site.filePath }.first {
        FileManager.default.fileExists(atPath: project.root + "/" + $0)
      }
    return CallSite(filePath: path ?? site.filePath, line: site.line)
  }
}
