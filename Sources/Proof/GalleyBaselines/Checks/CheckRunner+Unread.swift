import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A check of a picture whose pixels were not decoded, as its digest is known.
package struct UnreadCapture: Sendable {
  /// The check's key.
  package var key: CheckKey
  /// The picture's file.
  package var file: PictureBytes
  /// The tree of the same instant.
  package var tree: Element?
  /// The number of pixels in a point.
  package var scale: Double
  /// The origin of the picture.
  package var fingerprint: Fingerprint
  /// The level, the budget and the regions.
  package var settings: MatchSettings
  /// The origins of level and budget.
  package var origins: MatchOrigins
  /// The place of the check.
  package var site: CallSite

  package init(
    _ file: PictureBytes, key: CheckKey, tree: Element?, scale: Double, fingerprint: Fingerprint,
    settings: MatchSettings, origins: MatchOrigins, at site: CallSite
  ) {
    self.file = file
    self.key = key
    self.tree = tree
    self.scale = scale
    self.fingerprint = fingerprint
    self.settings = settings
    self.origins = origins
    self.site = site
  }
}

extension CheckRunner {
  /// Records a check whose digest alone decides it: of a picture that is its baseline, or that has none.
  ///
  /// Nothing is thrown, as by ``run(_:)``.
  ///
  /// - Returns: The outcome; `nil` if the pixels decide, so that ``run(_:)`` has to look at them.
  package func run(unread capture: UnreadCapture) -> CheckOutcome? {
    guard mode == .none, !capture.settings.checksUnchangedContent, capture.settings.regions.isEmpty,
      collision(capture.key, capture.file.pixels, file: capture.file.bytes, nil) == nil
    else { return nil }
    let tree: Digest128?
    do { tree = try capture.tree.map(ContentDigest.tree) } catch { return nil }
    let digest = ContentDigest(pixels: capture.file.pixels, tree: tree)
    var record = CheckRecord(
      key: capture.key, status: .match, settings: capture.settings, origins: capture.origins,
      candidate: digest, baseline: digest, scale: capture.scale, fingerprint: capture.fingerprint,
      baselineFingerprint: capture.fingerprint, comparison: nil, isKept: false, place: capture.site,
      batch: batch)
    record.pictureFormat = capture.file.statedFormat
    if let known = store.known(capture.key) {
      guard known.digest == digest,
        (try? store.journalReading())?.states.allows(digest, known.drawing, for: capture.key) == true
      else { return nil }
    } else {
      guard case .missing? = try? store.decided(capture.key, as: .picture) else { return nil }
      record.status = .new
      record.baseline = nil
      record.baselineFingerprint = nil
      record.isKept = true
      do throws(RunError) {
        try recorder.keep(nil, capture.file, capture.tree, of: capture.key, as: digest)
      } catch { return .unusable(.run(error)) }
    }
    do throws(RunError) { try recorder.record(record) } catch { return .unusable(.run(error)) }
    return record.status == .new ? .new : .match
  }
}
