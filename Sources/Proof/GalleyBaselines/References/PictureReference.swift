import GalleyImage
import GalleyText

/// A file in place of a picture whose bytes are elsewhere: a pointer of Git LFS, or one of git-annex to an unlocked file.
///
/// - Reference: [Git LFS specification](https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md), version 1 of pointers;
///   [git-annex pointer file](https://git-annex.branchable.com/internals/pointer_file/) and
///   [key format](https://git-annex.branchable.com/internals/key_format/).
package struct PictureReference: Hashable, Sendable {
  /// A program that keeps files outside of git.
  package enum Tool: Sendable, Hashable {
    case lfs, annex
  }

  /// The program that has the bytes.
  package let tool: Tool
  /// The name of the bytes there: a digest in Git LFS, a key in git-annex.
  package let name: String
  /// The number of bytes; `nil` if a key does not say.
  package let byteCount: Int?
  /// The digest of the bytes; `nil` if the key has one of another kind.
  package let digest: SHA256Digest?

  /// Every pointer is shorter.
  static let mostBytes = 1_024

  /// Reads a pointer; `nil` for the bytes of any other file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    let lines = text.split(separator: "\n").map(String.init)
    if Git.isLFSPointer(bytes) {
      let mark = "oid sha256:"
      guard let line = lines.first(where: { $0.hasPrefix(mark) }),
        let digest = SHA256Digest(String(line.dropFirst(mark.count)))
      else { return nil }
      (tool, name, self.digest) = (.lfs, digest.description, digest)
      byteCount = lines.first { $0.hasPrefix("size ") }.flatMap { Int($0.dropFirst(5)) }
    } else {
      let mark = "/annex/objects/"
      guard let line = lines.first, line.hasPrefix(mark), line.utf8.count > mark.utf8.count,
        !line.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
      else { return nil }
      let key = String(line.dropFirst(mark.count))
      guard !key.contains("/"), !key.hasPrefix("-") else { return nil }
      (tool, name, digest) = (.annex, key, Self.digest(ofKey: key))
      byteCount = key.split(separator: "-").first { $0.hasPrefix("s") }.flatMap { Int($0.dropFirst()) }
    }
  }

  /// The digest in a key of the backends SHA256 and SHA256E, such as `SHA256E-s120--<digest>.png`.
  private static func digest(ofKey key: String) -> SHA256Digest? {
    guard key.hasPrefix("SHA256-") || key.hasPrefix("SHA256E-"), let start = key.firstRange(of: "--") else {
      return nil
    }
    return SHA256Digest(String(key[start.upperBound...].prefix { $0 != "." }))
  }
}

extension PictureReference {
  /// Whether it stands for these bytes, as far as its digest tells.
  func names(_ bytes: [UInt8]) -> Bool { digest.map { $0 == SHA256Digest(of: bytes) } ?? true }

  /// The digest and the size in brackets, after a blank; empty if neither is known.
  var facts: String {
    let facts = [
      digest.map { "object \($0.description.prefix(12))" }, byteCount.map { EnglishNoun.count($0, "byte") },
    ].compactMap { $0 }
    return facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
  }
}

extension PictureReference.Tool {
  /// The name of the program.
  package var title: String {
    switch self {
    case .lfs: "Git LFS"
    case .annex: "git-annex"
    }
  }

  /// The command that brings a file.
  func fetching(_ path: String) -> String {
    switch self {
    case .lfs: "git lfs pull --include \(path)"
    case .annex: "git annex get \(path)"
    }
  }
}
