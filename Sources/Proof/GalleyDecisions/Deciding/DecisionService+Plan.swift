import GalleyBaselines
import GalleySystem

extension DecisionService {
  /// The result of carrying out a plan.
  package struct PlanResult: Sendable {
    /// The baselines that changed.
    package var approved: [DecisionRecord] = []
    /// The old baselines of renamed checks, which were removed.
    package var removed: [DecisionRecord] = []
    /// The lines for pictures that must not become baselines.
    package var rejected: [DecisionRecord] = []
    /// The checks about which nothing was decided, and why.
    package var refused: [(key: CheckKey, fault: ApprovalError)] = []
    /// The reason why the decisions are not signed; `nil` if they are, or need not be.
    package var unsigned: SigningError?

    /// Creates a result without decisions.
    package init() {}
  }

  /// Approves the chosen candidates, byte for byte as the run recorded them; nothing is rendered again.
  ///
  /// Each baseline changes only if it is still the one that the run compared with; each is whole at every moment.
  ///
  /// `signature`: who decides, and when; `reason`: why, for each check, if not for the signature's reason.
  package func approve(
    _ plan: ApprovalPlan, _ signature: Signature, reason: (CheckKey) -> String? = { _ in nil }
  ) -> PlanResult {
    var result = PlanResult()
    store.tidy()
    let approvals = plan.chosen.map { check in
      var signature = signature
      signature.reason = reason(check.key) ?? signature.reason
      return Approval(check: check, expected: plan.expected(check), signature: signature)
    }
    for (check, made) in zip(plan.chosen, approve(approvals)) {
      switch made {
      case .success(let record): result.approved.append(record)
      case .failure(let fault): result.refused.append((check.key, fault))
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
    result.unsigned = store.seal(result.approved + result.removed, signature)
    return result
  }

  /// Notes that the chosen candidates must not become baselines.
  ///
  /// No baseline changes; the gate says of the very same transition who rejected it, and why.
  package func reject(_ plan: ApprovalPlan, _ signature: Signature) -> PlanResult {
    var result = PlanResult()
    store.tidy()
    let records = plan.chosen.map { line(.reject, $0, signature) }
    do throws(FileError) {
      try store.note(records)
      result.rejected = records
    } catch {
      result.refused = plan.chosen.map { ($0.key, .file(error)) }
    }
    result.unsigned = store.seal(result.rejected, signature)
    return result
  }
}
