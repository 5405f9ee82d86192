import GalleyDiff
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
    let sidecar = Sidecar(
      key: key, pixels: digest, scale: proof.scale, fingerprint: fingerprint, tree: proof.tree)
    guard (try? files.hasIntent()) == false, let approved = try? files.folder.readIfPresent(files.sidecar),
      let expected = try? StableJSON.document(sidecar), approved == expected
    else { return false }
    guard let ends = files.folder.ends(of: files.picture, first: 24, last: 12) else { return false }
    return ends.first == Self.beginning(of: proof.picture) && ends.last == Self.end
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
