import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import GalleyTreeFormats

/// Makes checks of pictures in files.
///
/// A picture whose bytes are known is not decoded: its digest decides whether it is its baseline.
package struct PictureRecorder: Sendable {
  private let runner: CheckRunner
  private let rules: PictureRules

  package init(_ runner: CheckRunner, rules: PictureRules) {
    self.runner = runner
    self.rules = rules
  }

  /// A picture to be checked.
  package struct Subject: Sendable {
    /// The bytes of its file.
    package var bytes: [UInt8]
    /// The name of the file in messages.
    package var path: String
    /// The check.
    package var key: CheckKey
    /// The number of pixels in a point, if it is known.
    package var scale: Double?
    /// The bytes of its tree, and the name of their file.
    package var tree: (bytes: [UInt8], path: String)?
    /// The place of the check.
    package var site: CallSite

    package init(
      _ bytes: [UInt8], path: String, key: CheckKey, scale: Double? = nil,
      tree: (bytes: [UInt8], path: String)? = nil, at site: CallSite
    ) {
      self.bytes = bytes
      self.path = path
      self.key = key
      self.scale = scale
      self.tree = tree
      self.site = site
    }
  }

  /// A check that was made.
  package struct Outcome: Sendable {
    /// The result of the comparison.
    package var outcome: CheckOutcome
    /// The key of the compared check.
    package var key: CheckKey
    /// Remarks about picture and tree, in sentences without a full stop.
    package var notes: [String] = []
  }

  /// A check that is prepared as far as its digest.
  package struct Prepared: Sendable {
    fileprivate var unread: UnreadCapture
    fileprivate var notes: [String]
  }

  /// The result of the first step of a check.
  package enum Step: Sendable {
    /// The digest has decided.
    case done(Outcome)
    /// The pixels decide.
    case pixels(Prepared)
  }

  /// Makes a check in one step.
  package func check(_ subject: Subject) throws(PictureFault) -> Outcome {
    switch try begin(subject) {
    case .done(let outcome): return outcome
    case .pixels(let prepared): return try finish(prepared)
    }
  }

  /// Makes a check as far as its digest goes; the picture is never held whole.
  package func begin(_ subject: Subject) throws(PictureFault) -> Step {
    if Git.isLFSPointer(subject.bytes) { throw .pointer(subject.path) }
    let facts = try facts(subject)
    var tree: Element?
    var scale = subject.scale ?? 1
    var notes: [String] = []
    if let file = subject.tree {
      let placed = try Self.placed(file, on: facts, scale: subject.scale)
      (tree, scale, notes) = (placed.tree, placed.scale, placed.notes)
    }
    let size = CGSize(width: Double(facts.width) / scale, height: Double(facts.height) / scale)
    let settings: (settings: MatchSettings, origins: MatchOrigins)
    do throws(PictureRegionError) {
      settings = try rules.settings(for: subject.key, size: size, tree: tree)
    } catch { throw .region(error) }
    let unread = UnreadCapture(
      PictureBytes(subject.bytes, showing: facts.pixels), key: subject.key, tree: tree, scale: scale,
      fingerprint: facts.fingerprint, settings: settings.settings, origins: settings.origins, at: subject.site
    )
    if let outcome = runner.run(unread: unread) {
      return .done(Outcome(outcome: outcome, key: subject.key, notes: notes))
    }
    return .pixels(Prepared(unread: unread, notes: notes))
  }

  /// Fetches the pictures that are compared by pixels and are elsewhere, many at once, if the project fetches.
  func fetchBaselines(of prepared: [Prepared]) {
    runner.store.fetchPictures(of: prepared.map(\.unread.key))
  }

  /// Decodes the picture, and compares it with its baseline.
  package func finish(_ prepared: Prepared) throws(PictureFault) -> Outcome {
    let unread = prepared.unread
    let picture: Bitmap
    do { picture = try ShownPicture(file: Data(unread.file.bytes)).pixels } catch {
      throw .damaged(PictureDescription.reason(error, unread.site.filePath))
    }
    var capture = CheckCapture(
      .picture(ScreenSnapshot(picture: picture, tree: unread.tree, scale: unread.scale), unread.fingerprint),
      key: unread.key, settings: unread.settings, origins: unread.origins, at: unread.site)
    capture.file = unread.file
    return Outcome(outcome: runner.run(capture), key: unread.key, notes: prepared.notes)
  }

  /// Leaves a refusal of a picture that is no check, so that its run never passes.
  package func refuse(_ fault: PictureFault, of key: CheckKey?, at site: CallSite) throws(RunError) {
    let known = key ?? CheckKey(suite: [], test: nil, name: site.filePath, environment: .picture)
    try runner.recorder.refuse(
      Refusal(of: known, hasEnvironment: key != nil, because: "\(fault)", at: site, batch: runner.batch))
  }

  /// The facts of a picture's file that its digest needs.
  private struct Facts {
    var pixels: PixelDigest
    var width: Int
    var height: Int
    var fingerprint: Fingerprint
  }

  private func facts(_ subject: Subject) throws(PictureFault) -> Facts {
    do {
      let found = try runner.store.facts(of: subject.bytes)
      let appearance = try PictureFile.appearance(of: Data(subject.bytes))
      let shown =
        appearance.isPlain
        ? nil : "\(appearance) (\(Digest128(of: appearance.identity).description.prefix(12)))"
      return Facts(
        pixels: found.pixels, width: found.width, height: found.height,
        fingerprint: .pictureFile(shown: shown))
    } catch {
      throw .damaged(PictureDescription.reason(error, subject.path))
    }
  }

  private static func placed(
    _ file: (bytes: [UInt8], path: String), on facts: Facts, scale: Double?
  ) throws(PictureFault) -> (tree: Element, scale: Double, notes: [String]) {
    do throws(TreeFormatError) {
      let placed = try TreeFile.read(file.bytes).placed(
        onWidth: facts.width, height: facts.height, scale: scale)
      return (placed.tree, placed.scale, placed.notes)
    } catch { throw .tree(file.path, "\(error)") }
  }
}
