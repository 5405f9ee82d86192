import GalleyBaselines
import GalleySystem

/// Makes baselines of what a run recorded, byte for byte; nothing is rendered again.
package struct Approver: Sendable {
  /// The run.
  package var run: Run
  /// The store.
  package var store: BaselineStore

  /// Sets up an approver.
  package init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// The result of an approval.
  package struct Result: Sendable {
    /// The baselines that changed.
    package var approved: [DecisionRecord] = []
    /// The old baselines of renamed checks, which were removed.
    package var removed: [DecisionRecord] = []
    /// What must not become a baseline.
    package var rejected: [DecisionRecord] = []
    /// The checks about which nothing was decided, and why.
    package var refused: [(key: CheckKey, fault: ApprovalError)] = []

    /// Nothing was approved or refused yet.
    package init() {}
  }

  /// Approves what was chosen.
  ///
  /// Each baseline changes only if it is still the one that the run compared with; each is whole at every moment.
  package func carryOut(_ plan: ApprovalPlan, _ signature: Signature) -> Result {
    var result = Result()
    store.tidy()
    var queue = CandidateLoader(plan.chosen.map(\.record), of: run)
    for check in plan.chosen {
      do throws(ApprovalError) {
        result.approved.append(
          try approve(check, expecting: plan.expected(check), from: &queue, signature))
      } catch {
        result.refused.append((check.key, error))
      }
    }
    // The new one first: what is killed between both leaves one baseline too many, and never one too few.
    let approved = Set(result.approved.map(\.key))
    for rename in plan.renames where approved.contains(rename.to) {
      do throws(ApprovalError) {
        result.removed.append(try store.remove(rename.from, expecting: rename.baseline, signature))
      } catch {
        result.refused.append((rename.from, error))
      }
    }
    return result
  }

  /// Notes that what was chosen must not become a baseline.
  ///
  /// No baseline changes; the gate says of the very same transition who rejected it, and why.
  package func reject(_ plan: ApprovalPlan, _ signature: Signature) -> Result {
    var result = Result()
    store.tidy()
    for check in plan.chosen {
      do throws(FileError) { result.rejected.append(try note(.reject, check, signature)) } catch {
        result.refused.append((check.key, .file(error)))
      }
    }
    return result
  }

  /// Writes a line about what was seen, and changes nothing else.
  func note(
    _ action: DecisionRecord.Action, _ check: Verdict.JudgedCheck, _ signature: Signature
  ) throws(FileError) -> DecisionRecord {
    let record = DecisionRecord(
      action, signature, run: run.name, key: check.key, from: check.decided, to: check.record.candidate)
    try store.note(record)
    return record
  }

  /// Makes a baseline of what a check saw, if the present one is what is expected.
  ///
  /// Where nobody decided on what is there, it gets its line; if it is what the check saw, nothing else changes.
  ///
  /// `expected`: the baseline that it was compared with; `nil` if there was none. Throws `ApprovalError`; nothing
  /// changed then.
  func approve(
    _ check: Verdict.JudgedCheck, expecting expected: ContentDigest?, from queue: inout CandidateLoader,
    _ signature: Signature
  ) throws(ApprovalError) -> DecisionRecord {
    let record = check.record
    let approval = DecisionRecord(
      .approve, signature, run: run.name, key: record.key,
      from: check.outcome.undecided == nil ? expected : check.decided, to: record.candidate)
    if let undecided = check.outcome.undecided, undecided.found == record.candidate {
      try store.adopt(undecided.found, approval: approval)
      return approval
    }
    let candidate: Candidate
    do throws(RunError) { candidate = try queue.candidate(of: record) } catch { throw .notKept(error) }
    try store.replace(with: candidate, expecting: .exactly(expected), approval: approval)
    return approval
  }
}
