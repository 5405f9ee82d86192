import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A verdict as JSON.
public struct VerdictDocument: Encodable, Sendable {
  /// The version of the format.
  public var format = 2
  /// The name of the run.
  public var run: String
  /// How the command ends.
  public var exitCode: Int32
  /// How many checks ended how.
  public var counts: Counts
  /// Why the run as a whole is not to be trusted.
  public var findings: [String]
  /// The checks, by their key.
  public var checks: [Check]
  /// The checks that could not be made, such as those of a screen that did not come to rest.
  public var refusals: [Refused]
  /// The differences by cause, the one in most checks first.
  public var causes: [Group]
  /// The baselines that no check used.
  public var orphans: [String]
  /// Why each of ``orphans`` is one, by its line.
  public var orphanReasons: [String: OrphanReason]
  /// The baselines that no check used, of which it is not proven that none will.
  public var unproven: [String]
  /// The tests that passed only when they were run again.
  public var flaky: [FlakyTest]
  /// The commit that was tested.
  public var git: GitState?
  /// What the run's checks belong to.
  public var batch: BatchInfo?
  /// Which part of the suite was run, if not all of it.
  public var shard: Shard?
  /// The runs that this one was merged from.
  public var parts: [RunPart]?
  /// What all comparisons forgave and ignored together.
  public var tolerance: ToleranceSum
  /// The regions that no change fell into, in checks that were compared in detail.
  public var idleRegions: [IdleRegion]

  /// How many checks ended how.
  public struct Counts: Encodable, Sendable {
    /// All checks, those that could not be made included.
    public var checks: Int
    /// Those that were compared with a baseline.
    public var compared: Int
    /// Those equal to it.
    public var match: Int
    /// Those different from it, with all of it forgiven.
    public var tolerated: Int
    /// Those different from it.
    public var mismatch: Int
    /// Those without one.
    public var new: Int
    /// Those that other fonts or libraries drew.
    public var environmentChanged: Int
    /// Those that were made, and could not be compared.
    public var unusable: Int
    /// Those that could not be made.
    public var refused: Int
  }

  /// One check that could not be made.
  public struct Refused: Encodable, Sendable {
    /// What is known of it, as one line.
    public var text: String
    /// The key, if all of it is known.
    public var key: CheckKey?
    /// The line of the test.
    public var place: SourcePlace
    /// Why it could not be made.
    public var reason: String
  }

  /// One check.
  public struct Check: Encodable, Sendable {
    /// The key as one line.
    public var text: String
    /// The key.
    public var key: CheckKey
    /// Whether it is a check of a `picture` or of a `text`.
    public var kind: CheckKind
    /// How it ended.
    public var status: String
    /// At which level it was compared.
    public var level: String
    /// How many pixels may differ.
    public var budget: DifferenceBudget
    /// Who stated level and budget.
    public var origins: MatchOrigins
    /// What was compared otherwise than the rest.
    public var regions: [MatchRegion]
    /// The line of the test.
    public var place: SourcePlace
    /// What was seen.
    public var candidate: ProofDigest
    /// What the run compared it with.
    public var baseline: ProofDigest?
    /// What the comparison found: what counts, what was forgiven, the account of it, and what each region did.
    public var comparison: Comparison?
    /// What differs about fonts and libraries.
    public var environment: [String]?
    /// The characters that no font has.
    public var missing: [MissingGlyph]?
    /// Why it could not be compared.
    public var fault: String?
    /// How what it forgives grew over the runs that are kept, oldest first, where it passed within tolerance.
    public var drift: [Drift.Step]?
    /// Its pictures in the report that was written with the verdict, by what they show, from the page: `baseline`,
    /// `candidate`, `overlay`, `overlay.dark` and so on.
    public var pictures: [String: String]?
  }

  /// A cause and the checks it shows in.
  public struct Group: Encodable, Sendable {
    /// The cause.
    public var cause: Cause
    /// The keys, as lines.
    public var checks: [String]
  }

  /// Puts a verdict into the form of the document.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - exitCode: How the command ends, where not as the gate does.
  ///   - drifts: How what is forgiven grew.
  ///   - report: The report that was written with it.
  public init(
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
