import GalleySystem

extension Git {
  /// The newest commit that two have in common; `nil` if they have none here.
  func mergeBase(_ first: String, _ second: String) throws(GitError) -> String? {
    let end = try ask(["merge-base", first, second], mostBytes: 65_536)
    let digest = String(decoding: end.bytes, as: UTF8.self).filter { $0 != "\n" }
    return end.status == 0 && Self.isDigest(digest) ? digest : nil
  }

  /// Whether the history ends somewhere, as of a clone with a depth.
  var isShallow: Bool {
    guard let end = try? ask(["rev-parse", "--is-shallow-repository"], mostBytes: 65_536) else {
      return false
    }
    return String(decoding: end.bytes, as: UTF8.self).hasPrefix("true")
  }

  /// The files of a commit below a path, by their path from the folder that git is asked in, with what names their content.
  func files(of commit: String, below path: String) throws(GitError) -> [String: String] {
    let output = try output(["--literal-pathspecs", "ls-tree", "-r", "-z", commit, "--", path])
    var files: [String: String] = [:]
    for entry in output.split(separator: 0) {
      // "<mode> <type> <digest>", a tab, and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let head = parts.first.map { String(decoding: $0, as: UTF8.self).split(separator: " ") } ?? []
      guard parts.count == 2, head.count == 3, Self.isDigest(String(head[2])) else {
        throw .notUnderstood(command: "ls-tree")
      }
      if head[1] == "blob" { files[String(decoding: parts[1], as: UTF8.self)] = String(head[2]) }
    }
    return files
  }

  /// The files below paths that differ between a commit and the work tree, those that git does not know included, by their
  /// path from the folder that git is asked in.
  func changedFiles(since commit: String, below paths: [String]) throws(GitError) -> Set<String> {
    func names(_ words: [String]) throws(GitError) -> [ArraySlice<UInt8>] {
      try output(["--literal-pathspecs"] + words + ["--"] + paths).split(separator: 0)
    }
    let changed = try names([
      "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules",
      "--relative", commit,
    ])
    let untracked = try names(["ls-files", "--others", "-z"])
    // Files that git was told not to look at may have changed all the same: a small letter, or an S, stands before them.
    let unseen = try names(["ls-files", "-v", "-z"]).compactMap { entry -> ArraySlice<UInt8>? in
      guard let tag = entry.first, tag == UInt8(ascii: "S") || tag >= UInt8(ascii: "a") else { return nil }
      return entry.dropFirst(2)
    }
    return Set((changed + untracked + unseen).map { String(decoding: $0, as: UTF8.self) })
  }
}
