import Foundation

/// An approver that `Galley.json` named for a folder in a recent commit, and does not name for it any more.
package struct FormerApprover: Sendable, Hashable {
  /// The newest commit that names the approver.
  package let commit: String
  /// The folder, as the settings of that commit have it; empty for every folder.
  package let folder: String
  /// The approver.
  package let name: String

  /// The greatest number of commits that are looked at, the newest first.
  ///
  /// A project that removed its approvers on purpose is reminded of that only for so long.
  package static let mostCommits = 100

  /// Creates a former approver.
  package init(commit: String, folder: String, name: String) {
    (self.commit, self.folder, self.name) = (commit, folder, name)
  }

  /// Finds former approvers in the history of what is checked out, in the order of their folders and names.
  ///
  /// Without a base nothing else tells that a branch removed them. There are none where the remote `origin` has a branch of its own,
  /// which is a base.
  package static func find(
    in project: Project, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [FormerApprover] {
    guard Git.mayKnow(project.root), let git = try? Git(in: project.root, environment: environment),
      !git.has("refs/remotes/\(BaseBranch.standardName)"),
      let output = try? git.output(["rev-list", "--max-count=\(mostCommits)", "HEAD", "--"])
    else { return [] }
    let commits = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let texts = try? git.blobs(commits.map { "\($0):./\(Settings.fileName)" }) else { return [] }
    let present = project.settings.approvers
    var known: Set<[UInt8]> = []
    var found: [[String]: FormerApprover] = [:]
    for (commit, text) in zip(commits, texts) {
      guard let text, known.insert(text).inserted, let settings = try? Settings(json5: text) else { continue }
      for (folder, names) in settings.approvers {
        for name in names where found[[folder, name]] == nil && present[folder]?.contains(name) != true {
          found[[folder, name]] = FormerApprover(commit: commit, folder: folder, name: name)
        }
      }
    }
    return found.values.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }
}
