import Foundation
import GalleyImage
import GalleyTree

/// What a proof is known by: the digest of its pixels and the digest of its tree.
///
/// Both decide. A label that changed without a pixel is another proof, and approving it is a decision.
public struct ProofDigest: Hashable, Sendable, Codable {
  /// The digest of size and pixels.
  public var pixels: PixelDigest

  /// The digest of the tree's JSON form; `nil` where there is no tree.
  public var tree: Digest128?

  /// Makes a digest of its parts.
  ///
  /// - Parameters:
  ///   - pixels: The digest of size and pixels.
  ///   - tree: The digest of the tree.
  public init(pixels: PixelDigest, tree: Digest128?) {
    self.pixels = pixels
    self.tree = tree
  }

  /// The digest of a tree.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The digest of its one-line JSON form.
  /// - Throws: `EncodingError` where a frame is not finite.
  public static func tree(of tree: Element) throws -> Digest128 {
    Digest128(of: Data(try StableJSON.line(tree)))
  }

  /// Both digests' first digits, for messages.
  public var short: String {
    [pixels.description, tree?.description].compactMap { $0?.prefix(8) }.joined(separator: "/")
  }
}
