import GalleyExplanation
import GalleyImage
import GalleyTree

/// The digest of all that judging reads of a picture's sidecar besides pixels and tree: the scale, and the environment that
/// drew the picture.
///
/// It is the first half of a SHA-256 digest. A journal's line states it beside the content, so that a signature covers both.
package struct DrawingDigest: Hashable, Sendable {
  /// The digest.
  package var value: Digest128

  /// Takes a digest.
  init(_ value: Digest128) { self.value = value }

  /// The digest of a scale and an environment; `nil` where the scale is not finite.
  package init?(scale: Double, fingerprint: Fingerprint) {
    guard let scale = try? StableJSON.line(scale), let fingerprint = try? StableJSON.line(fingerprint) else {
      return nil
    }
    self.init(scaleLine: scale, fingerprintLine: fingerprint)
  }

  /// The digest of two fields that stand as ``StableJSON/line(_:)`` writes them.
  init(scaleLine: [UInt8], fingerprintLine: [UInt8]) {
    value = SHA256Digest(of: scaleLine + [UInt8(ascii: "\n")] + fingerprintLine).firstHalf
  }
}

extension DrawingDigest: Codable {
  /// Reads the digest's digits.
  package init(from decoder: any Decoder) throws { self.init(try Digest128(from: decoder)) }

  /// Writes the digest's digits.
  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension SidecarFile {
  /// The digest of what drew the picture; `nil` of a text.
  package var drawing: DrawingDigest? {
    guard case .picture(let sidecar) = self else { return nil }
    return DrawingDigest(scale: sidecar.scale, fingerprint: sidecar.fingerprint)
  }
}

extension StoredBaseline {
  /// The digest of the picture's scale and fingerprint; `nil` of a text, or where there is none.
  package var drawing: DrawingDigest? {
    guard case .found(let baseline) = self else { return nil }
    return DrawingDigest(scale: baseline.snapshot.scale, fingerprint: baseline.fingerprint)
  }
}

extension CheckRecord {
  /// The digest of what drew the picture that the check saw; `nil` of a text.
  package var drawing: DrawingDigest? {
    kind == .picture ? DrawingDigest(scale: scale, fingerprint: fingerprint) : nil
  }
}
