import Foundation

/// The state of a repository at the time of a run.
package struct GitState: Hashable, Sendable, Codable {
  /// The commit, as hexadecimal text.
  package var commit: String
  /// The branch; `nil` if none is checked out, as on most CI.
  package var branch: String?
  /// Whether tracked files differ from the commit.
  package var isDirty: Bool

  /// Says what was tested.
  package init(commit: String, branch: String?, isDirty: Bool) {
    self.commit = commit
    self.branch = branch
    self.isDirty = isDirty
  }

  /// Reads what `git status --porcelain=v2 --branch` printed.
  ///
  /// - Reference: git-status(1), Porcelain Format Version 2.
  /// - Parameter status: The lines; the initializer fails where there is no commit yet.
  package init?(status: String) {
    var commit: String?
    branch = nil
    isDirty = false
    for line in status.split(whereSeparator: \.isNewline) {
      if let oid = line.wholeMatch(of: /# branch\.oid ([0-9a-f]{40,64})/)?.1 {
        commit = String(oid)
      } else if let head = line.wholeMatch(of: /# branch\.head (.+)/)?.1 {
        branch = head == "(detached)" ? nil : String(head)
      } else if !line.hasPrefix("#") {
        isDirty = true
      }
    }
    guard let commit else { return nil }
    self.commit = commit
  }
}
