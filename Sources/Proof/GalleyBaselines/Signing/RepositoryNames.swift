import Foundation

/// The names of a repository in signatures: a signature for another one says nothing here.
///
/// The stated name of `Galley.json`, else the digests of the commits that have no parent, which every clone has.
package struct RepositoryNames: Sendable {
  /// The names, in order; none of a repository without a commit, or of a clone without the first one.
  package let names: [String]
  /// Whether the first commit, which would name the repository, is not in this clone.
  package let lacksFirstCommit: Bool

  /// Finds the names.
  ///
  /// `stated`: the name that the settings that count state. `commit`: where the history begins to be followed.
  package init(
    stated: String?, in project: Project, from commit: String = "HEAD",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let stated {
      (names, lacksFirstCommit) = ([stated], false)
      return
    }
    let found = try? Git(in: project.root, environment: environment)
    lacksFirstCommit = found?.isShallow ?? false
    guard let git = found, !lacksFirstCommit,
      let bytes = try? git.output(["rev-list", "--max-parents=0", commit, "--"], mostBytes: 1 << 20)
    else {
      names = []
      return
    }
    names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(Git.isDigest).sorted()
  }
}
