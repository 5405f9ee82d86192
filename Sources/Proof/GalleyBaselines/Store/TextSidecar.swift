import GalleyImage
import GalleyTree

/// The file beside an approved text.
package struct TextSidecar: Hashable, Sendable, Codable {
  /// The newest version of the format, the one that is written.
  package static let newest = 1

  /// The version of the format.
  package var format = Self.newest
  /// The check.
  package var key: CheckKey
  /// The digest of the text's bytes.
  package var text: Digest128
}

/// The file beside an approved picture or text.
package enum SidecarFile: Hashable, Sendable {
  /// Beside a picture.
  case picture(Sidecar)
  /// Beside a text.
  case text(TextSidecar)

  /// The check.
  package var key: CheckKey {
    switch self {
    case .picture(let sidecar): sidecar.key
    case .text(let sidecar): sidecar.key
    }
  }

  /// The kind of the baseline.
  package var kind: CheckKind {
    switch self {
    case .picture: .picture
    case .text: .text
    }
  }

  /// The digest of the baseline beside it, as the sidecar tells it.
  ///
  /// - Throws: `EncodingError` where a frame is not finite.
  package var digest: ContentDigest {
    get throws {
      switch self {
      case .picture(let sidecar):
        ContentDigest(pixels: sidecar.pixels, tree: try sidecar.tree.map(ContentDigest.tree))
      case .text(let sidecar): ContentDigest(textDigest: sidecar.text)
      }
    }
  }

  /// The renderer, fonts and libraries that drew the picture; `nil` of a text.
  package var fingerprint: Fingerprint? {
    if case .picture(let sidecar) = self { sidecar.fingerprint } else { nil }
  }

  /// The file.
  ///
  /// - Throws: `EncodingError` where a frame is not finite.
  package func document() throws -> [UInt8] {
    switch self {
    case .picture(let sidecar): try StableJSON.document(sidecar)
    case .text(let sidecar): try StableJSON.document(sidecar)
    }
  }

  /// The fields that tell the two forms apart, in every version.
  private struct Head: Decodable {
    var format: Int
    var text: String?
  }

  /// Reads a sidecar of any kind and version.
  ///
  /// - Throws: ``BaselineError``, naming the file.
  package static func read(_ bytes: [UInt8], path: String) throws(BaselineError) -> SidecarFile {
    guard let head = try? StableJSON.read(Head.self, from: bytes), head.text != nil else {
      return .picture(try Sidecar.read(bytes, path: path))
    }
    guard head.format <= TextSidecar.newest else {
      throw .sidecarFromFuture(path, version: head.format, newest: TextSidecar.newest)
    }
    guard head.format >= 1 else { throw .sidecarBroken(path, "format is \(head.format)") }
    do { return .text(try StableJSON.read(TextSidecar.self, from: bytes)) } catch {
      throw .sidecarBroken(path, StableJSON.words(for: error))
    }
  }
}
