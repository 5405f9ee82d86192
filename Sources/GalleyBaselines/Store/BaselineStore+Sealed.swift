import Foundation
import GalleyExplanation
import GalleyImage
import GalleyTree

extension BaselineStore {
  /// Whether a proof is what was approved, told without reading the picture.
  ///
  /// That is so when the sidecar is, byte for byte, the one that approving this very proof would write: it holds the
  /// digest of all pixels, the tree, and what drew them. Of the picture only the ends are looked at, for a file that is
  /// missing, cut off, a pointer, or of another size; damage between them is found by the gate, which decodes every
  /// picture, and by any check that does not match.
  ///
  /// - Parameters:
  ///   - key: The check.
  ///   - proof: The proof.
  ///   - digest: The digest of its pixels.
  ///   - fingerprint: What drew it.
  /// - Returns: Whether it is; if not, ``read(_:)`` tells why, and may still find it equal.
  func isApproved(_ key: CheckKey, _ proof: Proof, pixels digest: PixelDigest, fingerprint: Fingerprint)
    -> Bool
  {
    let files = BaselineFiles(key, in: project.baselines)
    guard (try? files.hasIntent()) == false, let approved = try? files.folder.readIfPresent(files.sidecar)
    else { return false }
    // How the picture was written is not known here, and has no say.
    let sidecar = Sidecar(
      key: key, pixels: digest, scale: proof.scale, fingerprint: fingerprint, tree: proof.tree,
      file: Self.fileDigest(in: approved))
    guard let expected = try? StableJSON.document(sidecar), approved == expected else { return false }
    guard let ends = files.folder.ends(of: files.picture, first: 24, last: 12) else { return false }
    return ends.first == Self.beginning(of: proof.picture) && ends.last == Self.end
  }

  /// The digest of the picture's file that a sidecar tells; it is the first field of those that have it.
  private static func fileDigest(in sidecar: [UInt8]) -> Digest128? {
    let start = Array("{\n  \"file\": \"".utf8)
    guard sidecar.starts(with: start) else { return nil }
    return Digest128(String(decoding: sidecar[start.count...].prefix(32), as: UTF8.self))
  }

  /// What a picture's baseline is known by, told without decoding the picture.
  ///
  /// That can be told where the sidecar has the digest of the picture's file, and the file still has it: then it is the
  /// picture that was approved. The digest of the tree is made of what the sidecar holds as it stands; in a sidecar that
  /// Galley did not write it may be another than that of the tree, and then equals no tree's.
  ///
  /// - Parameter key: The check, of which no change is under way and no text is there.
  /// - Returns: The digest; `nil` where only decoding tells.
  func sealedDigest(of key: CheckKey) -> ProofDigest? {
    let files = BaselineFiles(key, in: project.baselines)
    guard let note = try? files.folder.readIfPresent(files.sidecar), let head = SidecarHead(note),
      head.read("format", as: Int.self) == 2, let file = head.read("file", as: Digest128.self),
      let pixels = head.read("pixels", as: PixelDigest.self), head.read("key", as: CheckKey.self) == key,
      head.has("fingerprint"), let scale = head.read("scale", as: Double.self), scale > 0, !head.has("text"),
      let picture = try? files.folder.readIfPresent(files.picture), Digest128(of: Data(picture)) == file
    else { return nil }
    return ProofDigest(pixels: pixels, tree: head.line("tree").map { Digest128(of: Data($0)) })
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
