import Synchronization

/// A cache of the deciding files of commits: one run of git reads all that are asked for together, and none reads a file again.
final class CommitFiles: Sendable {
  private struct File: Hashable {
    var commit: String
    var path: String
  }

  private struct Known {
    var places: [File: TreePlace] = [:]
    var contents: [String: [UInt8]] = [:]
  }

  private let git: Git
  private let ref: String
  private let known = Mutex(Known())

  /// Creates an empty cache; `ref` is the base, as it was named.
  init(_ git: Git, ref: String) {
    self.git = git.atTop
    self.ref = ref
  }

  /// The entries of a commit at some paths from the root of the work tree.
  func places(_ paths: [String], in commit: String) throws(GitError) -> [TreePlace] {
    // Where a name such as `HEAD` leads may change.
    guard Git.isDigest(commit) else { return try git.places(paths, in: commit) }
    let files = paths.map { File(commit: commit, path: $0) }
    var places = known.withLock { $0.places }
    let missing = files.filter { places[$0] == nil }
    if !missing.isEmpty {
      for (file, place) in zip(missing, try git.places(missing.map(\.path), in: commit)) {
        places[file] = place
      }
      known.withLock { [places] in $0.places.merge(places) { first, _ in first } }
    }
    return files.map { places[$0] ?? .missing }
  }

  /// The bytes of files at each of some commits; `nil` of one that is not there.
  ///
  /// `paths`: from the root of the work tree. Throws `BaseError` and `GitError`; `BaseError.notPlain(ref:path:what:)` for a link,
  /// whose content would be the name of its target, and for what is no file.
  func contents(of paths: [String], in commits: [String]) throws -> [[[UInt8]?]] {
    let digests = try commits.map { commit in
      try zip(paths, places(paths, in: commit)).map { path, place -> String? in
        try place.check(path, isFolder: false, in: ref)
        return if case .file(let digest) = place { digest } else { nil }
      }
    }
    var contents = known.withLock { $0.contents }
    let missing = Set(digests.joined().compactMap(\.self)).filter { contents[$0] == nil }.sorted()
    for (digest, bytes) in zip(missing, try git.blobs(missing, mostBytes: BaseBranch.mostBytes)) {
      guard let bytes else { throw BaseError.contentMissing(ref: ref) }
      contents[digest] = bytes
    }
    known.withLock { [contents] in $0.contents.merge(contents) { first, _ in first } }
    return digests.map { $0.map { $0.flatMap { contents[$0] } } }
  }
}

extension TreePlace {
  /// Refuses a link, a submodule, or a file and a folder in each other's place.
  ///
  /// `name`: the commit, as it was named.
  func check(_ path: String, isFolder: Bool, in name: String) throws(BaseError) {
    switch self {
    case .missing: return
    case .file where !isFolder, .folder where isFolder: return
    case .file: throw .notPlain(ref: name, path: path, what: "a file")
    case .folder: throw .notPlain(ref: name, path: path, what: "a folder")
    case .other(let place, let entry): throw .notPlain(ref: name, path: place, what: entry.word)
    }
  }
}
