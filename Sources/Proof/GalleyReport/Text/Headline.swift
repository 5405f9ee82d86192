import GalleyBaselines
import GalleyDecisions
import GalleyText

extension ReportText {
  /// The verdict in one sentence, such as `3 tests failed, 2 checks differ.`; only a verdict without a reason to stop is said to
  /// leave nothing to decide.
  package static func headline(_ verdict: Verdict) -> String {
    let reasons = reasons(verdict)
    guard !reasons.isEmpty else { return clean }
    let text = reasons.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// The headline of a clean verdict.
  package static let clean = "Nothing waits for a decision."

  /// The reasons for which a verdict is not clean, the weightiest first, as parts of a sentence; none if it is clean.
  package static func reasons(_ verdict: Verdict) -> [String] {
    var reasons = suiteReasons(verdict.suite)
    func count(_ status: CheckRecord.Status) -> Int { verdict.count(of: status) }
    func add(_ number: Int, _ one: String, _ more: String) {
      if number > 0 { reasons.append(number == 1 ? one : "\(EnglishNoun.count(number, "check")) \(more)") }
    }
    add(count(.mismatch), "1 check differs", "differ")
    add(
      count(.unusable) + count(.environmentChanged) + verdict.refusedCount, "1 check could not be compared",
      "could not be compared")
    add(count(.new), "1 check has no baseline yet", "have no baseline yet")
    for reason in verdict.findings.map(reason) where !reasons.contains(reason) { reasons.append(reason) }
    if !verdict.orphans.isEmpty {
      reasons.append("\(EnglishNoun.count(verdict.orphans.count, "baseline")) used by no check")
    }
    if verdict.failsOnFlaky, !verdict.flaky.isEmpty {
      reasons.append("\(EnglishNoun.count(verdict.flaky.count, "test")) passed only in a rerun")
    }
    if verdict.hasForbiddenNotices { reasons.append("something passes that the settings forbid") }
    // A reason that is none of these is said all the same.
    return reasons.isEmpty ? reason(verdict.exitCode).map { [$0] } ?? [] : reasons
  }

  private static func suiteReasons(_ suite: SuiteResult) -> [String] {
    var reasons: [String] = []
    let failed = suite.failed
    let died = failed.filter { $0.end == .cut }
    if failed.count > died.count {
      reasons.append("\(EnglishNoun.count(failed.count - died.count, "test")) failed")
    }
    if !died.isEmpty {
      reasons.append(
        "\(EnglishNoun.count(died.count, "test")) never came to \(died.count == 1 ? "its" : "their") end")
    }
    if !suite.loose.isEmpty {
      reasons.append("\(EnglishNoun.count(suite.loose.count, "failure")) outside of any test")
    }
    switch suite.failure {
    case .tests where reasons.isEmpty: reasons.append("tests failed, or did not run")
    case .checksWereNotClean: reasons.append("checks that failed in the tests are clean now")
    case .tests, nil: break
    }
    return reasons
  }

  private static func reason(_ finding: RunFinding) -> String {
    switch finding {
    case .interrupted: "the run was interrupted"
    case .nothingCompared: "nothing was compared"
    case .unexpectedCount: "another number of checks than expected"
    case .shardsMissing: "shards are missing"
    case .unreadableBaseline: "baselines cannot be read"
    case .branchUnreadable: "the approvals of another branch cannot be read"
    case .journalUnreadable: "the journal cannot be read"
    case .commitUnknown: "the commit of the run is not known"
    default: "the run is incomplete"
    }
  }

  /// The reason that an exit code stands for, as part of a sentence; `nil` of a clean one.
  package static func reason(_ code: ExitCode) -> String? {
    switch code {
    case .clean: nil
    case .differences: "something differs from its baseline"
    case .notComparable: "not everything could be compared"
    case .new: "some checks have no baseline yet"
    case .orphans: "some baselines have no check"
    case .flaky: "some tests passed only in a rerun"
    case .usage: "the command line is wrong"
    case .interrupted: "the run was interrupted"
    case .terminated: "the run was terminated"
    case .hungUp: "the run's terminal was closed"
    }
  }
}
