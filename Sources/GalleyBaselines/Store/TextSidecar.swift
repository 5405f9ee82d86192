import GalleyImage

/// What lies beside an approved text: whose it is, and what it is known by.
struct TextSidecar: Hashable, Sendable, Codable {
  /// The newest version of the format, the one that is written.
  static let newest = 1

  /// The version of the format.
  var format = Self.newest
  /// What the text is the baseline of.
  var key: CheckKey
  /// The digest of the text's bytes.
  var text: Digest128
}

/// What lies beside whatever was approved.
enum SidecarFile: Hashable, Sendable {
  /// Beside a picture.
  case picture(Sidecar)
  /// Beside a text.
  case text(TextSidecar)

  /// What it is the baseline of.
  var key: CheckKey {
    switch self {
    case .picture(let sidecar): sidecar.key
    case .text(let sidecar): sidecar.key
    }
  }

  /// Which of the two.
  var kind: CheckKind {
    switch self {
    case .picture: .picture
    case .text: .text
    }
  }

  /// The file.
  ///
  /// - Throws: `EncodingError` where a frame is not finite.
  func document() throws -> [UInt8] {
    switch self {
    case .picture(let sidecar): try StableJSON.document(sidecar)
    case .text(let sidecar): try StableJSON.document(sidecar)
    }
  }

  /// What tells the two forms apart, in every version.
  private struct Head: Decodable {
    var format: Int
    var text: String?
  }

  /// Reads a sidecar of any kind and version.
  ///
  /// - Throws: ``BaselineFault``, naming the file.
  static func read(_ bytes: [UInt8], path: String) throws(BaselineFault) -> SidecarFile {
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
