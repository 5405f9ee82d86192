import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem

/// A change that the page shows for a decision.
struct ReviewItem: Sendable {
  /// The change.
  let transition: Transition
  /// The ``Transition/id`` of it.
  let id: String
  /// The outcome of the check when the page was made.
  let status: CheckRecord.Status
  /// What was in the baseline's place when the page was made, if nobody had decided on it.
  let found: ContentDigest?
  /// The check as the gate judged it last; `nil` before that, and if the run has it no more.
  var check: Verdict.JudgedCheck?
  /// The stamps of the baseline's files before that.
  var stamps: [FileStamp?] = []

  /// The state of a change.
  enum State: String, Sendable, Encodable, Equatable {
    /// There is no decision yet.
    case waiting
    /// The new content is the baseline, or may become it.
    case approved
    /// The new content must not become the baseline.
    case rejected
    /// The baseline differs from the one that the page shows.
    case moved
  }

  /// The state of an item, as the page reads it.
  struct Facts: Sendable, Encodable, Equatable {
    var id: String
    var status: State
    var by: String?
    var at: Date?
    var reason: String?
    var decision: String?
    var comments: [Comment]

    /// A comment on the change.
    struct Comment: Sendable, Encodable, Equatable {
      var by: String
      var at: Date
      var text: String
    }
  }

  /// The state by the gate's verdict; who decided, and what was said, by the journal's decisions and the latest approval of
  /// each check that stands.
  func facts(_ history: DecisionHistory, _ approvals: [CheckKey: DecisionRecord]) -> Facts {
    let comments = history.comments(on: transition).map {
      Facts.Comment(by: $0.by, at: $0.at, text: $0.reason ?? "")
    }
    func facts(_ state: State, _ record: DecisionRecord?) -> Facts {
      Facts(
        id: id, status: state, by: record?.by, at: record?.at, reason: record?.reason,
        decision: record?.decision, comments: comments)
    }
    guard let check else { return facts(.moved, nil) }
    if check.outcome.passes, check.decided == transition.to {
      return facts(.approved, approvals[transition.key].flatMap { $0.to == transition.to ? $0 : nil })
    }
    guard check.transition == transition else { return facts(.moved, nil) }
    // What came without a decision is shown by no page that was made before; what was seen may be accepted.
    if let now = check.outcome.undecided?.found, now != found, now != transition.to {
      return facts(.moved, nil)
    }
    if check.outcome.status == .approved { return facts(.approved, check.decision) }
    guard check.awaitsDecision else { return facts(.moved, nil) }
    let isRejected = check.decision?.action == .reject
    return facts(isRejected ? .rejected : .waiting, isRejected ? check.decision : nil)
  }

  /// The changes of a verdict that need a decision, or were decided already, in its order.
  ///
  /// A change that was approved is a match in a later verdict on the same run. The status that the run recorded tells the two
  /// apart, so that a server that is restarted shows the same items.
  static func items(of verdict: Verdict) -> [ReviewItem] {
    verdict.checks.compactMap { check in
      var (transition, status) = (check.transition, check.outcome.status)
      if status == .match {
        status = check.record.status
        guard status.awaitsDecision else { return nil }
        transition = Transition(key: check.key, from: check.record.baseline, to: check.record.candidate)
      }
      guard status == .approved || check.awaitsDecision || status.awaitsDecision else { return nil }
      return ReviewItem(
        transition: transition, id: transition.id, status: status, found: check.outcome.undecided?.found)
    }
  }
}
