import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleySystem
import Synchronization

/// The changes of a run that the page shows, and the decisions on them.
///
/// Everything is in the journal and the store, so that other servers, the terminal and git may decide meanwhile. This object
/// only caches the verdict on what it read last.
final class ReviewSession: Sendable {
  let run: Run
  /// The store that decisions change.
  let store: BaselineStore
  private let clock: ServerClock
  private let sign: @Sendable () -> Signature
  private let onCI: OnCI
  /// The lock for decisions; reading the state does not take it.
  private let turn = Mutex<Void>(())
  private let known: Mutex<Cache>

  /// What decides whether there may be decisions at all.
  struct OnCI: Sendable {
    /// The environment of the process.
    var environment: [String: String] = [:]
    /// Why it is decided on CI.
    var word: String?
  }

  /// The cached state of journal and store.
  private struct Cache {
    var items: [ReviewItem]
    var journal: FileStamp?
    var updated: Duration?
    var records: [DecisionRecord] = []
    var history = DecisionHistory()
    var fault: String?
    var state = ReviewState()
  }

  /// The pause between two looks for changes without a line in the journal, such as those by git.
  private static let pause = Duration.seconds(1)

  init(
    _ run: Run, _ store: BaselineStore, _ items: [ReviewItem], _ clock: ServerClock, _ onCI: OnCI,
    sign: @escaping @Sendable () -> Signature
  ) {
    self.run = run
    self.store = store
    self.clock = clock
    self.onCI = onCI
    self.sign = sign
    known = Mutex(Cache(items: items))
    update(force: true)
  }

  /// The present state as JSON, with its revision.
  var document: (revision: Int, text: [UInt8]) {
    update()
    return known.withLock { ($0.state.revision, $0.state.document) }
  }

  /// The present state of each item.
  var facts: [ReviewItem.Facts] {
    update(force: true)
    return known.withLock { $0.state.facts }
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
    let requests: [DecisionRequest]
    do throws(DecisionOnCIError) {
      requests = try document.decisions.onCI(onCI.word, in: onCI.environment)
    } catch {
      throw .conflict("\(error)")
    }
    return turn.withLock { _ in
      update(force: true)
      let shown = known.withLock { known in
        Dictionary(zip(known.items.map(\.id), known.state.facts)) { first, _ in first }
      }
      var asked: [DecisionRequest] = []
      var refused: [(id: String, reason: String)] = []
      for request in requests {
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
    // Of many that are rejected together, it is held back by the rule for all.
    case (.reject, .rejected) where request.choice == .itself: "it was rejected already\(who)"
    case (.reject, .approved): "it was approved\(who) meanwhile; undo that first"
    case (.approve, .moved), (.reject, .moved):
      "the baseline changed since the page was written; run the tests again, or restart the review"
    default: nil
    }
  }

  /// Undoes a decision, or the last one on this run.
  func undo(_ decision: String?) throws(RequestError) -> DecisionAnswer {
    var signature = sign()
    do throws(DecisionOnCIError) {
      signature.reason = try ContinuousIntegration.reason(
        signature.reason, word: onCI.word, in: onCI.environment)
    } catch {
      throw .conflict("\(error)")
    }
    let result: Result<DecisionAnswer, RequestError> = turn.withLock { _ in
      update(force: true)
      let decisions = known.withLock { $0.state.decisions }
      guard let last = decision ?? decisions.last?.decision else {
        return .failure(.conflict("there is no decision of this review to undo"))
      }
      guard decisions.contains(where: { $0.decision == last }) else {
        return .failure(.conflict("this decision is not one of this review, or was undone already"))
      }
      defer { update(force: true) }
      do throws(UndoError) {
        let undone = try store.takeBack(last, signature)
        var result = DecisionService.Result()
        result.records = undone.records
        result.refused = undone.refused.map { ($0.record.transition?.id ?? "", "\($0.fault)") }
        if let fault = undone.unsigned {
          result.refused.append(
            (undone.records.first?.transition?.id ?? "", "it is undone, but not signed: \(fault)"))
        }
        return .success(DecisionAnswer(result))
      } catch {
        return .failure(.conflict("\(error)"))
      }
    }
    return try result.get()
  }

  // MARK: - Updating the cache

  /// Judges anew what changed since the last update; files are looked at after a pause, or if it is forced.
  ///
  /// What is decided is told by the gate's verdict on the store as it is, never by what happened to it: an approval that was
  /// undone meanwhile is none.
  private func update(force isForced: Bool = false) {
    let now = clock.now()
    let journal = store.journal.stamp
    known.withLock { known in
      let isJournalNew = known.journal != journal || known.updated == nil
      var touched = isJournalNew ? read(&known, journal) : []
      let isDue = known.updated.map { now - $0 >= Self.pause } ?? true
      if isDue || isForced || isJournalNew {
        known.updated = now
        touched.formUnion(changedFiles(&known))
      }
      if !touched.isEmpty { judge(&known, touched) }
      guard isJournalNew || !touched.isEmpty || known.state.document.isEmpty else { return }
      let undone = UndoneDecisions(known.records)
      let approvals = Dictionary(
        known.records.filter { $0.action == .approve && !undone.contains($0.id) }.map { ($0.key, $0) },
        uniquingKeysWith: { $1 })
      let facts = known.items.map { $0.facts(known.history, approvals) }
      _ = known.state.update(facts, decisions(known), fault: known.fault)
    }
  }

  /// Reads the journal, and returns the items about which there are other lines than before; if it cannot be read, nothing
  /// counts as decided.
  private func read(_ known: inout Cache, _ stamp: FileStamp?) -> Set<Int> {
    known.journal = stamp
    let before = known.records
    let hadFault = known.fault != nil
    do throws(JournalError) {
      known.records = try store.journalReading().records
      known.fault = nil
    } catch {
      known.records = []
      known.fault = "\(error)"
    }
    known.history = DecisionHistory(known.records)
    if hadFault != (known.fault != nil) { return Set(known.items.indices) }
    let (old, new) = (Set(before), Set(known.records))
    let keys = Set(old.symmetricDifference(new).map(\.key))
    return Set(known.items.indices.filter { keys.contains(known.items[$0].transition.key) })
  }

  /// Finds the items whose files changed.
  private func changedFiles(_ known: inout Cache) -> Set<Int> {
    var changed: Set<Int> = []
    for index in known.items.indices {
      let stamps = store.probe(known.items[index].transition.key).stamps
      guard stamps != known.items[index].stamps else { continue }
      known.items[index].stamps = stamps
      changed.insert(index)
    }
    return changed
  }

  /// Judges items against the store as it is now.
  private func judge(_ known: inout Cache, _ touched: Set<Int>) {
    let keys = Set(touched.map { known.items[$0].transition.key })
    let checks = Dictionary(
      Gate().verdict(on: run.narrowed(to: keys), against: store).checks.map { ($0.key, $0) }
    ) { first, _ in first }
    for index in touched { known.items[index].check = checks[known.items[index].transition.key] }
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
