import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyTree

/// Judges a run.
///
/// Closed by default: what is not known to be right is not right.
///
/// Records are judged against the store as it is now, so approving turns the same run clean.
package struct Gate: Sendable {
  /// The number of checks that the run must have made; `nil` not to count.
  package var expected: Int?
  /// Whether baselines that no check used are looked for.
  package var countsOrphans: Bool
  /// Whether checks and tests that passed only on a later attempt stop the gate.
  package var failsOnFlaky: Bool

  /// Sets up a gate.
  package init(expected: Int? = nil, countsOrphans: Bool = false, failsOnFlaky: Bool = false) {
    self.expected = expected
    self.countsOrphans = countsOrphans
    self.failsOnFlaky = failsOnFlaky
  }

  /// Judges a run.
  package func verdict(on run: Run, against store: BaselineStore) -> Verdict {
    var byKey: [CheckKey: [CheckRecord]] = [:]
    for record in run.records { byKey[record.key, default: []].append(record) }
    let refusals = unresolved(Set(run.refusals).sorted(), byKey, run)
    let refused = Dictionary(refusals.compactMap { refusal in refusal.key.map { ($0, refusal) } }) {
      first, _ in
      first
    }
    var branchFault: GitError?
    var others = BranchJournals.none
    do throws(GitError) {
      others = try BranchJournals(of: store.project.approvalsFrom, in: store.project)
    } catch {
      branchFault = error
    }
    let decisionHistory = store.decisionHistory(others: others)
    let journal = Result { () throws(JournalError) in try store.journalReading() }
    let states = try? journal.get().states
    // A key's line is made anew each time it is asked for, which sorting many does often.
    let sorted = byKey.map { (text: $0.key.text, key: $0.key, records: $0.value) }.sorted {
      $0.text < $1.text
    }
    let checks = sorted.concurrentMap { _, key, records in
      applying(judge(records, refused[key], run, store, states), by: decisionHistory)
    }.markingCaseCollisions
    store.cache.save()
    let unmade = refusals.filter { refusal in refusal.key.map { byKey[$0] == nil } ?? true }
    let commit = RunCommit.compare(run, in: store.project)
    var findings = findings(on: run)
    if let branchFault { findings.append(.branchUnreadable(branchFault)) }
    if case .failure(let fault) = journal { findings.append(.journalUnreadable(fault)) }
    if case .refused(let fault) = store.project.cache { findings.append(.cacheRefused(fault)) }
    findings += others.uncounted.map(RunFinding.approvalNotCounted)
    findings += store.caseCollisions().map(RunFinding.unreadableBaseline)
    if let commit, !commit.hasSameSources { findings.append(.otherCommit(commit)) }
    let count = Verdict.count(checks, unmade)
    if let expected, expected != count, count > 0 || expected > 0 {
      findings.append(.unexpectedCount(expected: expected, made: count))
    }
    var unused = UnusedBaselines()
    // A picture that vanished leaves nothing but its baseline.
    if countsOrphans || run.lostPictures != nil {
      let listing = store.listing()
      let used: (CheckKey) -> Bool = { byKey[$0] != nil || refused[$0] != nil }
      if countsOrphans {
        unused = UnusedBaselines(
          of: listing.keys, used: used, by: run, isComplete: findings.allSatisfy(\.leavesNothingOut))
      }
      if let scope = run.lostPictures {
        unused.addPictures(of: listing, used: used, in: scope)
      }
      (unused.renames, unused.unclearRenames) = RenameDetection.run(on: checks, unused, store)
      let known = Set(
        checks.compactMap { if case .unusable(.baseline(let fault)) = $0.outcome { fault } else { nil } })
      findings += listing.faults.filter { !known.contains($0) }.map(RunFinding.unreadableBaseline)
    }
    return Verdict(
      run: run.name, checks: checks, findings: findings, unused: unused, evidence: run.evidenceCount,
      refusals: unmade, flaky: flaky(checks, run), failsOnFlaky: failsOnFlaky, launch: run.launch,
      otherCommit: commit, suite: run.suiteResult)
  }

  /// The refusals that a later attempt did not make up for.
  ///
  /// One of a check that was made later is history, and so is one of a check that is not known, of a test that passed
  /// later.
  private func unresolved(
    _ refusals: [Refusal], _ records: [CheckKey: [CheckRecord]], _ run: Run
  ) -> [Refusal] {
    guard run.processes.contains(where: { $0.attempt != nil }) else { return refusals }
    let recovered = run.recovered
    return refusals.filter { refusal in
      let attempt = refusal.attempt ?? 1
      if let key = refusal.key {
        return !(records[key] ?? []).contains { ($0.attempt ?? 1) > attempt && $0.place == refusal.place }
      }
      return !recovered.contains {
        $0.passedOn > attempt && $0.test.owns(suite: refusal.suite, test: refusal.test)
      }
    }
  }

  /// The tests that passed only when they were run again.
  ///
  /// A page checkpoint belongs to no test; it is listed by itself only where no test is known to have failed.
  private func flaky(_ checks: [Verdict.JudgedCheck], _ run: Run) -> [FlakyTest] {
    let flaky = checks.filter(\.isFlaky)
    let recovered = run.recovered
    var tests = recovered.map { test, attempt in
      FlakyTest(
        suite: test.suite, test: test.test, passedOn: attempt,
        checks: flaky.map(\.key).filter { test.owns(suite: $0.suite, test: $0.test) })
    }
    let covered = Set(tests.flatMap(\.checks))
    let rest = flaky.filter { !covered.contains($0.key) && (recovered.isEmpty || $0.key.test != nil) }
    let byTest = Dictionary(grouping: rest) { TestOwner(suite: $0.key.suite, test: $0.key.test ?? "") }
    for (test, checks) in byTest.sorted(by: { $0.key < $1.key }) {
      let attempt = checks.map { $0.record.attempt ?? 1 }.max() ?? 2
      tests.append(
        FlakyTest(suite: test.suite, test: test.test, passedOn: attempt, checks: checks.map(\.key)))
    }
    return tests
  }

  private func findings(on run: Run) -> [RunFinding] {
    var findings: [RunFinding] = []
    for process in run.processes where process.records == nil {
      let ran = run.trails.filter { $0.process == process.process }.flatMap(\.steps)
      findings.append(
        .processOpen(pid: process.process.pid, isRunning: process.process.isRunning, ran: ran))
    }
    if let signal = run.summary?.interruption { findings.append(.interrupted(signal)) }
    if run.launch != nil, run.summary == nil { findings.append(.notEnded) }
    if run.attempts.contains(where: { $0.issues.map { $0.hasBegun && !$0.hasEnded } ?? false }) {
      findings.append(.swiftTestingOpen)
    }
    findings += run.unreadable.map(RunFinding.unreadable)
    let written = run.processes.reduce(0) { $0 + ($1.records ?? 0) + ($1.refusals ?? 0) }
    let found = run.records.count + run.refusals.count
    if findings.isEmpty, written != found {
      findings.append(.recordsMissing(written: written, found: found))
    }
    let parts = (run.launch?.parts ?? []).compactMap(\.shard)
    if let count = parts.first?.count {
      let missing = Set(1...count).subtracting(parts.map(\.number)).sorted()
      if !missing.isEmpty { findings.append(.shardsMissing(missing, of: count)) }
    }
    let idle = (run.launch?.parts ?? []).filter { $0.ranNothing == true }.compactMap(\.shard)
    if !idle.isEmpty { findings.append(.shardsIdle(idle)) }
    findings += run.doubts().map { .unreadable("\($0)") }
    if found == 0 {
      // What failed before any check says so, whatever part of the suite it is.
      let shard = run.summary?.status == 0 ? run.launch?.shard : nil
      findings.append(shard.map(RunFinding.shardEmpty) ?? .nothingCompared(status: run.summary?.status))
    }
    return findings
  }

  /// Says what was decided of a change before.
  ///
  /// A decision about another baseline than the present one says nothing.
  private func applying(_ check: Verdict.JudgedCheck, by decisionHistory: DecisionHistory)
    -> Verdict.JudgedCheck
  {
    var check = check
    guard check.awaitsDecision else { return check }
    check.decision = decisionHistory.decision(on: check.transition)
    check.outcome = check.outcome.applying(check.decision)
    return check
  }

  /// The records that decide: of each line that made the check, those of its last attempt.
  ///
  /// A later attempt makes up for an earlier one of the same line only: a page's checkpoint belongs to many tests, and that
  /// one of them passed when it ran again says nothing of the others. Of a check that had no baseline, or was recorded,
  /// the first attempt decides: what nobody has looked at does not come to pass by being made again.
  private static func deciding(_ records: [CheckRecord]) -> (records: [CheckRecord], earlier: [CheckRecord]) {
    let first = records.map { $0.attempt ?? 1 }.min() ?? 1
    let firsts = records.filter { ($0.attempt ?? 1) == first }
    // What was recorded is compared with all that came of the check afterwards: it must be the same.
    if firsts.contains(where: { $0.status == .recorded }) { return (records, []) }
    let wasNew = firsts.contains { $0.status == .new }
    var last: [CallSite: Int] = [:]
    for record in records { last[record.place] = max(last[record.place] ?? 1, record.attempt ?? 1) }
    func decides(_ record: CheckRecord) -> Bool {
      (record.attempt ?? 1) == (wasNew ? first : last[record.place] ?? 1)
    }
    // What came after a first look at something new is no earlier attempt.
    return (
      records.filter(decides), records.filter { !decides($0) && ($0.attempt ?? 1) < (last[$0.place] ?? 1) }
    )
  }

  /// Judges the records of one check.
  ///
  /// A check that was made and also could not be made, as by a test that is repeated, has two answers in one run, which
  /// is as little to be trusted as two pictures.
  private func judge(
    _ records: [CheckRecord], _ refusal: Refusal?, _ run: Run, _ store: BaselineStore,
    _ states: JournalStates?
  ) -> Verdict.JudgedCheck {
    let (records, earlier) = Self.deciding(records)
    let record = records.first(where: \.isKept) ?? records[0]
    func judged(_ outcome: CheckOutcome, _ baseline: ContentDigest? = nil) -> Verdict.JudgedCheck {
      Verdict.JudgedCheck(
        key: record.key, outcome: outcome, record: record, baseline: baseline,
        attempts: earlier.sorted { ($0.attempt ?? 1) < ($1.attempt ?? 1) })
    }
    if let refusal {
      return judged(.unusable(.refused(refusal, made: record.place)))
    }
    if let other = records.first(where: { $0.candidate != record.candidate }) {
      return judged(.unusable(.run(.doubled(record.key, first: record.place, second: other.place))))
    }
    let known = record.kind == .picture ? store.known(record.key) : nil
    // Only what the journal says is looked at no further; the rest is read as a whole, which tells what is wrong.
    if let known, let states, states.allows(known.digest, known.drawing, for: record.key) {
      if let outcome = outcome(of: record, against: known.digest) { return judged(outcome, known.digest) }
      let judgement = Judgement(run: run, store: store, record: record, baseline: known)
      if let outcome = judgement.confirmed { return judged(outcome, known.digest) }
    }
    do throws(BaselineError) {
      // Of a journal that cannot be read the verdict tells once.
      let stored =
        states == nil
        ? try store.read(record.key, as: record.kind) : try store.decided(record.key, as: record.kind)
      switch stored {
      case .missing: return judged(.new)
      case .found(let baseline):
        let outcome = outcome(of: record, run, baseline)
        if let known, known.digest == baseline.digest {
          Judgement(run: run, store: store, record: record, baseline: known).note(outcome)
        }
        return judged(outcome, baseline.digest)
      case .text(let baseline): return judged(outcome(of: record, run, baseline), baseline.digest)
      }
    } catch {
      var check = judged(.unusable(.baseline(error)))
      check.baseline = check.outcome.undecided?.found
      return check
    }
  }

  private func outcome(of record: CheckRecord, _ run: Run, _ baseline: TextBaseline) -> CheckOutcome {
    if baseline.digest == record.candidate { return .match }
    // The same two were compared when the test ran.
    if baseline.digest == record.baseline, record.status == .mismatch, let comparison = record.comparison {
      return .mismatch(comparison)
    }
    do throws(RunError) { return BaselineComparison.of(try run.text(of: record), against: baseline) } catch {
      return .unusable(.run(error))
    }
  }

  /// The outcome of a check of a picture, as far as digests tell it; `nil` where pixels have to be looked at.
  ///
  /// What the record says of a comparison is believed only where it stops the gate.
  private func outcome(of record: CheckRecord, against baseline: ContentDigest) -> CheckOutcome? {
    if baseline == record.candidate, !record.settings.checksUnchangedContent { return .match }
    // The same two were compared when the test ran.
    guard baseline == record.baseline, record.status == .mismatch, let comparison = record.comparison else {
      return nil
    }
    return .mismatch(comparison)
  }

  private func outcome(of record: CheckRecord, _ run: Run, _ baseline: Baseline) -> CheckOutcome {
    if let outcome = outcome(of: record, against: baseline.digest) { return outcome }
    do throws(RunError) {
      // A run keeps no picture of what was equal, and needs none: the baseline is what was seen.
      return BaselineComparison.of(
        baseline.digest == record.candidate ? baseline.snapshot : try run.snapshot(of: record),
        digest: record.candidate, fingerprint: record.fingerprint, settings: record.settings,
        against: baseline)
    } catch {
      return .unusable(.run(error))
    }
  }
}
