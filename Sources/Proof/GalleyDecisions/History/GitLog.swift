import Foundation
import GalleyBaselines
import GalleySystem

/// A commit, as far as it is told of.
package struct GitCommit: Hashable, Sendable, Codable {
  /// Its digest.
  package var id: String
  /// The author.
  package var author: String
  /// The time of writing.
  package var date: Date
  /// The first line of its message.
  package var subject: String
}

/// The changes that commits made to files, newest first.
struct GitLog {
  /// The change that a commit made to a file.
  struct Change: Hashable {
    /// The file, from the folder that was asked about.
    var path: String
    /// The file that it was before; `nil` if that had the same name, or there was none.
    var origin: String?
    /// Its content; `nil` if it was removed.
    var blob: String?
  }

  /// A commit, and what it did.
  struct Entry: Hashable {
    var commit: GitCommit
    var changes: [Change]
  }

  /// The commits.
  let entries: [Entry]

  /// Reads the log of a folder: one run of git for all its files.
  init(_ git: Git, of path: String) throws(GitError) {
    let head = try git.ask(["rev-parse", "--verify", "--quiet", "HEAD"], mostBytes: 65_536)
    guard head.status == 0 else {
      // Nothing was committed yet.
      entries = []
      return
    }
    // A picture tells its key, and so does a sidecar: renamed by an approval, both change a little. Where hundreds are
    // renamed at once, only those are followed that are the same byte for byte, as git mv leaves them.
    let output = try git.output([
      "--literal-pathspecs", "log", "--relative", "--no-ext-diff", "--no-textconv", "--no-color",
      "--no-notes",
      "--format=%x01%H%x00%an%x00%aI%x00%s", "--raw", "-z", "--no-abbrev", "-M80%", "-l400", "-c", "HEAD",
      "--",
      path,
    ])
    entries = try Self.read(output)
  }

  /// Takes apart what `git log --raw -z` prints.
  static func read(_ output: [UInt8]) throws(GitError) -> [Entry] {
    var tokens = output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    let fault = GitError.notUnderstood(command: "log")
    let instant = Date.ISO8601FormatStyle()
    var entries: [Entry] = []
    while var head = tokens.popFirst() {
      if head.isEmpty { continue }
      if head.hasPrefix("\n") { head.removeFirst() }
      if head.hasPrefix("\u{1}") {
        let id = String(head.dropFirst())
        guard Git.isDigest(id), tokens.count >= 3 else { throw fault }
        let (author, date, subject) = (tokens.removeFirst(), tokens.removeFirst(), tokens.removeFirst())
        guard let date = try? Date(date, strategy: instant) else { throw fault }
        entries.append(
          Entry(commit: GitCommit(id: id, author: author, date: date, subject: subject), changes: []))
        continue
      }
      guard head.hasPrefix(":"), !entries.isEmpty else { throw fault }
      let parents = head.prefix { $0 == ":" }.count
      let fields = head.dropFirst(parents).split(separator: " ").map(String.init)
      // Modes and digests of each parent and of the commit, then a letter for each parent, perhaps with a likeness.
      guard fields.count == 2 * (parents + 1) + 1, let path = tokens.popFirst() else { throw fault }
      let digest = fields[2 * parents + 1]
      guard Git.isDigest(digest), let letters = fields.last else { throw fault }
      var change = Change(path: path, origin: nil, blob: digest.allSatisfy { $0 == "0" } ? nil : digest)
      if parents == 1, letters.hasPrefix("R") {
        guard let new = tokens.popFirst() else { throw fault }
        (change.path, change.origin) = (new, path)
        entries[entries.count - 1].changes.append(Change(path: path, origin: nil, blob: nil))
      }
      entries[entries.count - 1].changes.append(change)
    }
    return entries
  }
}
