import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import Synchronization

/// The changes of a run that a page shows, and what becomes of them.
///
/// Everything is in the journal and the store, so that a server that is started anew, a second one, the terminal and
/// Git may all decide meanwhile. What is kept here is only what was read last.
final class ReviewSession: Sendable {
  /// The run.
  let run: Run
  /// The store that decisions change.
  let store: BaselineStore
  private let clock: ReviewClock
  private let sign: @Sendable () -> Signature
  /// Decisions take turns; who only looks does not wait for them.
  private let turn = Mutex<Void>(())
  private let known: Mutex<Known>

  /// What was read last.
  private struct Known {
    var items: [ReviewItem]
    /// The items of each folder of the store, by its path.
    var folders: [String: (stamp: FileStamp?, items: [Int])] = [:]
    var journal: FileStamp?
    var looked: Duration?
    var records: [DecisionRecord] = []
    var rulings = Rulings()
    var seen: Set<String> = []
    var fault: String?
    var state = ReviewState()
  }

  /// How often folders are looked at for changes that no journal tells of, such as those by Git.
  private static let pause = Duration.seconds(1)

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - store: The store.
  ///   - items: What the page shows for a decision.
  ///   - clock: What tells the time.
  ///   - sign: Who decides, now.
  init(
    _ run: Run, _ store: BaselineStore, _ items: [ReviewItem], _ clock: ReviewClock,
    sign: @escaping @Sendable () -> Signature
  ) {
    self.run = run
    self.store = store
    self.clock = clock
    self.sign = sign
    var known = Known(items: items)
    for (index, item) in items.enumerated() {
      let folder = store.probe(item.transition.key).folderStamp
      known.folders[folder.path, default: (folder.stamp, [])].items.append(index)
    }
    self.known = Mutex(known)
    look()
  }

  /// The state by now, as text, with its revision.
  var document: (revision: Int, text: [UInt8]) {
    look()
    return known.withLock { ($0.state.revision, $0.state.document) }
  }

  /// What is known of each item by now, with how its check ended.
  var facts: [(item: ReviewItem, facts: ReviewItem.Facts)] {
    look(force: true)
    return known.withLock { Array(zip($0.items, $0.state.facts)) }
  }

  /// The item that an id means.
  func item(_ id: String) -> ReviewItem? {
    known.withLock { known in known.items.first { $0.id == id } }
  }

  // MARK: - Deciding

  /// Does what the page asks for, as far as it can be done.
  ///
  /// - Parameter document: What it asks for.
  /// - Returns: What became of it.
  /// - Throws: ``RequestRefusal`` if it is about another run.
  func decide(_ document: DecisionDocument) throws(RequestRefusal) -> DecisionAnswer {
    guard document.run == run.name else {
      throw .conflict("\(DecisionDocumentFault.otherRun(document.run, decided: run.name))")
    }
    return turn.withLock { _ in
      look(force: true)
      let shown = known.withLock { known in
        Dictionary(zip(known.items.map(\.id), known.state.facts)) { first, _ in first }
      }
      var asked: [DecisionRequest] = []
      var refused: [(id: String, reason: String)] = []
      for request in document.decisions {
        if let reason = Self.hindrance(to: request, shown[request.id]) {
          refused.append((request.id, reason))
        } else {
          asked.append(request)
        }
      }
      var result = DecisionDesk.Result()
      if !asked.isEmpty { result = DecisionDesk(run: run, store: store).carryOut(asked, sign()) }
      result.refused += refused
      look(force: true)
      return DecisionAnswer(result)
    }
  }

  /// Why a request is not even passed on: only what the page shows is decided, and nothing twice.
  private static func hindrance(to request: DecisionRequest, _ facts: ReviewItem.Facts?) -> String? {
    guard let facts else { return "the page shows no such change; load it anew" }
    let who = facts.by.map { " by \($0)" } ?? ""
    return switch (request.action, facts.status) {
    case (.approve, .approved): "it was approved already\(who)"
    case (.reject, .rejected): "it was rejected already\(who)"
    case (.reject, .approved): "it was approved\(who) meanwhile; undo that first"
    case (.approve, .moved), (.reject, .moved):
      "the baseline changed since the page was made; run the tests again, or start the review anew"
    default: nil
    }
  }

  /// Takes a decision back.
  ///
  /// - Parameter decision: Which; the last one about this run if `nil`.
  /// - Returns: What became of it.
  /// - Throws: ``RequestRefusal`` if there is nothing to take back, or nothing of it can be.
  func undo(_ decision: String?) throws(RequestRefusal) -> DecisionAnswer {
    let result: Result<DecisionAnswer, RequestRefusal> = turn.withLock { _ in
      look(force: true)
      let decisions = known.withLock { $0.state.decisions }
      guard let last = decision ?? decisions.last?.decision else {
        return .failure(.conflict("nothing was decided in this review that could be undone"))
      }
      guard decisions.contains(where: { $0.decision == last }) else {
        return .failure(.conflict("this decision is not one of this review, or was undone already"))
      }
      defer { look(force: true) }
      do throws(UndoFault) {
        let undone = try store.takeBack(last, sign())
        var result = DecisionDesk.Result()
        result.records = undone.records
        result.refused = undone.refused.map { ($0.record.transition?.id ?? "", "\($0.fault)") }
        return .success(DecisionAnswer(result))
      } catch {
        return .failure(.conflict("\(error)"))
      }
    }
    return try result.get()
  }

  // MARK: - Looking

  /// Reads what changed since the last look.
  ///
  /// - Parameter isForced: Whether folders are looked at too, however short ago the last time was.
  private func look(force isForced: Bool = false) {
    let now = clock.now()
    let journal = store.journal.stamp
    known.withLock { known in
      let isJournalNew = known.journal != journal
      if isJournalNew { read(&known, journal) }
      let isDue = known.looked.map { now - $0 >= Self.pause } ?? true
      let hasMoved = isDue || isForced || isJournalNew ? inspect(&known, now) : false
      guard isJournalNew || hasMoved || known.state.document.isEmpty else { return }
      let approvals = Dictionary(
        known.records.filter { $0.action == .approve }.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
      let facts = known.items.map { $0.facts(known.rulings, approvals) }
      _ = known.state.take(facts, decisions(known), fault: known.fault)
    }
  }

  /// Reads the journal; while it cannot be read, nothing counts as decided.
  private func read(_ known: inout Known, _ stamp: FileStamp?) {
    known.journal = stamp
    do throws(JournalFault) {
      known.records = try store.journal.records()
      known.fault = nil
    } catch {
      known.records = []
      known.fault = "\(error)"
    }
    known.rulings = Rulings(known.records)
    // An approval tells what the baseline is, so that it need not be read.
    var fresh: [CheckKey: ProofDigest?] = [:]
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

  /// Reads the baselines whose files changed.
  ///
  /// - Returns: Whether there are any.
  private func inspect(_ known: inout Known, _ now: Duration) -> Bool {
    known.looked = now
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
        // What cannot be read is not what the page shows; approving it says why.
        known.items[index].present = (try? store.probe(key).toldDigest())?.digest
        hasMoved = true
      }
    }
    return hasMoved
  }

  /// What was decided in this run and stands, oldest first.
  private func decisions(_ known: Known) -> [ReviewState.Decision] {
    let keys = Set(known.items.map(\.transition.key))
    let undone = Set(known.records.compactMap(\.undoes))
    var places: [String: Int] = [:]
    var decisions: [ReviewState.Decision] = []
    for record in known.records where record.run == run.name && record.action != .undo {
      guard keys.contains(record.key), !undone.contains(record.id) else { continue }
      if let place = places[record.decision] {
        decisions[place].count += 1
        // Where one press did several things, what weighs most names it.
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
