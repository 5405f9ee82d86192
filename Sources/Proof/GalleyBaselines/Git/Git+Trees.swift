import Foundation
import GalleySystem

extension Git {
  /// Whether a folder may be in a repository, which takes a process less to find out than asking git.
  package static func mayKnow(_ folder: String) -> Bool {
    var place = folder
    while !FileManager.default.fileExists(atPath: place + "/.git") {
      guard place.hasPrefix("/"), place != "/" else { return false }
      place = (place as NSString).deletingLastPathComponent
    }
    return true
  }

  /// The first file that git tracks in the folder that it is asked in, by its path from there; `nil` if there is none.
  func firstTrackedFile() throws(GitError) -> String? {
    try output(["ls-files", "-z", "--", "."]).split(separator: 0).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The newest commit that two have in common; `nil` if they have none here.
  func mergeBase(_ first: String, _ second: String) throws(GitError) -> String? {
    let end = try ask(["merge-base", first, second], mostBytes: 65_536)
    let digest = String(decoding: end.bytes, as: UTF8.self).filter { $0 != "\n" }
    return end.status == 0 && Self.isDigest(digest) ? digest : nil
  }

  /// Whether a file of a project is in the commit that is checked out, or in git's index.
  ///
  /// `path`: from the project's root. `false` where there is no repository.
  static func commits(_ path: String, in project: Project) -> Bool {
    guard let git = try? Git(in: project.root) else { return false }
    func knows(_ words: [String]) -> Bool {
      let end = try? git.ask(["--literal-pathspecs"] + words + ["--", path], mostBytes: 65_536)
      // What cannot be asked is not trusted; before the first commit there is no HEAD.
      return end.map { $0.status == 0 && !$0.bytes.isEmpty } ?? true
    }
    return knows(["ls-files", "-z"]) || knows(["ls-tree", "-z", "HEAD"])
  }

  /// The path of the folder that is asked in from the root of the work tree, with a slash at the end if it has any step.
  var prefix: String {
    get throws(GitError) {
      let text = String(
        decoding: try output(["rev-parse", "--show-prefix"], mostBytes: 65_536), as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// Whether the history ends somewhere, as of a clone with a depth.
  var isShallow: Bool {
    guard let end = try? ask(["rev-parse", "--is-shallow-repository"], mostBytes: 65_536) else {
      return false
    }
    return String(decoding: end.bytes, as: UTF8.self).hasPrefix("true")
  }

  /// The files of a commit below a path, by their path from the folder that git is asked in, with what names their content.
  ///
  /// Links and submodules are no files: a link's content is the name of its target.
  func files(of commit: String, below path: String) throws(GitError) -> [String: String] {
    try entries(["-r", commit, "--", path]).compactMapValues { $0.isPlainFile ? $0.digest : nil }
  }

  /// What a commit has at a path, and which part of the path leads elsewhere.
  ///
  /// `path`: from the root of the work tree.
  func place(_ path: String, in commit: String) throws(GitError) -> TreePlace {
    try places([path], in: commit)[0]
  }

  /// The entries of a commit at some paths, by one run of git.
  ///
  /// `paths`: from the root of the work tree.
  func places(_ paths: [String], in commit: String) throws(GitError) -> [TreePlace] {
    let ways = paths.map { path in
      let steps = path.split(separator: "/")
      return steps.indices.map { steps[...$0].joined(separator: "/") }
    }
    let asked = Set(ways.joined()).sorted()
    // Without a path git lists all that is at the root.
    guard !asked.isEmpty else { return paths.map { _ in .folder } }
    let entries = try entries(["-t", "--full-tree", commit, "--"] + asked)
    return ways.map { TreePlace($0, in: entries) }
  }

  /// The entries that `git ls-tree` lists, by their paths.
  func entries(_ words: [String]) throws(GitError) -> [String: TreeEntry] {
    let output = try output(["--literal-pathspecs", "ls-tree", "-z"] + words)
    var files: [String: TreeEntry] = [:]
    for entry in output.split(separator: 0) {
      // "<mode> <type> <digest>", a tab, and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let head = parts.first.map { String(decoding: $0, as: UTF8.self).split(separator: " ") } ?? []
      guard parts.count == 2, head.count == 3, Self.isDigest(String(head[2])) else {
        throw .notUnderstood(command: "ls-tree")
      }
      files[String(decoding: parts[1], as: UTF8.self)] = TreeEntry(
        mode: String(head[0]), digest: String(head[2]))
    }
    return files
  }

  /// The first submodule of git's index in a folder, by its path from the folder that git is asked in; `nil` if there is none.
  func firstSubmodule(below path: String) throws(GitError) -> String? {
    let known = try output(["--literal-pathspecs", "ls-files", "--stage", "-z", "--", path]).split(
      separator: 0)
    let submodule = known.first { $0.starts(with: Array("160000 ".utf8)) }
    return submodule?.split(separator: UInt8(ascii: "\t"), maxSplits: 1).last.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The files below paths that differ between a commit and the work tree, those that git does not know included.
  ///
  /// They are named by their path from the folder that git is asked in. Of a repository that git does not know it is the folder, with a
  /// slash at the end.
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

/// An entry of a tree of git.
struct TreeEntry: Hashable, Sendable {
  /// The mode in octal digits, such as `100644`.
  ///
  /// - Reference: [git-fast-import](https://git-scm.com/docs/git-fast-import), `filemodify`.
  var mode: String
  /// The name of the object.
  var digest: String

  /// Whether it is a file with content of its own.
  var isPlainFile: Bool { mode == "100644" || mode == "100755" }
  /// Whether it is a folder.
  var isFolder: Bool { mode == "040000" }
  /// Whether it leads to a place outside of its tree.
  var leadsElsewhere: Bool { mode == "120000" || mode == "160000" }

  /// A word for it in a sentence.
  var word: String {
    switch mode {
    case "120000": "a symbolic link"
    case "160000": "a submodule"
    case "040000": "a folder"
    default: isPlainFile ? "a file" : "an entry of mode \(mode)"
    }
  }
}

/// The content of a commit at a path.
enum TreePlace: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A file; the name of its content.
  case file(String)
  /// A folder.
  case folder
  /// A link, a submodule, or a file where a folder would be, and its path.
  case other(String, TreeEntry)

  /// `ways`: the path of each folder on the way, and the path itself; none for the root.
  fileprivate init(_ ways: [String], in entries: [String: TreeEntry]) {
    self = .folder
    for (index, way) in ways.enumerated() {
      guard let entry = entries[way] else {
        self = .missing
        return
      }
      guard entry.isFolder else {
        let isFile = index == ways.count - 1 && entry.isPlainFile
        self = isFile ? .file(entry.digest) : .other(way, entry)
        return
      }
    }
  }
}
