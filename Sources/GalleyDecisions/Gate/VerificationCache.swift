import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem
import Synchronization

/// A cache of the pictures that earlier gates verified, so that untouched ones are not decoded again.
///
/// It is a note to itself in `.galley`, and never trusted further than the system's word that neither picture nor sidecar
/// was touched since: device, number, size and both times must be the same, no change may be under way, and no file of
/// the other kind be there. What changed within two seconds before it was decoded is not noted, as in Git's index. A
/// note that is torn or of another version is no note. Only decay of the disk goes unseen; `galley verify` decodes all.
final class VerificationCache: Sendable {
  /// The finding about one baseline.
  struct Finding: Hashable, Sendable {
    var picture: FileStamp
    var sidecar: FileStamp
    var pixels: PixelDigest
    var tree: Digest128?

    var digest: ContentDigest { ContentDigest(pixels: pixels, tree: tree) }
  }

  static let fileName = "verified"
  /// A store of ten times as many checks as any that is known of.
  private static let most = 200_000

  private let project: Project
  private let began: Int64
  private let known: [String: Finding]
  private let fresh = Mutex<[String: Finding]>([:])

  /// Reads the note.
  ///
  /// `now`: the time, in nanoseconds since 1970.
  init(_ project: Project, now: Int64 = FileStamp.now) {
    self.project = project
    began = now
    let bytes = (try? project.work.readIfPresent(Self.fileName)) ?? nil
    known = bytes.flatMap(VerificationCacheFormat.read) ?? [:]
  }

  /// The digest of a picture's baseline, if its files are as they were when it was last decoded.
  ///
  /// - Returns: The digest; `nil` where only reading tells.
  func digest(of key: CheckKey) -> ContentDigest? {
    guard let finding = known[key.slug], let (picture, sidecar) = stamps(of: key),
      finding.picture == picture, finding.sidecar == sidecar
    else { return nil }
    return finding.digest
  }

  /// The outcome of a check of a picture, if the file's digest in its sidecar tells what the baseline is; it is noted.
  ///
  /// `judge`: what digests tell; `nil` where pixels have to be looked at. Returns the outcome and the baseline's
  /// digest; `nil` where only reading tells.
  func sealed(
    _ key: CheckKey, in store: BaselineStore, _ judge: (ContentDigest) -> CheckOutcome?
  ) -> (outcome: CheckOutcome, digest: ContentDigest)? {
    guard let before = stamps(of: key), let digest = store.probe(key).sealedDigest(),
      let outcome = judge(digest)
    else { return nil }
    note(digest, of: key, before)
    return (outcome, digest)
  }

  /// Reads a baseline by other means, and notes what was found.
  ///
  /// - Throws: What `read` throws.
  func noting(
    _ key: CheckKey, _ read: () throws(BaselineError) -> StoredBaseline
  ) throws(BaselineError) -> StoredBaseline {
    let before = stamps(of: key)
    let stored = try read()
    if case .found(let baseline) = stored, let before { note(baseline.digest, of: key, before) }
    return stored
  }

  /// Notes what was found, unless the files were touched just before or meanwhile.
  private func note(
    _ digest: ContentDigest, of key: CheckKey, _ before: (picture: FileStamp, sidecar: FileStamp)
  ) {
    guard let pixels = digest.pixels, before.picture.isSettled(at: began),
      before.sidecar.isSettled(at: began), let after = stamps(of: key), before == after
    else { return }
    let finding = Finding(
      picture: before.picture, sidecar: before.sidecar, pixels: pixels, tree: digest.tree)
    fresh.withLock { $0[key.slug] = finding }
  }

  /// Writes the note, if there is anything new; where that fails, the next gate decodes again.
  func save() {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    var all = known.merging(fresh) { $1 }
    if all.count > Self.most { all = fresh }
    do {
      try project.ignoreWork()
      try project.work.write(VerificationCacheFormat.write(all), to: Self.fileName, flushes: false)
    } catch {
      // A project that cannot be written is gated all the same.
    }
  }

  private func stamps(of key: CheckKey) -> (picture: FileStamp, sidecar: FileStamp)? {
    BaselineStore(project).probe(key).pictureStamps
  }
}
