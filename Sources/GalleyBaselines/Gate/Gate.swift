import GalleyDiff

/// Judges a run.
///
/// Closed by default: what is not known to be right is not right.
///
/// Records are judged against the store as it is now, so approving turns the same run clean.
public struct Gate: Sendable {
  /// How many checks the run must have made; `nil` not to count.
  public var expected: Int?
  /// Whether baselines that no check used are looked for.
  public var countsOrphans: Bool
  /// Whether checks and tests that passed only on a later attempt stop the gate.
  public var failsOnFlaky: Bool

  /// Sets up a gate.
  ///
  /// - Parameters:
  ///   - expected: How many checks the run must have made.
  ///   - countsOrphans: Whether unused baselines are looked for.
  ///   - failsOnFlaky: Whether what passed only on a later attempt stops the gate.
  public init(expected: Int? = nil, countsOrphans: Bool = false, failsOnFlaky: Bool = false) {
    self.expected = expected
    self.countsOrphans = countsOrphans
    self.failsOnFlaky = failsOnFlaky
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - store: The store to judge it against.
  /// - Returns: The verdict.
  public func verdict(on run: Run, against store: BaselineStore) -> Verdict {
    var byKey: [CheckKey: [CheckRecord]] = [:]
    for record in run.records { byKey[record.key, default: []].append(record) }
    let refusals = Set(run.refusals).sorted()
    let refused = Dictionary(refusals.compactMap { refusal in refusal.key.map { ($0, refusal) } }) {
      first, _ in
      first
    }
    var branchFault: GitFault?
    var others = OtherJournals.none
    do throws(GitFault) {
      others = try OtherJournals(of: store.project.settings.approvalsFrom, in: store.project)
    } catch {
      branchFault = error
    }
    let rulings = store.rulings(others: others)
    let checks =
      byKey
      .map { key, records in ruled(judge(records, refused[key], run, store), by: rulings) }
      .sorted { $0.key < $1.key }
      .withoutTwins
    var verdict = Verdict(
      run: run.name, checks: checks, findings: findings(on: run), orphans: [], evidence: run.evidenceCount,
      refusals: refusals.filter { refusal in refusal.key.map { byKey[$0] == nil } ?? true })
    verdict.failsOnFlaky = failsOnFlaky
    if let branchFault { verdict.findings.append(.branchUnreadable(branchFault)) }
    do throws(JournalFault) { _ = try store.journal.records() } catch {
      verdict.findings.append(.journalUnreadable(error))
    }
    if let expected, expected != verdict.count, verdict.count > 0 || expected > 0 {
      verdict.findings.append(.unexpectedCount(expected: expected, made: verdict.count))
    }
    if countsOrphans {
      let listing = store.listing()
      verdict.orphans = listing.keys.filter { byKey[$0] == nil && refused[$0] == nil }
      let known = Set(
        checks.compactMap { if case .unusable(.baseline(let fault)) = $0.outcome { fault } else { nil } })
      verdict.findings += listing.faults.filter { !known.contains($0) }.map(RunFinding.unreadableBaseline)
      (verdict.renames, verdict.unclearRenames) = RenameSearch.run(on: verdict, store)
    }
    return verdict
  }

  private func findings(on run: Run) -> [RunFinding] {
    var findings: [RunFinding] = []
    for process in run.processes where process.records == nil {
      findings.append(.processOpen(pid: process.process.pid, isRunning: process.process.isRunning))
    }
    if run.launch != nil, run.summary == nil { findings.append(.notEnded) }
    if let issues = run.summary?.issues, issues.hasBegun, !issues.hasEnded {
      findings.append(.swiftTestingOpen)
    }
    findings += run.unreadable.map(RunFinding.unreadable)
    let written = run.processes.reduce(0) { $0 + ($1.records ?? 0) + ($1.refusals ?? 0) }
    let found = run.records.count + run.refusals.count
    if findings.isEmpty, written != found {
      findings.append(.recordsMissing(written: written, found: found))
    }
    if found == 0 { findings.append(.nothingCompared(status: run.summary?.status)) }
    return findings
  }

  /// Says what was decided of a change before.
  ///
  /// A decision about another baseline than the present one says nothing.
  private func ruled(_ check: Verdict.JudgedCheck, by rulings: Rulings) -> Verdict.JudgedCheck {
    var check = check
    guard [.mismatch, .new, .environmentChanged].contains(check.outcome.status) else { return check }
    check.ruling = rulings.ruling(on: check.transition)
    check.outcome = check.outcome.ruled(check.ruling)
    return check
  }

  /// The attempt whose records decide: the last one.
  ///
  /// Of a check that had no baseline, or was recorded, the first one: what nobody has looked at does not come to pass by
  /// being made again.
  private static func decidingAttempt(_ records: [CheckRecord]) -> Int {
    let attempts = records.map { $0.attempt ?? 1 }
    let first = attempts.min() ?? 1
    let wasNew = records.contains { ($0.attempt ?? 1) == first && [.new, .recorded].contains($0.status) }
    return wasNew ? first : attempts.max() ?? 1
  }

  /// Judges the records of one check.
  ///
  /// A check that was made and also could not be made, as by a test that is repeated, has two answers in one run, which
  /// is as little to be trusted as two pictures.
  private func judge(
    _ records: [CheckRecord], _ refusal: Refusal?, _ run: Run, _ store: BaselineStore
  ) -> Verdict.JudgedCheck {
    let deciding = Self.decidingAttempt(records)
    let earlier = records.filter { ($0.attempt ?? 1) < deciding }
    let records = records.filter { ($0.attempt ?? 1) == deciding }
    let record = records.first(where: \.isKept) ?? records[0]
    func judged(_ outcome: CheckOutcome, _ baseline: ProofDigest? = nil) -> Verdict.JudgedCheck {
      Verdict.JudgedCheck(
        key: record.key, outcome: outcome, record: record, baseline: baseline,
        attempts: earlier.sorted { ($0.attempt ?? 1) < ($1.attempt ?? 1) })
    }
    if let refusal { return judged(.unusable(.refused(refusal, made: record.place))) }
    if let other = records.first(where: { $0.candidate != record.candidate }) {
      return judged(.unusable(.run(.doubled(record.key, first: record.place, second: other.place))))
    }
    do throws(BaselineFault) {
      switch try store.read(record.key, as: record.kind) {
      case .missing: return judged(.new)
      case .found(let baseline): return judged(outcome(of: record, run, baseline), baseline.digest)
      case .text(let baseline): return judged(outcome(of: record, run, baseline), baseline.digest)
      }
    } catch {
      return judged(.unusable(.baseline(error)))
    }
  }

  private func outcome(of record: CheckRecord, _ run: Run, _ baseline: TextBaseline) -> CheckOutcome {
    if baseline.digest == record.candidate { return .match }
    // The same two were compared when the test ran.
    if baseline.digest == record.baseline, record.status == .mismatch, let comparison = record.comparison {
      return .mismatch(comparison)
    }
    do throws(RunFault) { return Judgement.of(try run.text(of: record), against: baseline) } catch {
      return .unusable(.run(error))
    }
  }

  private func outcome(of record: CheckRecord, _ run: Run, _ baseline: Baseline) -> CheckOutcome {
    let isEqual = baseline.digest == record.candidate
    if isEqual, !record.settings.judgesTheUnchanged { return .match }
    if baseline.digest == record.baseline {
      // The same two were compared when the test ran.
      switch (record.status, record.comparison) {
      case (.match, _): return .match
      case (.tolerated, let comparison?): return .tolerated(comparison)
      case (.mismatch, let comparison?): return .mismatch(comparison)
      default: break
      }
    }
    do throws(RunFault) {
      // A run keeps no picture of what was equal, and needs none: the baseline is what was seen.
      return Judgement.of(
        isEqual ? baseline.proof : try run.proof(of: record), digest: record.candidate,
        fingerprint: record.fingerprint, settings: record.settings, against: baseline)
    } catch {
      return .unusable(.run(error))
    }
  }
}
