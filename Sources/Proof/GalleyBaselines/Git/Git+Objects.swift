import GalleySystem

extension Git {
  /// The content of objects, by one run of git.
  ///
  /// `names`: what names each: a digest, or `ref:./path`. Returns for each name the bytes of its blob; `nil` where
  /// there is no such blob.
  package func blobs(_ names: [String], mostBytes: Int = Git.mostBytes) throws(GitError) -> [[UInt8]?] {
    guard !names.isEmpty else { return [] }
    // A name is a line; one with a line break in it could name two.
    guard names.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) && !$0.utf8.contains(0) }) else {
      throw .notUnderstood(command: "cat-file")
    }
    let input = Array(names.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    let output = try output(["cat-file", "--batch"], input: input, mostBytes: mostBytes)
    var blobs: [[UInt8]?] = []
    var position = 0
    for _ in names {
      guard let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw .notUnderstood(command: "cat-file")
      }
      let head = String(decoding: output[position..<end], as: UTF8.self)
      let parts = head.split(separator: " ")
      position = end + 1
      // "<digest> <type> <size>", else "<name> missing" or "<name> ambiguous".
      guard parts.count == 3, let size = Int(parts[2]), size >= 0, Self.isDigest(String(parts[0])) else {
        guard head.hasSuffix(" missing") || head.hasSuffix(" ambiguous") else {
          throw .notUnderstood(command: "cat-file")
        }
        blobs.append(nil)
        continue
      }
      guard output.count - position > size, output[position + size] == UInt8(ascii: "\n") else {
        throw .notUnderstood(command: "cat-file")
      }
      blobs.append(parts[1] == "blob" ? Array(output[position..<position + size]) : nil)
      position += size + 1
    }
    return blobs
  }

  /// A file of a commit as a checkout of it would have it: through the filters that git is set up with, such as Git LFS.
  ///
  /// - Returns: Its bytes; `nil` if git cannot make them.
  func smudged(_ path: String, at commit: String) -> [UInt8]? {
    guard let end = try? ask(["cat-file", "--filters", "\(commit):./\(path)"]), end.status == 0 else {
      return nil
    }
    return end.bytes
  }

  /// The commit that a user's word names.
  package func commit(_ ref: String) throws(GitError) -> String {
    guard Self.isPlain(ref) else { throw .noSuchRef(ref) }
    let end = try ask(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(ref)^{commit}"], mostBytes: 65_536)
    let digest = String(decoding: end.bytes, as: UTF8.self).filter { $0 != "\n" }
    guard end.status == 0, Self.isDigest(digest) else { throw .noSuchRef(ref) }
    return digest
  }

  /// Whether a user's word can name a commit.
  private static func isPlain(_ ref: String) -> Bool {
    !ref.isEmpty && !ref.hasPrefix("-")
      && !ref.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: ":") }
  }

  /// Whether there is a branch or tag of exactly this name, which is written in full, such as `refs/heads/main`.
  func has(_ name: String) -> Bool {
    guard Self.isPlain(name),
      let end = try? ask(["show-ref", "--verify", "--quiet", name], mostBytes: 65_536)
    else { return false }
    return end.status == 0
  }

  /// The commit of the branch that a user's word names, never of a tag that somebody gave its name.
  ///
  /// Git itself takes the tag `origin/main` for what `origin/main` means, before the branch of the remote, and whoever may push
  /// may push a tag. So a branch of a remote comes first, then one of this repository, then what is no tag: a name in full, such
  /// as `refs/tags/v1`, `HEAD`, or a digest. A name that begins with that of a remote means a branch of the remote and none of
  /// this repository.
  ///
  /// - Throws: ``GitError``; `GitError.onlyTag(_:)` if there is nothing but a tag of that name.
  /// - Reference: [gitrevisions](https://git-scm.com/docs/gitrevisions), `<refname>`.
  package func branch(_ ref: String) throws(GitError) -> String {
    // What stands behind the name, as in `v1~2`, leads on from it. A whole digest is never taken for a name.
    let end = ref.firstRange(of: "@{")?.lowerBound ?? ref.endIndex
    let name = String(ref[..<end].prefix { $0 != "~" && $0 != "^" })
    if Self.isDigest(name) { return try commit(ref) }
    if name.hasPrefix("refs/") {
      // Git looks for `refs/tags/refs/…` too.
      guard has(name) else { throw .noSuchRef(ref) }
      return try commit(ref)
    }
    if has("refs/remotes/\(name)") { return try commit("refs/remotes/\(ref)") }
    let isOfRemote = try remotes().contains { name.hasPrefix($0 + "/") }
    if !isOfRemote, has("refs/heads/\(name)") { return try commit("refs/heads/\(ref)") }
    if has("refs/tags/\(name)") { throw .onlyTag(name) }
    guard !isOfRemote else { throw .noSuchRef(ref) }
    return try commit(ref)
  }

  /// The names of the remotes.
  private func remotes() throws(GitError) -> [String] {
    String(decoding: try output(["remote"], mostBytes: 1 << 20), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  /// The files that differ between two commits, but for those in a folder, sorted.
  ///
  /// `folder`: its steps from the folder that is asked in.
  package func differingFiles(
    _ one: String, _ other: String, outside folder: [String]
  ) throws(GitError) -> [String] {
    let words = [
      "diff-tree", "-r", "-z", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--end-of-options", one, other, "--", ":(top)", ":(exclude,literal)\(folder.joined(separator: "/"))",
    ]
    return try output(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// All branches, local and remote, by name.
  func branches() throws(GitError) -> [(name: String, commit: String)] {
    let lines = try output(
      ["for-each-ref", "--format=%(objectname) %(refname:short)", "refs/heads", "refs/remotes"])
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 && Self.isDigest(parts[0]) ? (parts[1], parts[0]) : nil
    }
  }

  /// Whether a file's content is that of a Git LFS pointer.
  package static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }

  /// Whether a file has the marks of an unfinished merge, which stand at the beginning of a line.
  static func hasConflictMarks(_ bytes: [UInt8]) -> Bool {
    let mark = Array("<<<<<<< ".utf8)
    if bytes.starts(with: mark) { return true }
    return bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "\n") && bytes[($0 + 1)...].starts(with: mark)
    }
  }

  /// Whether a text is the name of an object in SHA-1 or SHA-256.
  package static func isDigest(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
