import Foundation
import GalleyImage
import GalleyTree

/// The identity of a candidate or a baseline: the digests of its pixels and its tree, or that of its text.
///
/// All decide. A label that changed without a pixel is another snapshot, and approving it is a decision.
package struct ContentDigest: Hashable, Sendable {
  /// The content that the digest is of.
  package enum Subject: Hashable, Sendable {
    /// A picture, by the digest of size and pixels.
    case pixels(PixelDigest)
    /// A text, by the digest of its bytes.
    case text(Digest128)
  }

  /// The content that the digest is of.
  package var subject: Subject

  /// The digest of the tree's JSON form; `nil` where there is no tree.
  package var tree: Digest128?

  /// Makes a digest of a picture's parts.
  package init(pixels: PixelDigest, tree: Digest128?) {
    subject = .pixels(pixels)
    self.tree = tree
  }

  /// Makes the digest of a text.
  ///
  /// - Parameter text: The text; its bytes decide, not what they mean.
  package init(text: String) {
    subject = .text(Digest128(of: Data(text.utf8)))
  }

  /// Makes the digest of a text whose bytes' digest is known.
  package init(textDigest: Digest128) {
    subject = .text(textDigest)
  }

  /// The digest of size and pixels; `nil` of a text.
  package var pixels: PixelDigest? {
    if case .pixels(let digest) = subject { digest } else { nil }
  }

  /// The digest of the text; `nil` of a picture.
  package var text: Digest128? {
    if case .text(let digest) = subject { digest } else { nil }
  }

  /// The content that the digest is of.
  package var kind: CheckKind { text == nil ? .picture : .text }

  /// The digest of a tree, without the views that it was made of, which explain differences and are no difference.
  ///
  /// - Throws: `EncodingError` where a frame is not finite, and ``TreeDepth/Exceeded``.
  package static func tree(of tree: Element) throws -> Digest128 {
    try TreeDepth.check(tree)
    return Digest128(of: Data(try StableJSON.line(tree.withoutViews)))
  }

  /// The digest of a tree that stands as ``StableJSON/line(_:)`` writes it.
  static func tree(line: [UInt8]) -> Digest128 {
    // In a text, quotes have a backslash before them; a root's views come last and are a list of texts.
    let field = Array(",\"views\":[".utf8)
    var rest = line[...]
    var bare: [UInt8] = []
    while let start = rest.firstRange(of: field) {
      bare += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      var isText = false
      var isEscaped = false
      let end = rest.firstIndex { byte in
        if isEscaped {
          isEscaped = false
        } else if isText, byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText.toggle()
        } else if !isText, byte == UInt8(ascii: "]") {
          return true
        }
        return false
      }
      rest = end.map { rest[($0 + 1)...] } ?? []
    }
    return Digest128(of: Data(bare + rest))
  }

  /// The name of the files that hold the content: the digits of the digest.
  package var name: String {
    switch subject {
    case .pixels(let digest): "\(digest)"
    case .text(let digest): "\(digest)"
    }
  }

  /// The digests' first digits, for messages.
  package var short: String {
    [name, tree?.description].compactMap { $0?.prefix(8) }.joined(separator: "/")
  }
}

extension ContentDigest: Codable {
  private enum Key: String, CodingKey {
    case pixels, text, tree
  }

  /// Reads `pixels`, or `text`, and `tree`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(Digest128.self, forKey: .text) {
      guard !container.contains(.pixels) else {
        throw DecodingError.dataCorruptedError(
          forKey: .text, in: container, debugDescription: "a snapshot is of pixels or of a text, not of both")
      }
      subject = .text(text)
    } else {
      subject = .pixels(try container.decode(PixelDigest.self, forKey: .pixels))
    }
    tree = try container.decodeIfPresent(Digest128.self, forKey: .tree)
  }

  /// Writes `pixels`, or `text`, and `tree`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch subject {
    case .pixels(let digest): try container.encode(digest, forKey: .pixels)
    case .text(let digest): try container.encode(digest, forKey: .text)
    }
    try container.encodeIfPresent(tree, forKey: .tree)
  }
}
