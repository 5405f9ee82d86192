import GalleyBaselines
import GalleyDecisions
import GalleySystem

extension ReviewSession {
  /// What of a verdict there is to decide, or was decided already.
  ///
  /// A change that was approved is in a later verdict on the same run no change any more. So that a server that is
  /// started anew shows the same, what the run itself saw counts then.
  ///
  /// - Parameters:
  ///   - verdict: The verdict on the run.
  ///   - store: The store.
  /// - Returns: The items, in the verdict's order.
  static func items(of verdict: Verdict, _ store: BaselineStore) -> [ReviewItem] {
    verdict.checks.compactMap { check in
      let transition: Transition
      switch check.outcome.status {
      case let status where status.awaitsDecision || status == .approved: transition = check.transition
      case .match where check.record.status.awaitsDecision:
        transition = Transition(key: check.key, from: check.record.baseline, to: check.record.candidate)
      default: return nil
      }
      let status = check.outcome.status == .match ? check.record.status : check.outcome.status
      return ReviewItem(
        transition: transition, id: transition.id, status: status, present: check.baseline,
        stamps: store.probe(check.key).stamps)
    }
  }
}
