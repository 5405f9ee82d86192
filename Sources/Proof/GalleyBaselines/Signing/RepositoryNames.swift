import Foundation

/// The names of a project in signatures: a signature for another repository, or another project of this one, says nothing here.
///
/// The stated name of `Galley.json`, else the digests of the commits that have no parent, which every clone has; of a project in a folder
/// of its repository with that folder behind it, such as `shop:app`.
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
    let git = try? Git(in: project.root, environment: environment)
    let folder = (git.flatMap { try? $0.prefix } ?? "").split(separator: "/").joined(separator: "/")
    func ofProject(_ name: String) -> String { folder.isEmpty ? name : "\(name):\(folder)" }
    if let stated {
      (names, lacksFirstCommit) = ([ofProject(stated)], false)
      return
    }
    lacksFirstCommit = git?.isShallow ?? false
    guard let git, !lacksFirstCommit,
      let bytes = try? git.output(["rev-list", "--max-parents=0", commit, "--"], mostBytes: 1 << 20)
    else {
      names = []
      return
    }
    names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(Git.isDigest).sorted().map(ofProject)
  }
}
