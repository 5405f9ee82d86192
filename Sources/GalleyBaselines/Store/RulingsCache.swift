import Glibc
import Synchronization

/// What journals said when they were last read, for as long as their files stay what they were.
///
/// Every check that differs asks for it, in many threads of a test process; the journal of a large project has some
/// thousands of lines.
final class RulingsCache: Sendable {
  /// That of this process.
  static let shared = RulingsCache()

  /// What tells whether a file is still the one that was read.
  ///
  /// A journal only grows, so one that was written again within a clock tick has another size.
  struct Stamp: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int
    var changed: [Int]

    /// Looks at a file; `nil` if there is none.
    init?(_ path: String) {
      var facts = stat()
      guard lstat(path, &facts) == 0 else { return nil }
      device = UInt64(facts.st_dev)
      number = UInt64(facts.st_ino)
      size = Int(facts.st_size)
      changed = [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec]
    }
  }

  /// Few processes look at more than one project, and tests of this one do at very many.
  private static let most = 8

  private let known = Mutex<[String: (stamp: Stamp?, rulings: Rulings)]>([:])

  /// What a journal says.
  ///
  /// - Parameters:
  ///   - store: The store whose journal it is; what cannot be read says nothing.
  ///   - others: The journals of the branches that the project names, which stay the same for as long as a process runs.
  /// - Returns: The rulings.
  func rulings(of store: BaselineStore, others: OtherJournals) -> Rulings {
    let path = store.journal.folder.path(of: ApprovalJournal.fileName)
    let name = ([path] + store.project.settings.approvalsFrom).joined(separator: "\n")
    // A checkout without a journal may still have other branches.
    let stamp = Stamp(path)
    if let known = known.withLock({ $0[name] }), known.stamp == stamp { return known.rulings }
    let rulings = store.rulings(others: others)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      // The stamp is older than what was read: if it no longer holds, the next look reads again.
      known[name] = (stamp, rulings)
    }
    return rulings
  }
}

extension BaselineStore {
  /// What was decided here and on the branches that the project names, as far as it can be read: of a journal that
  /// cannot, nothing passes.
  ///
  /// - Returns: The rulings; they are read again only when the journal's file has changed.
  public func rulings() -> Rulings {
    RulingsCache.shared.rulings(of: self, others: (try? OtherJournals.named(by: project)) ?? .none)
  }

  /// What was decided here and on other branches.
  ///
  /// - Parameter others: The journals of the other branches.
  /// - Returns: The rulings; none where the journal of the checkout cannot be read.
  public func rulings(others: OtherJournals) -> Rulings {
    guard let here = try? journal.records() else { return Rulings() }
    return Rulings(here: here, others: others, project: project)
  }
}
