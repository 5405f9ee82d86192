import GalleyBaselines
import GalleySystem

extension DecisionService {
  /// One check that is to be approved.
  struct Approval {
    /// The check.
    var check: Verdict.JudgedCheck
    /// The baseline that was looked at; `nil` if there was none.
    var expected: ContentDigest?
    /// Who approves, when and why.
    var signature: Signature
  }

  /// Makes baselines of what checks saw, each if the present one is what is expected.
  ///
  /// - Returns: The line of each, in order, or why nothing changed.
  func approve(_ approvals: [Approval]) -> [Swift.Result<DecisionRecord, ApprovalError>] {
    let records = approvals.map(line)
    var results = records.map { Swift.Result<DecisionRecord, ApprovalError>.success($0) }
    var queue = CandidateLoader(approvals.map(\.check.record), of: run)
    var pending: [(index: Int, candidate: Candidate)] = []
    var bytes = 0
    func write() {
      // Laying out sidecars is worth all cores.
      let changes = pending.concurrentMap { one in
        Swift.Result {
          var record = records[one.index]
          record.sha256 = try store.sha256(of: one.candidate)
          return try StoreChange(with: one.candidate, record)
        }
      }
      var planned: [(index: Int, change: PlannedChange)] = []
      for (one, change) in zip(pending, changes) {
        switch change {
        case .success(let change):
          results[one.index] = .success(change.record)
          let expectation = Expectation.exactly(approvals[one.index].expected)
          planned.append((one.index, PlannedChange(change, expecting: expectation)))
        case .failure(let error): results[one.index] = .failure(.notWritable("\(error)"))
        }
      }
      let faults: [ApprovalError?]
      do throws(FileError) {
        faults = try store.locked { () throws(FileError) in store.carryOut(planned.map(\.change)) }
      } catch {
        faults = planned.map { _ in .file(error) }
      }
      for (one, fault) in zip(planned, faults) { if let fault { results[one.index] = .failure(fault) } }
      pending = []
      bytes = 0
    }
    for (index, approval) in approvals.enumerated() {
      do throws(ApprovalError) {
        // Where nobody decided on what is there, it gets its line; if it is what the check saw, nothing else changes.
        if let undecided = approval.check.outcome.undecided,
          undecided.found == approval.check.record.candidate, undecided.drawing == records[index].drawing
        {
          var record = records[index]
          do { record.sha256 = try store.sha256(of: record.key) } catch { throw .notWritable("\(error)") }
          results[index] = .success(record)
          try store.adopt(undecided.found, approval: record)
          continue
        }
        let candidate: Candidate
        do throws(RunError) { candidate = try queue.candidate(of: approval.check.record) } catch {
          throw .notKept(error)
        }
        pending.append((index, candidate))
        bytes += candidate.content.count
      } catch {
        results[index] = .failure(error)
      }
      if bytes >= BaselineStore.mostBytesAtOnce { write() }
    }
    if !pending.isEmpty { write() }
    return results
  }

  /// The journal's line of an approval.
  private func line(_ approval: Approval) -> DecisionRecord {
    let check = approval.check
    return DecisionRecord(
      .approve, approval.signature, run: run.name, key: check.key,
      from: check.outcome.undecided == nil ? approval.expected : check.decided, to: check.record.candidate,
      drawing: check.record.drawing)
  }

  /// The journal's line about what was seen, which changes nothing else.
  func line(
    _ action: DecisionRecord.Action, _ check: Verdict.JudgedCheck, _ signature: Signature
  ) -> DecisionRecord {
    DecisionRecord(
      action, signature, run: run.name, key: check.key, from: check.decided, to: check.record.candidate)
  }
}
