/// Makes baselines of what a run recorded, byte for byte; nothing is rendered again.
public struct Approver: Sendable {
  /// The run.
  public var run: Run
  /// The store.
  public var store: BaselineStore

  /// Sets up an approver.
  ///
  /// - Parameters:
  ///   - run: The run whose proofs may be approved.
  ///   - store: The store they go to.
  public init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// What became of an approval.
  public struct Result: Sendable {
    /// The baselines that changed.
    public var approved: [DecisionRecord] = []
    /// The checks whose baseline stayed as it was, and why.
    public var refused: [(key: CheckKey, fault: ApprovalFault)] = []

    /// Nothing was approved or refused yet.
    public init() {}
  }

  /// Approves what was chosen.
  ///
  /// Each baseline changes only if it is still the one that the run compared with; each is whole at every moment.
  ///
  /// - Parameters:
  ///   - plan: What was chosen.
  ///   - signature: Who approves, when, and why.
  /// - Returns: What became of it.
  public func carryOut(_ plan: ApprovalPlan, _ signature: Signature) -> Result {
    var result = Result()
    for check in plan.chosen {
      do throws(ApprovalFault) { result.approved.append(try approve(check.record, signature)) } catch {
        result.refused.append((check.key, error))
      }
    }
    return result
  }

  private func approve(_ record: CheckRecord, _ signature: Signature) throws(ApprovalFault) -> DecisionRecord
  {
    let candidate: Candidate
    do throws(RunFault) {
      switch record.candidate.subject {
      case .pixels(let pixels):
        candidate = Candidate(
          picture: try run.picture(of: record).bytes, pixels: pixels, record: record,
          tree: try run.tree(of: record))
      case .text: candidate = Candidate(text: try run.text(of: record), key: record.key)
      }
    } catch {
      throw .notKept(error)
    }
    let approval = DecisionRecord(
      .approve, signature, run: run.name, key: record.key, from: record.baseline, to: record.candidate)
    try store.replace(with: candidate, expecting: .exactly(record.baseline), approval: approval)
    return approval
  }
}
