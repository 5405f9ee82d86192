import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A verdict as JSON.
package struct VerdictDocument: Encodable, Sendable {
  /// The version of the format.
  package var format = 2
  /// The name of the run.
  package var run: String
  /// The exit code of the command.
  package var exitCode: Int32
  /// The verdict in one sentence.
  package var headline: String
  /// The result of the tests, beside what their checks say.
  package var tests: Tests
  /// The number of checks by outcome.
  package var counts: Counts
  /// The reasons for which the run as a whole cannot be trusted.
  package var findings: [String]
  /// The checks, sorted by key.
  package var checks: [Check]
  /// The checks that could not be made, such as those of a screen that did not settle.
  package var refusals: [Refused]
  /// The differences by cause, that of most checks first.
  package var causes: [Group]
  /// The baselines that no check used.
  package var orphans: [String]
  /// The reason for each of ``orphans``.
  package var orphanReasons: [String: OrphanReason]
  /// The unused baselines that may not be orphans.
  package var unproven: [String]
  /// The tests that passed only on another attempt.
  package var flaky: [FlakyTest]
  /// The commit that was tested.
  package var git: GitState?
  /// The batch of the run.
  package var batch: BatchInfo?
  /// The parts of the configuration that were stated to `galley test`.
  package var configuration: StatedConfiguration?
  /// The part of the suite that was run, if not all of it.
  package var shard: Shard?
  /// The runs that this one was merged from.
  package var parts: [RunPart]?
  /// The sum of what all comparisons forgave and ignored.
  package var tolerance: ToleranceSum
  /// The regions that no change fell into, in checks that were compared in detail.
  package var idleRegions: [UnusedRegion]
  /// The facts beside the verdict; missing where they were not looked for.
  package var notices: [NoticeDocument]?
  /// The baselines that the branch changed; missing without a base.
  package var review: BranchReviewDocument?

  /// The number of checks by outcome.
  package struct Counts: Encodable, Sendable {
    /// All checks, with those that could not be made.
    package var checks: Int
    /// The checks that were compared with a baseline.
    package var compared: Int
    /// The checks equal to their baselines.
    package var match: Int
    /// The checks whose differences were all forgiven.
    package var tolerated: Int
    /// The checks that differ from their baselines.
    package var mismatch: Int
    /// The checks without a baseline.
    package var new: Int
    /// The checks that other fonts or libraries drew.
    package var environmentChanged: Int
    /// The checks that were made and could not be compared.
    package var unusable: Int
    /// The checks that could not be made.
    package var refused: Int
  }

  /// The tests that ran, and those of them that failed for another reason than their checks.
  package struct Tests: Encodable, Sendable {
    /// The number of tests that ran.
    package var count: Int
    /// The failed tests.
    package var failed: [Failed]
    /// The failures that are of no test, as sentences.
    package var loose: [String]
    /// The reason for which the run is no pass whatever its checks say.
    package var reason: String?
    /// The failed tests that were not run again.
    package var unretried: [UnretriedTest]
  }

  /// A test that failed for another reason than its checks.
  package struct Failed: Encodable, Sendable {
    /// The test, as `swift test list` names it.
    package var test: String
    /// The end of the test: `failed`, or `cut` if it never finished.
    package var end: TestResult.End
    /// The failure as a sentence.
    package var sentence: String
    /// The line.
    package var place: CallSite?
  }

  /// One check that could not be made.
  package struct Refused: Encodable, Sendable {
    /// The known parts of the key, as one line.
    package var text: String
    /// The key, if it is known completely.
    package var key: CheckKey?
    /// The line of the test.
    package var place: CallSite
    /// The reason.
    package var reason: String
  }

  /// One check.
  package struct Check: Encodable, Sendable {
    /// The key as one line.
    package var text: String
    /// The key.
    package var key: CheckKey
    /// Whether it is a check of a `picture` or of a `text`.
    package var kind: CheckKind
    /// The outcome.
    package var status: String
    /// The level of the comparison.
    package var level: String
    /// The budget of pixels that may differ.
    package var budget: DifferenceBudget
    /// The origins of level and budget.
    package var origins: MatchOrigins
    /// The regions that are compared otherwise.
    package var regions: [MatchRegion]
    /// The line of the test.
    package var place: CallSite
    /// The digest of the new content.
    package var candidate: ContentDigest
    /// The digest of the baseline that the run compared with.
    package var baseline: ContentDigest?
    /// The result of the comparison: what counts, what was forgiven, and the effect of each region.
    package var comparison: Comparison?
    /// The differences of fonts and libraries.
    package var environment: [String]?
    /// The characters that no font has.
    package var missing: [MissingGlyph]?
    /// The reason for which it could not be compared.
    package var fault: String?
    /// The drift of a check that passed within tolerance, over the runs that are kept, oldest first.
    package var drift: [Drift.Step]?
    /// Its pictures in the report that was written with the verdict; see ``WrittenReport/pictures``.
    package var pictures: [String: String]?
  }

  /// A cause and its checks.
  package struct Group: Encodable, Sendable {
    /// The cause.
    package var cause: Cause
    /// The keys, as lines.
    package var checks: [String]
  }

  /// Converts a verdict; the exit code is the verdict's unless the command has another one.
  package init(
    _ verdict: Verdict, exitCode: ExitCode? = nil, drifts: [CheckKey: Drift] = [:],
    report: WrittenReport? = nil
  ) {
    func count(_ status: CheckRecord.Status) -> Int { verdict.count(of: status) }
    run = verdict.run
    self.exitCode = (exitCode ?? verdict.exitCode).rawValue
    headline = ReportText.headline(verdict)
    let suite = verdict.suite
    tests = Tests(
      count: suite.tests.count,
      failed: suite.failed.map {
        Failed(test: $0.test.specifier, end: $0.end, sentence: $0.sentence, place: $0.failurePlace)
      },
      loose: suite.loose.map(SuiteText.loose), reason: SuiteText.failure(suite), unretried: suite.unretried)
    counts = Counts(
      checks: verdict.count, compared: verdict.compared, match: count(.match),
      tolerated: count(.tolerated), mismatch: count(.mismatch),
      new: count(.new), environmentChanged: count(.environmentChanged), unusable: count(.unusable),
      refused: verdict.refusedCount)
    findings = verdict.findings.map { "\($0)" }
    checks = verdict.checks.map { judged in
      var check = Check(judged)
      check.drift = drifts[judged.key]?.steps
      check.pictures = report?.pictures[judged.key]
      return check
    }
    refusals = verdict.refusals.map {
      Refused(text: $0.text, key: $0.key, place: $0.place, reason: $0.reason)
    }
    causes = verdict.causes.map { Group(cause: $0.cause, checks: $0.keys.map(\.text)) }
    orphans = verdict.orphans.map(\.text)
    orphanReasons = Dictionary(
      verdict.orphanReasons.map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
    ) { first, _ in first }
    unproven = verdict.unproven.map(\.text)
    flaky = verdict.flaky
    git = verdict.launch?.git
    batch = verdict.launch?.batch
    configuration = verdict.launch?.configuration
    shard = verdict.launch?.shard
    parts = verdict.launch?.parts
    tolerance = verdict.tolerance
    idleRegions = verdict.idleRegions
    notices = verdict.notices?.map(NoticeDocument.init)
    review = verdict.review.map { BranchReviewDocument($0, report) }
  }
}

extension VerdictDocument.Check {
  init(_ check: Verdict.JudgedCheck) {
    text = check.key.text
    key = check.key
    kind = check.record.kind
    status = check.outcome.status.rawValue
    level = check.record.settings.level.rawValue
    budget = check.record.settings.budget
    origins = check.record.origins
    regions = check.record.settings.regions
    place = check.record.place
    candidate = check.record.candidate
    baseline = check.record.baseline
    comparison = check.outcome.comparison
    if case .environmentChanged(let facts) = check.outcome { environment = facts }
    if !check.record.fingerprint.missing.isEmpty { missing = check.record.fingerprint.missing }
    fault = ReportText.fault(check.outcome)
  }
}
