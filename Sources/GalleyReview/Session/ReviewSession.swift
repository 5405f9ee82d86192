import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import Synchronization

/// The changes of a run that the page shows, and the decisions on them.
///
/// Everything is in the journal and the store, so that other servers, the terminal and git may decide meanwhile. This object
/// only caches what it read last.
final class ReviewSession: Sendable {
  let run: Run
  /// The store that decisions change.
  let store: BaselineStore
  private let clock: ReviewClock
  private let sign: @Sendable () -> Signature
  /// The lock for decisions; reading the state does not take it.
  private let turn = Mutex<Void>(())
  private let known: Mutex<Cache>

  /// The cached state of journal and store.
  private struct Cache {
    var items: [ReviewItem]
    /// The indices of the items in each folder of the store, by its path.
    var folders: [String: (stamp: FileStamp?, items: [Int])] = [:]
    var journal: FileStamp?
    var updated: Duration?
    var records: [DecisionRecord] = []
    var history = DecisionHistory()
    var seen: Set<String> = []
    var fault: String?
    var state = ReviewState()
  }

  /// The pause between two checks of folders for changes without a line in the journal, such as those by git.
  private static let pause = Duration.seconds(1)

  init(
    _ run: Run, _ store: BaselineStore, _ items: [ReviewItem], _ clock: ReviewClock,
    sign: @escaping @Sendable () -> Signature
  ) {
    self.run = run
    self.store = store
    self.clock = clock
    self.sign = sign
    var known = Cache(items: items)
    for (index, item) in items.enumerated() {
      let folder = store.probe(item.transition.key).folderStamp
      known.folders[folder.path, default: (folder.stamp, [])].items.append(index)
    }
    self.known = Mutex(known)
    update()
  }

  /// The present state as JSON, with its revision.
  var document: (revision: Int, text: [UInt8]) {
    update()
    return known.withLock { ($0.state.revision, $0.state.document) }
  }

  /// The present state of each item.
  var facts: [(item: ReviewItem, facts: ReviewItem.Facts)] {
    update(force: true)
    return known.withLock { Array(zip($0.items, $0.state.facts)) }
  }

  func item(_ id: String) -> ReviewItem? {
    known.withLock { known in known.items.first { $0.id == id } }
  }

  // MARK: - Deciding

  /// Makes the decisions of a document, as far as possible.
  func decide(_ document: DecisionDocument) throws(RequestError) -> DecisionAnswer {
    guard document.run == run.name else {
      throw .conflict("\(DecisionDocumentError.otherRun(document.run, decided: run.name))")
    }
    return turn.withLock { _ in
      update(force: true)
      let shown = known.withLock { known in
        Dictionary(zip(known.items.map(\.id), known.state.facts)) { first, _ in first }
      }
      var asked: [DecisionRequest] = []
      var refused: [(id: String, reason: String)] = []
      for request in document.decisions {
        if let reason = Self.refusal(of: request, shown[request.id]) {
          refused.append((request.id, reason))
        } else {
          asked.append(request)
        }
      }
      var result = DecisionService.Result()
      if !asked.isEmpty { result = DecisionService(run: run, store: store).carryOut(asked, sign()) }
      result.refused += refused
      update(force: true)
      return DecisionAnswer(result)
    }
  }

  /// A reason not to make a decision at all: the page does not show the change, or it was decided already.
  private static func refusal(of request: DecisionRequest, _ facts: ReviewItem.Facts?) -> String? {
    guard let facts else { return "the page shows no such change; reload it" }
    let who = facts.by.map { " by \($0)" } ?? ""
    return switch (request.action, facts.status) {
    case (.approve, .approved): "it was approved already\(who)"
    case (.reject, .rejected): "it was rejected already\(who)"
    case (.reject, .approved): "it was approved\(who) meanwhile; undo that first"
    case (.approve, .moved), (.reject, .moved):
      "the baseline changed since the page was made; run the tests again, or restart the review"
    default: nil
    }
  }

  /// Undoes a decision, or the last one on this run.
  func undo(_ decision: String?) throws(RequestError) -> DecisionAnswer {
    let result: Result<DecisionAnswer, RequestError> = turn.withLock { _ in
      update(force: true)
      let decisions = known.withLock { $0.state.decisions }
      guard let last = decision ?? decisions.last?.decision else {
        return .failure(.conflict("nothing was decided in this review that could be undone"))
      }
      guard decisions.contains(where: { $0.decision == last }) else {
        return .failure(.conflict("this decision is not one of this review, or was undone already"))
      }
      defer { update(force: true) }
      do throws(UndoError) {
        let undone = try store.takeBack(last, sign())
        var result = DecisionService.Result()
        result.records = undone.records
        result.refused = undone.refused.map { ($0.record.transition?.id ?? "", "\($0.fault)") }
        if let fault = undone.unsigned {
          result.refused.append(
            (undone.records.first?.transition?.id ?? "", "it is undone, and not signed: \(fault)"))
        }
        return .success(DecisionAnswer(result))
      } catch {
        return .failure(.conflict("\(error)"))
      }
    }
    return try result.get()
  }

  // MARK: - Updating the cache

  /// Reads what changed since the last update; folders are checked after a pause, or if it is forced.
  private func update(force isForced: Bool = false) {
    let now = clock.now()
    let journal = store.journal.stamp
    known.withLock { known in
      let isJournalNew = known.journal != journal
      if isJournalNew { read(&known, journal) }
      let isDue = known.updated.map { now - $0 >= Self.pause } ?? true
      let hasMoved = isDue || isForced || isJournalNew ? inspect(&known, now) : false
      guard isJournalNew || hasMoved || known.state.document.isEmpty else { return }
      let approvals = Dictionary(
        known.records.filter { $0.action == .approve }.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
      let facts = known.items.map { $0.facts(known.history, approvals) }
      _ = known.state.update(facts, decisions(known), fault: known.fault)
    }
  }

  /// Reads the journal; if it cannot be read, nothing counts as decided.
  private func read(_ known: inout Cache, _ stamp: FileStamp?) {
    known.journal = stamp
    do throws(JournalError) {
      known.records = try store.journalReading().records
      known.fault = nil
    } catch {
      known.records = []
      known.fault = "\(error)"
    }
    known.history = DecisionHistory(known.records)
    // An approval names the new baseline, so the baseline need not be read.
    var fresh: [CheckKey: ContentDigest?] = [:]
    for record in known.records where !known.seen.contains(record.id) && record.action == .approve {
      fresh[record.key] = record.to
    }
    let isFirst = known.seen.isEmpty
    known.seen.formUnion(known.records.map(\.id))
    guard !isFirst else { return }
    for index in known.items.indices {
      guard let present = fresh[known.items[index].transition.key] else { continue }
      known.items[index].present = present
      known.items[index].stamps = store.probe(known.items[index].transition.key).stamps
    }
  }

  /// Reads the baselines whose files changed, and returns whether there are any.
  private func inspect(_ known: inout Cache, _ now: Duration) -> Bool {
    known.updated = now
    var hasMoved = false
    for (path, folder) in known.folders {
      guard let first = folder.items.first else { continue }
      let stamp = store.probe(known.items[first].transition.key).folderStamp.stamp
      guard stamp != folder.stamp else { continue }
      known.folders[path]?.stamp = stamp
      for index in folder.items {
        let key = known.items[index].transition.key
        let stamps = store.probe(key).stamps
        guard stamps != known.items[index].stamps else { continue }
        known.items[index].stamps = stamps
        // A baseline that cannot be read is not the one shown; an attempt to approve reports the reason.
        known.items[index].present = store.presentDigest(
          of: key, beside: known.items[index].transition.to)
        hasMoved = true
      }
    }
    return hasMoved
  }

  /// The decisions on this run that were not undone, oldest first.
  private func decisions(_ known: Cache) -> [ReviewState.Decision] {
    let keys = Set(known.items.map(\.transition.key))
    let undone = Set(known.records.compactMap(\.undoes))
    var places: [String: Int] = [:]
    var decisions: [ReviewState.Decision] = []
    for record in known.records where record.run == run.name && record.action != .undo {
      guard keys.contains(record.key), !undone.contains(record.id) else { continue }
      if let place = places[record.decision] {
        decisions[place].count += 1
        // One press may approve and comment; the comment does not name it.
        if decisions[place].action == .comment { decisions[place].action = record.action }
      } else {
        places[record.decision] = decisions.count
        decisions.append(
          .init(
            decision: record.decision, action: record.action, count: 1, by: record.by, at: record.at,
            reason: record.reason))
      }
    }
    return decisions
  }
}
