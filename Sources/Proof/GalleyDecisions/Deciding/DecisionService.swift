import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem

/// Carries out decisions about a run: those of the review page, the terminal and programs, and plans of the command line.
///
/// Each is about a transition as the run saw it. What has been decided or changed meanwhile is refused, and everything
/// else is done all the same.
package struct DecisionService: Sendable {
  /// The run that is decided on.
  package var run: Run
  /// The store that decisions change.
  package var store: BaselineStore

  /// Creates a service.
  package init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// The result of carrying out requests.
  package struct Result: Sendable {
    /// The lines that were written to the journal.
    package var records: [DecisionRecord] = []
    /// The requests that were not carried out, by ``DecisionRequest/id``, each with a reason as one sentence without
    /// a full stop.
    package var refused: [(id: String, reason: String)] = []
    /// The checks that were chosen together with others and are not decided on.
    package var held: [HeldBack] = []

    /// Creates the result of no requests.
    package init() {}
  }

  /// Carries out the requests, as far as possible.
  ///
  /// The run is judged against the store as it is now. All that is done is one decision, which one undo takes back.
  /// Comments are written first: they are about what was seen, which an approval changes.
  ///
  /// `signature`: who decides, and when; its reason is that of the requests without one.
  package func carryOut(_ requests: [DecisionRequest], _ signature: Signature) -> Result {
    let sorted = sort(requests)
    var result = sorted.result
    func signed(_ request: DecisionRequest) -> Signature {
      var signature = signature
      signature.reason = request.reason ?? signature.reason
      return signature
    }
    func note(_ action: DecisionRecord.Action) {
      let chosen = sorted.accepted.filter { $0.request.action == action }
      let lines = chosen.map { line(action, $0.check, signed($0.request)) }
      do throws(FileError) {
        try store.note(lines)
        result.records += lines
      } catch {
        result.refused += chosen.map { ($0.request.id, "\(DecisionError.journal(error))") }
      }
    }
    note(.comment)
    let chosen = sorted.accepted.filter { $0.request.action == .approve }
    let approvals = chosen.map {
      Approval(check: $0.check, expected: $0.check.baseline, signature: signed($0.request))
    }
    for (one, made) in zip(chosen, approve(approvals)) {
      switch made {
      case .success(let record): result.records.append(record)
      case .failure(let fault): result.refused.append((one.request.id, "\(DecisionError.approval(fault))"))
      }
    }
    note(.reject)
    if let fault = store.seal(result.records, signature), let first = requests.first {
      result.refused.append((first.id, "it is decided, but not signed: \(fault)"))
    }
    return result
  }

  /// Finds what would be refused or held back, and changes nothing.
  ///
  /// - Returns: What would be refused and held back; no records.
  package func validate(_ requests: [DecisionRequest]) -> Result { sort(requests).result }

  /// Sorts requests into those to carry out, each with its check, and those that are refused or held back.
  private func sort(
    _ requests: [DecisionRequest]
  ) -> (result: Result, accepted: [(request: DecisionRequest, check: Verdict.JudgedCheck)]) {
    var result = Result()
    var accepted: [(request: DecisionRequest, check: Verdict.JudgedCheck)] = []
    let index = DecisionIndex(Set(requests.map(\.id)), self)
    var decided: Set<String> = []
    let comments = requests.filter { $0.action == .comment }
    for request in comments + requests.filter({ $0.action != .comment }) {
      do throws(DecisionError) {
        let check = try index.check(request)
        if request.action != .comment {
          guard decided.insert(request.id).inserted else { throw .twice(check.key) }
          if let reason = request.choice.obstacle(to: check) {
            result.held.append(HeldBack(check, reason))
            continue
          }
        }
        accepted.append((request, check))
      } catch {
        result.refused.append((request.id, "\(error)"))
      }
    }
    return (result, accepted)
  }
}

/// The checks that requests are about, judged against the store as it is now.
private struct DecisionIndex {
  private let service: DecisionService
  /// The checks by what a decision about them would be about now.
  private var present: [String: Verdict.JudgedCheck] = [:]
  /// The checks by what a decision about them would have been about when the run was made.
  private var recorded: [String: CheckKey] = [:]
  private var byKey: [CheckKey: Verdict.JudgedCheck] = [:]

  init(_ ids: Set<String>, _ service: DecisionService) {
    self.service = service
    for record in service.run.records {
      let id = Transition(key: record.key, from: record.baseline, to: record.candidate).id
      if ids.contains(id) { recorded[id] = record.key }
    }
    // Most is decided while the baseline is the one that the run saw: then no other check need be judged.
    judge(service.run.narrowed(to: Set(recorded.values)))
    if !ids.allSatisfy({ present[$0] != nil || recorded[$0] != nil }) { judge(service.run) }
  }

  private mutating func judge(_ run: Run) {
    for check in Gate().verdict(on: run, against: service.store).checks {
      present[check.transition.id] = check
      byKey[check.key] = check
    }
  }

  /// The check that a request is about.
  func check(_ request: DecisionRequest) throws(DecisionError) -> Verdict.JudgedCheck {
    switch request.action {
    case .approve, .reject: break
    case .comment: if request.reason?.allSatisfy(\.isWhitespace) ?? true { throw .noWords }
    case .remove, .undo: throw .noRequest(request.action)
    }
    if let count = request.reason?.count, count > DecisionRequest.longestReason { throw .tooLong(count) }
    guard let check = present[request.id] else {
      guard let key = recorded[request.id], let check = byKey[key] else {
        throw .unknown(run: service.run.name)
      }
      if case .unusable(let fault) = check.outcome { throw .notComparable(key, reason: "\(fault)") }
      if check.baseline == check.record.candidate { throw .isBaseline(key) }
      throw .moved(key, now: check.baseline)
    }
    if case .unusable(let fault) = check.outcome, !check.awaitsDecision {
      throw .notComparable(check.key, reason: "\(fault)")
    }
    guard check.awaitsDecision || check.outcome.status == .approved else { throw .passes(check.key) }
    return check
  }
}
