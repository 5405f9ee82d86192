import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem

/// One change that the page shows for a decision.
struct ReviewItem: Sendable {
  /// What a decision is about.
  let transition: Transition
  /// The ``Transition/id`` of it.
  let id: String
  /// How the check ended when the page was made.
  let status: CheckRecord.Status
  /// The baseline by now.
  var present: ProofDigest?
  /// The files of the baseline when ``present`` was read.
  var stamps: [FileStamp?]

  /// What became of a change.
  enum State: String, Sendable, Encodable, Equatable {
    /// Nobody decided yet.
    case waiting
    /// What was seen is the baseline, or may become it.
    case approved
    /// What was seen must not become the baseline.
    case rejected
    /// The baseline is another one than the page shows.
    case moved
  }

  /// What is known of an item, as the page reads it.
  struct Facts: Sendable, Encodable, Equatable {
    var id: String
    var status: State
    var by: String?
    var at: Date?
    var reason: String?
    var decision: String?
    var comments: [Comment]

    /// What somebody said of it.
    struct Comment: Sendable, Encodable, Equatable {
      var by: String
      var at: Date
      var text: String
    }
  }

  /// What is known by now.
  ///
  /// - Parameters:
  ///   - rulings: What the journal says.
  ///   - approvals: The latest approval of each proof, by check.
  /// - Returns: The facts.
  func facts(_ rulings: Rulings, _ approvals: [CheckKey: DecisionRecord]) -> Facts {
    let comments = rulings.comments(on: transition).map {
      Facts.Comment(by: $0.by, at: $0.at, text: $0.reason ?? "")
    }
    func facts(_ state: State, _ record: DecisionRecord?) -> Facts {
      Facts(
        id: id, status: state, by: record?.by, at: record?.at, reason: record?.reason,
        decision: record?.decision, comments: comments)
    }
    if present == transition.to {
      return facts(.approved, approvals[transition.key].flatMap { $0.to == transition.to ? $0 : nil })
    }
    guard present == transition.from else { return facts(.moved, nil) }
    guard let ruling = rulings.decision(on: transition) else { return facts(.waiting, nil) }
    return facts(ruling.action == .reject ? .rejected : .approved, ruling)
  }
}
