import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// Tells what a baseline is, or whether it is still the same, with no more reading than that needs.
///
/// The answers differ in what they look at, and so in what they are good for. None finds damage that
/// ``BaselineStore/read(_:)`` would find elsewhere: where an answer is `nil` or false, only reading tells.
package struct BaselineProbe {
  private let key: CheckKey
  private let files: BaselineFiles
  private let store: BaselineStore

  package init(_ key: CheckKey, in store: BaselineStore) {
    self.key = key
    self.store = store
    files = BaselineFiles(key, in: store.project.baselines)
  }

  // MARK: Unread

  /// The stamps of the files; any change of the baseline changes one of them.
  package var stamps: [FileStamp?] {
    (BaselinePart.pictures.map(files.name) + [files.sidecar, files.text, files.intent])
      .map { FileStamp(of: files.folder.path(of: $0)) }
  }

  /// The stamps of picture and sidecar.
  package struct Stamps: Hashable, Sendable {
    /// The name of the picture.
    package var name: String
    package var picture: FileStamp
    package var sidecar: FileStamp
  }

  /// The stamps of picture and sidecar; `nil` unless both are plain files, no change is under way, and there is no text and
  /// no other picture.
  package var pictureStamps: Stamps? {
    let names = BaselinePart.pictures.map(files.name)
    let states = files.folder.status(of: [files.sidecar, files.text, files.intent] + names)
    let found = names.indices.filter { states[3 + $0] != .missing }
    guard case .file(let sidecar) = states[0], states[1] == .missing, states[2] == .missing,
      found.count == 1, case .file(let picture) = states[3 + found[0]]
    else { return nil }
    if let counterpart = key.counterpart {
      let files = BaselineFiles(counterpart, in: store.project.baselines)
      guard files.folder.status(of: [files.text]) == [.missing] else { return nil }
    }
    return Stamps(name: names[found[0]], picture: picture, sidecar: sidecar)
  }

  // MARK: By content

  /// The digest of the present baseline, and the renderer, fonts and libraries of its picture; `nil` if there is no
  /// baseline.
  ///
  /// - Throws: ``BaselineError`` if it is damaged.
  package func digest() throws(BaselineError) -> (digest: ContentDigest, fingerprint: Fingerprint?)? {
    if let known = store.known(key), let bytes = try? files.folder.readIfPresent(files.sidecar),
      let fingerprint = JSONFields.first("fingerprint", in: bytes, as: Fingerprint.self)
    {
      return (known.digest, fingerprint)
    }
    switch try store.read(key) {
    case .missing: return nil
    case .found(let baseline): return (baseline.digest, baseline.fingerprint)
    case .text(let baseline): return (baseline.digest, nil)
    }
  }

  // MARK: By what would be written

  /// Whether a snapshot is what was approved.
  ///
  /// That is so when the sidecar is, byte for byte, the one that approving this very snapshot would write: it holds the
  /// digest of all pixels, the tree, and what drew them; when the picture's file is known to have these pixels, by having
  /// been decoded here; and when the journal's last word about the check is this content.
  package func holds(_ snapshot: ScreenSnapshot, pixels: PixelDigest, fingerprint: Fingerprint) -> Bool {
    guard let approved = try? files.folder.readIfPresent(files.sidecar) else { return false }
    // Older versions noted the digest of the picture's file, which nothing goes by.
    let sidecar = Sidecar(
      key: key, pixels: pixels, scale: snapshot.scale, fingerprint: fingerprint, tree: snapshot.tree,
      file: JSONFields.first("file", in: approved, as: Digest128.self))
    guard let expected = try? StableJSON.document(sidecar), approved == expected,
      let known = store.known(key), known.digest.pixels == pixels, known.sidecar == SHA256Digest(of: approved)
    else { return false }
    return (try? store.journalReading())?.states.allows(known.digest, known.drawing, for: key) ?? false
  }
}

extension BaselineStore {
  /// A probe of a check's baseline.
  package func probe(_ key: CheckKey) -> BaselineProbe { BaselineProbe(key, in: self) }
}
