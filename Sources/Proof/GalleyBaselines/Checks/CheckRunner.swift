import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// Compares what checks capture with what was approved, and records the outcomes in a run.
package struct CheckRunner: Sendable {
  /// The approved baselines.
  package let store: BaselineStore
  /// Writes the run.
  package let recorder: RunRecorder
  /// Whether checks that do not say so themselves may write baselines; see ``RecordMode/asked(in:)``.
  package let mode: RecordMode
  /// The reason why recording is allowed where it usually is not.
  package let reason: String?
  /// The batch that all checks belong to.
  package let batch: BatchInfo?
  /// Compares a capture with its baseline.
  private let comparing: BaselineComparison.Comparing

  package init(
    store: BaselineStore, recorder: RunRecorder, mode: RecordMode = .none, reason: String? = nil,
    batch: BatchInfo? = nil, comparing: @escaping BaselineComparison.Comparing = BaselineComparison.of
  ) {
    self.store = store
    self.recorder = recorder
    self.mode = mode
    self.reason = reason
    self.batch = batch
    self.comparing = comparing
  }

  /// Compares what a check captured, and records the outcome.
  ///
  /// Nothing is thrown: whatever stands in the way is an outcome that does not pass. A capture that was judged already is not
  /// compared again.
  ///
  /// - Parameter capture: What the check captured.
  /// - Returns: The outcome; ``CheckText`` says it to the test.
  package func run(_ capture: CheckCapture) -> CheckOutcome {
    let digest: ContentDigest
    do { digest = try capture.judgement?.digest ?? capture.digest() } catch {
      let reason = (error as? TreeDepth.Exceeded)?.description ?? "a number in its tree is not finite"
      return refuse(capture, as: .run(.notWritable(capture.key, reason)))
    }
    if case .picture(let content, _) = capture.content,
      let fault = collision(capture.key, digest.pixels, file: capture.file?.bytes, content.picture)
    {
      return refuse(capture, as: fault)
    }
    let batch = batch(completing: capture.batch)
    var record = CheckRecord(capture, digest, batch: batch.flatMap { $0.isEmpty ? nil : $0 })
    let outcome: CheckOutcome
    if case .text(let text) = capture.content, text.utf8.count > TextLimits.bytes {
      record.baseline = nil
      outcome = .unusable(.textTooLong(text.utf8.count))
    } else if mode(of: capture) != .all, capture.judgement?.isUnchanged ?? isUnchanged(capture, digest.pixels)
    {
      outcome = .match
    } else {
      outcome = compare(capture, &record)
    }
    record.status = outcome.status
    if case .unusable(let fault) = outcome { record.fault = "\(fault)" }
    do throws(RunError) { try recorder.record(record) } catch { return .unusable(.run(error)) }
    return outcome
  }

  /// The batch of a check that states it only in part, or not at all.
  package func batch(completing batch: BatchInfo?) -> BatchInfo? {
    batch?.completed(by: self.batch) ?? self.batch
  }

  /// Records the refusal of a check without a digest, or with one that proves nothing, and thus without a record.
  private func refuse(_ capture: CheckCapture, as fault: ComparisonError) -> CheckOutcome {
    let refusal = Refusal(
      of: capture.key, because: "\(fault)", at: capture.site, batch: batch(completing: capture.batch))
    do throws(RunError) { try recorder.refuse(refusal) } catch { return .unusable(.run(error)) }
    return .unusable(fault)
  }

  /// Whether the digests alone prove a picture equal to its baseline, which is not read then.
  private func isUnchanged(_ capture: CheckCapture, _ pixels: PixelDigest?) -> Bool {
    guard case .picture(let content, let fingerprint) = capture.content, let pixels,
      !capture.settings.checksUnchangedContent
    else { return false }
    return store.probe(capture.key).holds(content, pixels: pixels, fingerprint: fingerprint)
  }

  /// Compares what was captured with its baseline, keeps it where somebody will want to see it, and records it where
  /// the mode says so.
  private func compare(_ capture: CheckCapture, _ record: inout CheckRecord) -> CheckOutcome {
    let (key, digest) = (record.key, record.candidate)
    var stored = StoredBaseline.missing
    var outcome: CheckOutcome
    do throws(BaselineError) {
      if let comparison = capture.judgement?.comparison {
        (stored, outcome) = comparison
      } else {
        stored = try store.decided(key, as: capture.content.kind)
        outcome = comparing(capture, digest, stored)
      }
      if outcome.status == .mismatch {
        let transition = Transition(key: key, from: stored.digest, to: digest)
        outcome = outcome.applying(store.decisionHistory().decision(on: transition))
      }
    } catch {
      outcome = .unusable(.baseline(error))
    }
    record.baseline = stored.digest
    var decided = stored.digest
    if case .unusable(.baseline(.undecided(let baseline))) = outcome {
      record.baseline = baseline.found
      decided = baseline.decided
    } else if case .unusable(.baseline) = outcome {
      // What is damaged is not known; a line that replaces it replaces what the journal says.
      decided = (try? store.journalReading())?.states.digest(of: key)
    }
    record.baselineFingerprint = stored.fingerprint
    record.comparison = outcome.comparison
    // An equal picture that is refused is kept too: somebody will want to look at it.
    record.isKept = stored.digest != digest || outcome.status == .mismatch
    let mode = mode(of: capture)
    do throws(ComparisonError) {
      if record.isKept { try keep(capture, as: digest) }
      if record.isKept, !capture.steps.isEmpty { record.steps = capture.steps }
      if record.isKept { record.walk = capture.walk.map(KeptWalk.init) }
      let addsViews = capture.content.describesViews && !stored.describesViews
      if mode.records(outcome, record, addingViews: addsViews) {
        try makeBaseline(of: capture, record, from: decided, over: outcome)
        outcome = .recorded(mode)
      }
    } catch {
      outcome = .unusable(error)
    }
    return outcome
  }

  private func mode(of capture: CheckCapture) -> RecordMode { capture.mode ?? mode }

  private func keep(_ capture: CheckCapture, as digest: ContentDigest) throws(ComparisonError) {
    do throws(RunError) {
      try capture.keep(in: recorder, as: digest)
    } catch {
      throw .run(error)
    }
  }

  private func makeBaseline(
    of capture: CheckCapture, _ record: CheckRecord, from decided: ContentDigest?, over outcome: CheckOutcome
  ) throws(ComparisonError) {
    let why = ["recorded by a test", reason].compactMap { $0 }.joined(separator: ": ")
    let approval = DecisionRecord(
      .approve, .current(reason: why), run: recorder.run, key: record.key, from: decided,
      to: record.candidate, drawing: record.drawing)
    var expectation = Expectation.exactly(record.baseline)
    if case .unusable = outcome { expectation = .anything }
    do throws(ApprovalError) {
      try store.replace(
        with: try capture.candidate(record), expecting: expectation, approval: approval)
    } catch {
      throw .recording(error)
    }
  }
}

extension CheckRunner {
  /// Compares a capture with its baseline without leaving a record.
  ///
  /// A screen that may not be at rest is looked at by this: if it is as approved, it need not come to rest. Where
  /// everything is recorded, only the very content that was approved counts, so that none is recorded before it is at
  /// rest.
  ///
  /// - Parameter capture: A picture; a text is never compared here.
  /// - Returns: The judgement, which ``run(_:)`` takes over if it is the capture's; `nil` where the baseline cannot be read, or
  ///   everything is recorded.
  package func judge(_ capture: CheckCapture) -> CheckJudgement? {
    guard capture.content.kind == .picture, let digest = try? capture.digest() else { return nil }
    if isUnchanged(capture, digest.pixels) { return .unchanged(digest) }
    guard mode(of: capture) != .all, let stored = try? store.decided(capture.key, as: .picture) else {
      return nil
    }
    return .compared(digest, with: stored, comparing(capture, digest, stored))
  }

  /// Whether the approved picture of a check shows an element of the same name and type that is busy; never where the
  /// baseline is missing, has no tree, or cannot be read.
  package func isApprovedBusy(_ element: Element, of key: CheckKey) -> Bool {
    guard case .found(let baseline)? = try? store.read(key), let tree = baseline.snapshot.tree else {
      return false
    }
    return FlatElementTree(tree).nodes.contains { node in
      node.element.appearance?.isBusy == true && node.element.type == element.type
        && node.element.identifier == element.identifier && node.element.label == element.label
    }
  }
}

extension RecordMode {
  /// Whether what was captured becomes the baseline.
  ///
  /// - Parameter addingViews: Whether it says what views were given, which the baseline was recorded without.
  fileprivate func records(_ outcome: CheckOutcome, _ record: CheckRecord, addingViews: Bool) -> Bool {
    switch (self, outcome) {
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
    case (.all, .match):
      addingViews || record.isKept || record.baselineFingerprint != record.fingerprint
    case (.all, .environmentChanged): true
    case (.all, .unusable(.baseline(let fault))): fault.isFixedByReplacing
    case (.all, .unusable): false
    }
  }
}

extension BaselineError {
  /// Whether a new picture and sidecar would put the matter right.
  fileprivate var isFixedByReplacing: Bool {
    switch self {
    case .picture, .pictureElsewhere, .pictureNotFetched, .pictureMissing, .sidecarMissing, .sidecarPointer,
      .sidecarConflict, .sidecarBroken,
      .digestMismatch, .text, .undecided:
      true
    // What belongs to somebody else, to the future, or cannot be reached, is not written over.
    case .file, .sidecarFromFuture, .nameTaken, .otherKind, .severalPictures, .bothKinds, .caseCollision,
      .intentBroken, .intentForeign, .intentCommitted, .journal:
      false
    }
  }
}
