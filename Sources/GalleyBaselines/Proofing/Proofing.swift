import Foundation
import GalleyDiff
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
    let digest: ProofDigest
    do {
      digest = ProofDigest(pixels: proof.picture.digest, tree: try proof.tree.map(ProofDigest.tree))
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
      store.isApproved(key, proof, pixels: digest.pixels, fingerprint: fingerprint)
    {
      do throws(RunFault) { try recorder.record(record) } catch { return .unusable(.run(error)) }
      return .match
    }
    return compare(proof, &record)
  }

  /// Checks a proof by reading its baseline.
  private func compare(_ proof: Proof, _ record: inout CheckRecord) -> CheckOutcome {
    let (key, digest) = (record.key, record.candidate)
    var baseline: Baseline?
    var outcome: CheckOutcome
    do throws(BaselineFault) {
      switch try store.read(key) {
      case .missing: outcome = .new
      case .found(let found):
        baseline = found
        outcome = Judgement.of(
          proof, digest: digest, fingerprint: record.fingerprint, settings: record.settings, against: found)
      }
    } catch {
      outcome = .unusable(.baseline(error))
    }
    record.baseline = baseline?.digest
    record.baselineFingerprint = baseline?.fingerprint
    record.comparison = outcome.comparison
    // Of an equal proof that is refused the picture is kept too: somebody will want to look at it.
    record.isKept = baseline?.digest != digest || outcome.status == .mismatch
    do throws(CheckFault) {
      if record.isKept { try keep(proof, of: key, as: digest) }
      if needsRecording(outcome, record) {
        try makeBaseline(of: proof, record, over: outcome)
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

  private func keep(_ proof: Proof, of key: CheckKey, as digest: ProofDigest) throws(CheckFault) {
    do throws(RunFault) { try recorder.keep(proof.picture, proof.tree, of: key, as: digest) } catch {
      throw .run(error)
    }
  }

  private func needsRecording(_ outcome: CheckOutcome, _ record: CheckRecord) -> Bool {
    switch (mode, outcome) {
    case (.none, _), (_, .recorded): false
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
    of proof: Proof, _ record: CheckRecord, over outcome: CheckOutcome
  ) throws(CheckFault) {
    let picture: [UInt8]
    do {
      let texts = PictureLabel.texts(record.key, record.candidate.pixels)
      picture = [UInt8](try PNG.encode(proof.picture, effort: .standard, text: texts))
    } catch {
      throw .recording(.notWritable("\(error)"))
    }
    let candidate = Candidate(picture: picture, record: record, tree: proof.tree)
    let why = ["recorded by a test", reason].compactMap { $0 }.joined(separator: ": ")
    let approval = ApprovalRecord(
      .current(reason: why), run: recorder.run, key: record.key, from: record.baseline, to: record.candidate)
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
      .digestMismatch:
      true
    // What belongs to somebody else, to the future, or cannot be reached, is not written over.
    case .file, .sidecarFromFuture, .nameTaken, .caseTwin, .intentBroken: false
    }
  }
}

extension Candidate {
  /// What a record of a run becomes as a baseline.
  init(picture: [UInt8], record: CheckRecord, tree: Element?) {
    self.init(
      picture: PictureLabel.labelled(picture, record.key, record.candidate.pixels),
      sidecar: Sidecar(
        key: record.key, pixels: record.candidate.pixels, scale: record.scale,
        fingerprint: record.fingerprint,
        tree: tree),
      digest: record.candidate)
  }
}
