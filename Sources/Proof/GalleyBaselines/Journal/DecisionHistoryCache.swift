import Foundation
import GalleyImage
import GalleySystem
import Synchronization

/// A cache of what journals say, valid for as long as their files stay what they were.
///
/// Every check asks for it, in many threads of a test process; the journal of a large project has some thousands of lines.
package final class DecisionHistoryCache: Sendable {
  /// The cache of this process.
  package static let shared = DecisionHistoryCache()

  /// Few processes look at more than one project, and tests of this one do at very many.
  private static let most = 8

  /// A journal as it was read.
  package struct Reading: Sendable {
    /// Its lines, oldest first.
    package var records: [DecisionRecord]
    /// The state of each baseline by them.
    package var states: JournalStates
  }

  private struct Known {
    var stamp: FileStamp?
    /// Whether a later change of the file would show in its stamp.
    var isSettled: Bool
    var bytes: Digest128
    var reading: Result<Reading, JournalError>
    var histories: [[String]: DecisionHistory] = [:]
  }

  private let known = Mutex<[String: Known]>([:])

  /// The lines of a journal, and what they come to.
  ///
  /// - Throws: ``JournalError`` for a file or line that cannot be read.
  package func reading(of store: BaselineStore) throws(JournalError) -> Reading {
    try entry(store).reading.get()
  }

  private func entry(_ store: BaselineStore) -> Known {
    let path = store.project.baselines.path
    let now = FileStamp.now
    let stamp = store.journal.stamp
    let old = known.withLock { $0[path] }
    if let old, old.stamp == stamp, old.isSettled { return old }
    let isSettled = stamp?.isSettled(at: now) ?? false
    let bytes: [UInt8]
    do throws(FileError) { bytes = try store.journal.bytes() } catch {
      return Known(isSettled: false, bytes: Digest128(high: 0, low: 0), reading: .failure(.file(error)))
    }
    let digest = bytes.withUnsafeBytes { Digest128(of: $0) }
    var entry: Known
    if let old, old.bytes == digest, (try? old.reading.get()) != nil {
      // What changed just now is read again, which is quick, and parsed only if it is other text.
      entry = old
      entry.stamp = stamp
      entry.isSettled = isSettled
    } else {
      let reading = Result { () throws(JournalError) in
        let records = try DecisionJournal.records(in: bytes)
        return Reading(records: records, states: JournalStates(records))
      }
      entry = Known(stamp: stamp, isSettled: isSettled, bytes: digest, reading: reading)
    }
    known.withLock { known in
      if known.count >= Self.most, known[path] == nil { known = [:] }
      known[path] = entry
    }
    return entry
  }

  /// The decisions in a journal.
  ///
  /// `store`: the store whose journal it is; what cannot be read says nothing.
  package func decisionHistory(of store: BaselineStore, others: BranchJournals) -> DecisionHistory {
    guard let reading = try? reading(of: store) else { return DecisionHistory() }
    let name = store.project.approvalsFrom
    let path = store.project.baselines.path
    if let known = known.withLock({ $0[path]?.histories[name] }) { return known }
    let history = DecisionHistory(here: reading.records, others: others, project: store.project)
    known.withLock { known in
      // Another thread may have read a newer journal meanwhile.
      if case .success(let now)? = known[path]?.reading, now.records.count == reading.records.count {
        known[path]?.histories[name] = history
      }
    }
    return history
  }
}

extension BaselineStore {
  /// The decisions here and on the branches that the project names, as far as they can be read: an unreadable journal
  /// lets nothing pass.
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
    guard let here = try? journalReading() else { return DecisionHistory() }
    return DecisionHistory(here: here.records, others: others, project: project)
  }

  /// The journal's lines, and the state of each baseline by them; read again only when the file has changed.
  ///
  /// - Throws: ``JournalError`` for a file or line that cannot be read.
  package func journalReading() throws(JournalError) -> DecisionHistoryCache.Reading {
    try DecisionHistoryCache.shared.reading(of: self)
  }
}
