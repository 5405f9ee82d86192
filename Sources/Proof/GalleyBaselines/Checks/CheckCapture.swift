import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// The content that a check compares, with its key and all that is stated about it.
package struct CheckCapture: Sendable {
  /// A picture with its tree, or a text.
  package enum Content: Sendable {
    /// Pixels and tree, with frames in points from the picture's corner, and what drew them.
    case picture(ScreenSnapshot, Fingerprint)
    /// A text, which is compared byte for byte.
    case text(String)
  }

  /// The check's key.
  package let key: CheckKey
  /// The picture or the text.
  package let content: Content
  /// The level, the budget and the regions.
  package let settings: MatchSettings
  /// The origins of level and budget.
  package var origins: MatchOrigins
  /// The line of the test.
  package var site: CallSite
  /// Whether the check may write its baseline; without it, what holds for the whole process.
  package var mode: RecordMode?
  /// The batch, as far as the check states it.
  package var batch: BatchInfo?
  /// The screen on which a walk was read; kept with checks that wait for a decision.
  package var walk: WalkedScreen?
  /// The steps on the device before, one line each, oldest first; kept with checks that wait for a decision.
  package var steps: [String] = []
  /// Whether it is of a device on which the same is seen every time that the same is done.
  package var isReproducible = false
  /// The comparison with the baseline, if it was made already to see whether the screen is at rest.
  package var judgement: CheckJudgement?
  /// The file that the picture was read from; it is kept and approved byte for byte.
  package var file: PictureBytes?

  package init(
    _ content: Content, key: CheckKey, settings: MatchSettings = .exact,
    origins: MatchOrigins = MatchOrigins(), at site: CallSite, mode: RecordMode? = nil,
    batch: BatchInfo? = nil
  ) {
    self.content = content
    self.key = key
    self.settings = settings
    self.origins = origins
    self.site = site
    self.mode = mode
    self.batch = batch
  }
}

extension CheckCapture {
  /// Keeps its content in a run.
  func keep(in recorder: RunRecorder, as digest: ContentDigest) throws(RunError) {
    switch content {
    case .picture(let content, _):
      try recorder.keep(content.picture, file, content.tree, of: key, as: digest)
    case .text(let text): try recorder.keep(text, walk, of: key, as: digest)
    }
  }
}

extension CheckCapture {
  /// The digest of what is compared.
  ///
  /// - Throws: `EncodingError` for a number in the tree that is not finite.
  package func digest() throws -> ContentDigest {
    var digest = try content.digest()
    if let file { digest = ContentDigest(pixels: file.pixels, tree: digest.tree) }
    return digest
  }

  /// The baseline it becomes.
  package func candidate(_ record: CheckRecord) throws(ApprovalError) -> Candidate {
    guard case .picture(let content, _) = content, let file else { return try self.content.candidate(record) }
    return Candidate(picture: file.bytes, pixels: file.pixels, record: record, tree: content.tree)
  }
}

/// The bytes of a picture's file, with the digest of what they show.
package struct PictureBytes: Sendable {
  /// The whole file.
  package let bytes: [UInt8]
  /// The digest of its pixels and how they are shown.
  package let pixels: PixelDigest

  package init(_ bytes: [UInt8], showing pixels: PixelDigest) {
    self.bytes = bytes
    self.pixels = pixels
  }

  /// The format of the file.
  var format: PictureFormat { PictureFormat(of: bytes) ?? .png }

  /// The format as a record tells it; `nil` of a PNG.
  var statedFormat: PictureFormat? { format == .png ? nil : format }
}

extension CheckCapture.Content {
  /// Whether it is a picture or a text.
  package var kind: CheckKind {
    switch self {
    case .picture: .picture
    case .text: .text
    }
  }

  /// The fingerprint of what drew it.
  package var fingerprint: Fingerprint {
    switch self {
    case .picture(_, let fingerprint): fingerprint
    case .text: .ofText
    }
  }

  /// The number of pixels in a point.
  package var scale: Double {
    switch self {
    case .picture(let content, _): content.scale
    case .text: 1
    }
  }

  /// Whether its tree says what views were given.
  var describesViews: Bool {
    if case .picture(let content, _) = self { content.tree?.describesViews == true } else { false }
  }

  /// The digest of pixels and tree, or of the text.
  ///
  /// - Throws: `EncodingError` for a number in the tree that is not finite.
  package func digest() throws -> ContentDigest {
    switch self {
    case .picture(let content, _):
      ContentDigest(pixels: content.picture.digest, tree: try content.tree.map(ContentDigest.tree))
    case .text(let text): ContentDigest(text: text)
    }
  }

  /// The baseline it becomes.
  package func candidate(_ record: CheckRecord) throws(ApprovalError) -> Candidate {
    switch self {
    case .text(let text): return Candidate(text: text, key: record.key)
    case .picture(let content, _):
      let digest = content.picture.digest
      do {
        let texts = PictureLabel.texts(record.key, digest)
        let picture = [UInt8](try PNG.encode(content.picture, effort: .standard, text: texts))
        return Candidate(picture: picture, pixels: digest, record: record, tree: content.tree)
      } catch {
        throw .notWritable(ErrorWords.of(error))
      }
    }
  }
}

extension CheckRecord {
  /// The record of a check that matches its baseline, until it is compared.
  package init(_ capture: CheckCapture, _ digest: ContentDigest, batch: BatchInfo?) {
    let fingerprint = capture.content.fingerprint
    self.init(
      key: capture.key, status: .match, settings: capture.settings, origins: capture.origins,
      candidate: digest, baseline: digest, scale: capture.content.scale, fingerprint: fingerprint,
      baselineFingerprint: fingerprint, comparison: nil, isKept: false, place: capture.site, batch: batch)
    if capture.isReproducible { isReproducible = true }
    pictureFormat = capture.file?.statedFormat
    if case .picture(let content, _) = capture.content, !capture.settings.regions.isEmpty, content.scale > 0 {
      let size = CGSize(
        width: Double(content.picture.width) / content.scale,
        height: Double(content.picture.height) / content.scale)
      forgivenShare = ForgivenShare.measure(capture.settings.regions, of: size, tree: content.tree)
    }
  }
}

extension Fingerprint {
  /// Nothing draws a text.
  static let ofText = Fingerprint(renderer: "a text")
}

extension StoredBaseline {
  /// The fingerprint of what drew it, if it is there.
  package var fingerprint: Fingerprint? {
    switch self {
    case .missing: nil
    case .found(let baseline): baseline.fingerprint
    case .text: .ofText
    }
  }
}

extension Candidate {
  /// The baseline that a recorded picture becomes.
  package init(picture: [UInt8], pixels: PixelDigest, record: CheckRecord, tree: Element?) {
    let content = PictureLabel.labelled(picture, record.key, pixels)
    self.init(
      content: content,
      sidecar: .picture(
        Sidecar(
          key: record.key, pixels: pixels, scale: record.scale, fingerprint: record.fingerprint, tree: tree)),
      digest: record.candidate)
  }

  /// The baseline that a text becomes.
  package init(text: String, key: CheckKey) {
    let digest = ContentDigest(text: text)
    guard case .text(let value) = digest.subject else { preconditionFailure("the digest of a text is one") }
    self.init(content: Array(text.utf8), sidecar: .text(TextSidecar(key: key, text: value)), digest: digest)
  }
}
