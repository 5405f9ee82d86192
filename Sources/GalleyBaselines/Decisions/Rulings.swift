/// What the journal says of transitions now.
///
/// Only the latest line about a check decides, by time. Where A became B and then A again, that B was once approved says
/// nothing any more.
public struct Rulings: Sendable {
  private var latest: [CheckKey: DecisionRecord] = [:]
  private var said: [CheckKey: [DecisionRecord]] = [:]

  /// Nobody has decided anything.
  public init() {}

  /// Reads lines.
  ///
  /// - Parameter records: The lines of one or several journals, in any order.
  public init(_ records: [DecisionRecord]) {
    let undone = TakenBack(records)
    // A line that only a merge brought may be older than what stands before it.
    for record in records.sorted(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
      guard !undone.contains(record.id) else { continue }
      switch record.action {
      case .comment: said[record.key, default: []].append(record)
      case .approve, .reject, .remove: latest[record.key] = record
      // What is taken back was wrong; what stood before it has no say any more either, for the baseline tells it.
      case .undo:
        guard let subject = undone.subject(of: record), subject.action != .comment else { continue }
        // What was taken back by mistake is as it was.
        latest[record.key] = undone.contains(subject.id) ? nil : subject
      }
    }
  }

  /// The decision that stands about a transition.
  ///
  /// - Parameter transition: What is asked about.
  /// - Returns: The approval or rejection of this very transition, if nothing was decided about the check since.
  public func ruling(on transition: Transition) -> DecisionRecord? {
    guard let record = latest[transition.key], record.transition == transition,
      record.action == .approve || record.action == .reject
    else { return nil }
    return record
  }

  /// What was said about a transition.
  ///
  /// - Parameter transition: What is asked about.
  /// - Returns: The comments, oldest first.
  public func comments(on transition: Transition) -> [DecisionRecord] {
    (said[transition.key] ?? []).filter { $0.transition == transition }
  }
}
