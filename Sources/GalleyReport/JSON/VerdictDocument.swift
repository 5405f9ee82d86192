import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyTree

/// A verdict as JSON.
package struct VerdictDocument: Encodable, Sendable {
  /// The version of the format.
  package var format = 2
  /// The name of the run.
  package var run: String
  /// How the command ends.
  package var exitCode: Int32
  /// How many checks ended how.
  package var counts: Counts
  /// Why the run as a whole is not to be trusted.
  package var findings: [String]
  /// The checks, by their key.
  package var checks: [Check]
  /// The checks that could not be made, such as those of a screen that did not come to rest.
  package var refusals: [Refused]
  /// The differences by cause, the one in most checks first.
  package var causes: [Group]
  /// The baselines that no check used.
  package var orphans: [String]
  /// Why each of ``orphans`` is one, by its line.
  package var orphanReasons: [String: OrphanReason]
  /// The baselines that no check used, of which it is not proven that none will.
  package var unproven: [String]
  /// The tests that passed only when they were run again.
  package var flaky: [FlakyTest]
  /// The commit that was tested.
  package var git: GitState?
  /// What the run's checks belong to.
  package var batch: BatchInfo?
  /// Which part of the suite was run, if not all of it.
  package var shard: Shard?
  /// The runs that this one was merged from.
  package var parts: [RunPart]?
  /// What all comparisons forgave and ignored together.
  package var tolerance: ToleranceSum
  /// The regions that no change fell into, in checks that were compared in detail.
  package var idleRegions: [IdleRegion]

  /// How many checks ended how.
  package struct Counts: Encodable, Sendable {
    /// All checks, those that could not be made included.
    package var checks: Int
    /// Those that were compared with a baseline.
    package var compared: Int
    /// Those equal to it.
    package var match: Int
    /// Those different from it, with all of it forgiven.
    package var tolerated: Int
    /// Those different from it.
    package var mismatch: Int
    /// Those without one.
    package var new: Int
    /// Those that other fonts or libraries drew.
    package var environmentChanged: Int
    /// Those that were made, and could not be compared.
    package var unusable: Int
    /// Those that could not be made.
    package var refused: Int
  }

  /// One check that could not be made.
  package struct Refused: Encodable, Sendable {
    /// What is known of it, as one line.
    package var text: String
    /// The key, if all of it is known.
    package var key: CheckKey?
    /// The line of the test.
    package var place: SourcePlace
    /// Why it could not be made.
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
    /// How it ended.
    package var status: String
    /// At which level it was compared.
    package var level: String
    /// How many pixels may differ.
    package var budget: DifferenceBudget
    /// Who stated level and budget.
    package var origins: MatchOrigins
    /// What was compared otherwise than the rest.
    package var regions: [MatchRegion]
    /// The line of the test.
    package var place: SourcePlace
    /// What was seen.
    package var candidate: ProofDigest
    /// What the run compared it with.
    package var baseline: ProofDigest?
    /// What the comparison found: what counts, what was forgiven, the account of it, and what each region did.
    package var comparison: Comparison?
    /// What differs about fonts and libraries.
    package var environment: [String]?
    /// The characters that no font has.
    package var missing: [MissingGlyph]?
    /// Why it could not be compared.
    package var fault: String?
    /// How what it forgives grew over the runs that are kept, oldest first, where it passed within tolerance.
    package var drift: [Drift.Step]?
    /// Its pictures in the report that was written with the verdict, by what they show, from the page: `baseline`,
    /// `candidate`, `overlay`, `overlay.dark` and so on.
    package var pictures: [String: String]?
  }

  /// A cause and the checks it shows in.
  package struct Group: Encodable, Sendable {
    /// The cause.
    package var cause: Cause
    /// The keys, as lines.
    package var checks: [String]
  }

  /// Puts a verdict into the form of the document.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - exitCode: How the command ends, where not as the gate does.
  ///   - drifts: How what is forgiven grew.
  ///   - report: The report that was written with it.
  package init(
    _ verdict: Verdict, exitCode: ExitCode? = nil, drifts: [CheckKey: Drift] = [:],
    report: WrittenReport? = nil
  ) {
    func count(_ status: CheckRecord.Status) -> Int { verdict.checks(status).count }
    run = verdict.run
    self.exitCode = (exitCode ?? verdict.exitCode).rawValue
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
    shard = verdict.launch?.shard
    parts = verdict.launch?.parts
    tolerance = verdict.tolerance
    idleRegions = verdict.idleRegions
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
    fault = ReportWords.fault(check.outcome)
  }
}
