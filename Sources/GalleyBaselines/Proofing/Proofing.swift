import Foundation
import GalleyExplanation
import GalleyImage
import GalleyTree

/// Checks proofs against a store, and records what became of them.
public struct Proofing: Sendable {
  /// Where approved proofs are.
  public var store: BaselineStore
  /// Where records go.
  public var recorder: RunRecorder
  /// Whether checks may write baselines.
  public var mode: RecordMode
  /// Why recording is allowed where it usually is not.
  public var reason: String?
  /// What checks belong to beyond their tests.
  public var batch: BatchInfo?
  /// What was done to the device before, one line a step, oldest first; kept with checks that wait for a decision.
  public var steps: [String] = []

  /// Puts a store and a recorder together.
  ///
  /// - Parameters:
  ///   - store: Where approved proofs are.
  ///   - recorder: Where records go.
  ///   - mode: Whether checks may write baselines; see ``RecordMode/asked(in:)``.
  ///   - reason: Why recording is allowed where it usually is not.
  public init(store: BaselineStore, recorder: RunRecorder, mode: RecordMode = .none, reason: String? = nil) {
    self.store = store
    self.recorder = recorder
    self.mode = mode
    self.reason = reason
  }

  /// Checks a proof.
  ///
  /// Nothing is thrown: whatever stands in the way is an outcome that does not pass.
  ///
  /// - Parameters:
  ///   - key: What the check is known by.
  ///   - proof: The pixels, and the tree with frames in points from the picture's corner.
  ///   - fingerprint: What drew the picture.
  ///   - settings: How closely to compare, and where otherwise.
  ///   - origins: Who stated level and budget.
  ///   - place: The line of the test.
  /// - Returns: What became of it; ``CheckWords`` says it to the test.
  public func check(
    _ key: CheckKey, _ proof: Proof, fingerprint: Fingerprint, settings: MatchSettings = .exact,
    origins: MatchOrigins = MatchOrigins(), at place: SourcePlace
  ) -> CheckOutcome {
    let pixels = proof.picture.digest
    let digest: ProofDigest
    do {
      digest = ProofDigest(pixels: pixels, tree: try proof.tree.map(ProofDigest.tree))
    } catch {
      let fault = CheckFault.run(.notWritable(key, "a number in its tree is not finite"))
      do throws(RunFault) {
        try recorder.refuse(Refusal(of: key, because: "\(fault)", at: place, batch: batch))
      } catch {
        return .unusable(.run(error))
      }
      return .unusable(fault)
    }
    var record = CheckRecord(
      key: key, status: .match, settings: settings, origins: origins, candidate: digest, baseline: digest,
      scale: proof.scale, fingerprint: fingerprint, baselineFingerprint: fingerprint, comparison: nil,
      isKept: false, place: place, batch: batch.flatMap { $0.isEmpty ? nil : $0 })
    if !settings.judgesTheUnchanged,
      store.isApproved(key, proof, pixels: pixels, fingerprint: fingerprint)
    {
      do throws(RunFault) { try recorder.record(record) } catch { return .unusable(.run(error)) }
      return .match
    }
    return compare(.proof(proof), &record)
  }

  /// Checks what was seen by reading its baseline.
  func compare(_ seen: SeenContent, _ record: inout CheckRecord) -> CheckOutcome {
    let (key, digest) = (record.key, record.candidate)
    var stored = StoredBaseline.missing
    var outcome: CheckOutcome
    do throws(BaselineFault) {
      stored = try store.read(key, as: seen.kind)
      outcome = seen.judged(record, against: stored)
      if outcome.status == .mismatch {
        let transition = Transition(key: key, from: stored.digest, to: digest)
        outcome = outcome.ruled(store.rulings().ruling(on: transition))
      }
    } catch {
      outcome = .unusable(.baseline(error))
    }
    record.baseline = stored.digest
    record.baselineFingerprint = stored.fingerprint
    record.comparison = outcome.comparison
    // Of an equal proof that is refused the picture is kept too: somebody will want to look at it.
    record.isKept = stored.digest != digest || outcome.status == .mismatch
    do throws(CheckFault) {
      if record.isKept { try keep(seen, of: key, as: digest) }
      if record.isKept, !steps.isEmpty { record.steps = steps }
      if needsRecording(outcome, record) {
        try makeBaseline(of: seen, record, over: outcome)
        outcome = .recorded(mode)
      }
    } catch {
      outcome = .unusable(error)
    }
    record.status = outcome.status
    if case .unusable(let fault) = outcome { record.fault = "\(fault)" }
    do throws(RunFault) { try recorder.record(record) } catch { return .unusable(.run(error)) }
    return outcome
  }

  private func keep(_ seen: SeenContent, of key: CheckKey, as digest: ProofDigest) throws(CheckFault) {
    do throws(RunFault) { try seen.keep(in: recorder, of: key, as: digest) } catch { throw .run(error) }
  }

  private func needsRecording(_ outcome: CheckOutcome, _ record: CheckRecord) -> Bool {
    switch (mode, outcome) {
    case (.none, _), (_, .recorded): false
    // The picture that was approved elsewhere is not here yet.
    case (.missing, .approved): false
    case (.changed, .approved), (.all, .approved): true
    case (_, .new): true
    case (.missing, _): false
    // What is refused although it is equal to its baseline would be refused again.
    case (_, .mismatch): record.baseline != record.candidate
    case (.changed, _): false
    case (.all, .tolerated): true
    case (.all, .match): record.isKept || record.baselineFingerprint != record.fingerprint
    case (.all, .environmentChanged): true
    case (.all, .unusable(.baseline(let fault))): fault.isCuredByReplacing
    case (.all, .unusable): false
    }
  }

  private func makeBaseline(
    of seen: SeenContent, _ record: CheckRecord, over outcome: CheckOutcome
  ) throws(CheckFault) {
    let candidate: Candidate
    do throws(ApprovalFault) { candidate = try seen.candidate(record) } catch { throw .recording(error) }
    let why = ["recorded by a test", reason].compactMap { $0 }.joined(separator: ": ")
    let approval = DecisionRecord(
      .approve, .current(reason: why), run: recorder.run, key: record.key, from: record.baseline,
      to: record.candidate)
    var expectation = Expectation.exactly(record.baseline)
    if case .unusable = outcome { expectation = .anything }
    do throws(ApprovalFault) {
      try store.replace(with: candidate, expecting: expectation, approval: approval)
    } catch {
      throw .recording(error)
    }
  }
}

extension BaselineFault {
  /// Whether a new picture and sidecar would put the matter right.
  fileprivate var isCuredByReplacing: Bool {
    switch self {
    case .picture, .pictureMissing, .sidecarMissing, .sidecarPointer, .sidecarConflict, .sidecarBroken,
      .digestMismatch, .text:
      true
    // What belongs to somebody else, to the future, or cannot be reached, is not written over.
    case .file, .sidecarFromFuture, .nameTaken, .otherKind, .bothKinds, .caseTwin, .intentBroken: false
    }
  }
}
