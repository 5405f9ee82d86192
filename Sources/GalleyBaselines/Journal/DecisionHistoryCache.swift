import GalleySystem
import Synchronization

/// A cache of the decisions in journals, valid for as long as their files stay what they were.
///
/// Every check that differs asks for it, in many threads of a test process; the journal of a large project has some
/// thousands of lines.
package final class DecisionHistoryCache: Sendable {
  /// That of this process.
  package static let shared = DecisionHistoryCache()

  /// Few processes look at more than one project, and tests of this one do at very many.
  private static let most = 8

  private let known = Mutex<[String: (stamp: FileStamp?, decisionHistory: DecisionHistory)]>([:])

  /// The decisions in a journal.
  ///
  /// `store`: the store whose journal it is; what cannot be read says nothing.
  package func decisionHistory(of store: BaselineStore, others: BranchJournals) -> DecisionHistory {
    let path = store.project.baselines.path
    let name = ([path] + store.project.settings.approvalsFrom).joined(separator: "\n")
    // A journal only grows, so one that was written again within a clock tick has another size. A checkout without a
    // journal may still have other branches.
    let stamp = store.journal.stamp
    if let known = known.withLock({ $0[name] }), known.stamp == stamp { return known.decisionHistory }
    let decisionHistory = store.decisionHistory(others: others)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      // The stamp is older than what was read: if it no longer holds, the next look reads again.
      known[name] = (stamp, decisionHistory)
    }
    return decisionHistory
  }
}

extension BaselineStore {
  /// What was decided here and on the branches that the project names, as far as it can be read: of a journal that
  /// cannot, nothing passes.
  ///
  /// - Returns: The decisions; they are read again only when the journal's file has changed.
  package func decisionHistory() -> DecisionHistory {
    DecisionHistoryCache.shared.decisionHistory(
      of: self, others: (try? BranchJournals.named(by: project)) ?? .none)
  }

  /// The decisions here and on other branches.
  ///
  /// - Returns: The decisions; none where the journal of the checkout cannot be read.
  package func decisionHistory(others: BranchJournals) -> DecisionHistory {
    guard let here = try? journal.records() else { return DecisionHistory() }
    return DecisionHistory(here: here, others: others, project: project)
  }
}
