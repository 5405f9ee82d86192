import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// Tells what a baseline is, or whether it is still the same, without decoding its picture.
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

  /// The stamps of the files, of which any change of the baseline changes one.
  package var stamps: [FileStamp?] {
    [files.sidecar, files.picture, files.text, files.intent].map { FileStamp(of: files.folder.path(of: $0)) }
  }

  /// The folder, which other baselines share, and its stamp, which changes with its list of files.
  package var folderStamp: (path: String, stamp: FileStamp?) {
    (files.folder.path, FileStamp(of: files.folder.path))
  }

  /// The stamps of picture and sidecar; `nil` unless both are plain files, no change is under way, and there is no text.
  package var pictureStamps: (picture: FileStamp, sidecar: FileStamp)? {
    let states = files.folder.status(of: [files.picture, files.sidecar, files.text, files.intent])
    guard case .file(let picture) = states[0], case .file(let sidecar) = states[1],
      states[2...].allSatisfy({ $0 == .missing })
    else { return nil }
    if let counterpart = key.counterpart {
      let files = BaselineFiles(counterpart, in: store.project.baselines)
      guard files.folder.status(of: [files.text]) == [.missing] else { return nil }
    }
    return (picture, sidecar)
  }

  // MARK: By the sidecar

  /// The digest that the sidecar tells, and what drew the picture; `nil` if there is no baseline.
  ///
  /// Whether the picture is the one that the sidecar tells of is not looked at. It is good enough to show, and to find
  /// what may be meant: whoever changes the baseline reads all of it.
  package func sidecarDigest() throws(BaselineError) -> (digest: ContentDigest, fingerprint: Fingerprint?)? {
    if try files.hasIntent() {
      switch try store.read(key) {
      case .missing: return nil
      case .found(let baseline): return (baseline.digest, baseline.fingerprint)
      case .text(let baseline): return (baseline.digest, nil)
      }
    }
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try files.folder.readIfPresent(files.sidecar) } catch {
      throw .file(error)
    }
    guard let bytes else { return nil }
    let path = files.folder.displayPath(files.sidecar)
    let sidecar = try SidecarFile.read(bytes, path: path)
    guard sidecar.key == key else { throw .nameTaken(path, by: sidecar.key) }
    do { return (try sidecar.digest, sidecar.fingerprint) } catch {
      throw .sidecarBroken(path, "a number in its tree is not finite")
    }
  }

  // MARK: By the file's digest

  /// The digest of a picture's baseline, where the sidecar has the digest of the picture's file and the file still has it:
  /// then it is the picture that was approved.
  ///
  /// The digest of the tree is made of what the sidecar holds as it stands; in a sidecar that Galley did not write it may
  /// be another than that of the tree, and then equals no tree's. Whether a change is under way, or a text is there, is
  /// not looked at.
  package func sealedDigest() -> ContentDigest? {
    guard let note = try? files.folder.readIfPresent(files.sidecar), let fields = SidecarFields(note),
      fields.read("format", as: Int.self) == 2, let file = fields.read("file", as: Digest128.self),
      let pixels = fields.read("pixels", as: PixelDigest.self),
      fields.read("key", as: CheckKey.self) == key, fields.has("fingerprint"),
      let scale = fields.read("scale", as: Double.self), scale > 0, !fields.has("text"),
      let picture = try? files.folder.readIfPresent(files.picture), Digest128(of: Data(picture)) == file
    else { return nil }
    return ContentDigest(pixels: pixels, tree: fields.line("tree").map { Digest128(of: Data($0)) })
  }

  /// Whether the baseline is surely a picture's with this digest, told by ``sealedDigest()``.
  func isSealed(as expected: ContentDigest) -> Bool {
    expected.pixels != nil && key.counterpart == nil && (try? files.folder.contains(files.text)) == false
      && sealedDigest() == expected
  }

  // MARK: By what would be written

  /// Whether a snapshot is what was approved.
  ///
  /// That is so when the sidecar is, byte for byte, the one that approving this very snapshot would write: it holds the
  /// digest of all pixels, the tree, and what drew them. Of the picture only the ends are looked at, for a file that is
  /// missing, cut off, a pointer, or of another size; damage between them is found by the gate, which decodes every
  /// picture, and by any check that does not match.
  package func holds(_ snapshot: ScreenSnapshot, pixels: PixelDigest, fingerprint: Fingerprint) -> Bool {
    guard (try? files.hasIntent()) == false, let approved = try? files.folder.readIfPresent(files.sidecar)
    else { return false }
    // How the picture was encoded is not known here, and does not matter.
    let sidecar = Sidecar(
      key: key, pixels: pixels, scale: snapshot.scale, fingerprint: fingerprint, tree: snapshot.tree,
      file: SidecarFields.first("file", in: approved, as: Digest128.self))
    guard let expected = try? StableJSON.document(sidecar), approved == expected,
      let ends = files.folder.readEnds(of: files.picture, first: 24, last: 12)
    else { return false }
    return ends.first == Self.beginning(of: snapshot.picture) && ends.last == Self.end
  }

  /// The first bytes of a PNG file: signature, length and name of the header, width and height.
  private static func beginning(of picture: Bitmap) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
      + bytes(picture.width) + bytes(picture.height)
  }

  /// The last bytes of a PNG file: the empty chunk that ends it, with its check sum.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
}

extension BaselineStore {
  /// A probe of a check's baseline.
  package func probe(_ key: CheckKey) -> BaselineProbe { BaselineProbe(key, in: self) }
}
