import GalleyImage
import GalleyTree

/// What a proof is known by: the digest of its pixels and the digest of its tree.
///
/// Both decide. A label that changed without a pixel is another proof, and approving it is a decision.
public struct ProofDigest: Hashable, Sendable, Codable {
  /// The digest of size and pixels, as hexadecimal text.
  public var pixels: String

  /// The digest of the tree's JSON form; `nil` where there is no tree.
  public var tree: String?

  /// Makes a digest of its parts.
  ///
  /// - Parameters:
  ///   - pixels: The digest of size and pixels.
  ///   - tree: The digest of the tree.
  public init(pixels: String, tree: String?) {
    self.pixels = pixels
    self.tree = tree
  }

  /// The digest of a picture.
  ///
  /// - Parameter picture: The picture.
  /// - Returns: Hexadecimal text; the same however the picture is compressed.
  public static func pixels(of picture: Bitmap) -> String {
    PixelDigest(picture).text
  }

  /// The digest of a tree.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: Hexadecimal text.
  /// - Throws: `EncodingError` where a frame is not finite.
  public static func tree(of tree: Element) throws -> String {
    TextDigest.of(try StableJSON.line(tree))
  }

  /// Both digests' first digits, for messages.
  public var short: String {
    String(pixels.prefix(8)) + (tree.map { "/" + $0.prefix(8) } ?? "")
  }
}
