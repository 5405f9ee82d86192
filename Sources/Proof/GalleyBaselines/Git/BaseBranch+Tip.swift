import Foundation

/// A baseline of which a checkout may have another version than the base branch as it is now.
package struct TipDifference: Sendable {
  /// The path of its files in the checkout without an extension, from the project's root.
  package var path: String
  /// The same path at the base, which may have its baselines in another folder.
  package var place: String
  /// Its sidecar at the base; `nil` if there is none.
  package var sidecar: [UInt8]?
}

extension BaseBranch {
  /// The baselines that may differ between the branch as it is now and the checkout, in the order of their paths.
  package func differencesFromTip() throws(BaseError) -> [TipDifference] {
    guard tip != commit else { return [] }
    let (own, there) = (project.settings.baselines, rules.baselines)
    let end = ".\(BaselinePart.sidecar.rawValue)"
    do throws(GitError) {
      let folders = Set([own, there].map { $0.joined(separator: "/") }).sorted()
      var paths = try git.changedFiles(since: tip, below: folders)
      let files = try git.files(of: tip, below: there.joined(separator: "/"))
      if own != there { paths.formUnion(files.keys) }
      var stems: Set<String> = []
      for path in paths where path.hasSuffix(end) {
        let steps = path.dropLast(end.count).split(separator: "/").map(String.init)
        for folder in [own, there] where steps.count > folder.count && steps.starts(with: folder) {
          stems.insert(steps.dropFirst(folder.count).joined(separator: "/"))
        }
      }
      var found = stems.sorted().map { stem in
        TipDifference(
          path: (own + [stem]).joined(separator: "/"), place: (there + [stem]).joined(separator: "/"))
      }
      let known = found.indices.filter { files[found[$0].place + end] != nil }
      let contents = try git.blobs(
        known.compactMap { files[found[$0].place + end] }, mostBytes: Self.mostBytes)
      for (index, content) in zip(known, contents) {
        guard let content else { throw .notUnderstood(command: "cat-file") }
        found[index].sidecar = content
      }
      return found
    } catch {
      throw Self.error(error, ref, git)
    }
  }

  /// The text of the journal of the branch as it is now; empty if there is none.
  package func journalTextAtTip() throws(BaseError) -> [UInt8] {
    let path = (rules.baselines + [DecisionJournal.fileName]).joined(separator: "/")
    do { return try commits.contents(of: [fromTop(path)], in: [tip])[0][0] ?? [] } catch let fault as GitError
    {
      throw Self.error(fault, ref, git)
    } catch {
      throw BaseError(error, ref: ref)
    }
  }

  /// The lines that the journal ever had in the history of what is checked out, those that are gone included.
  ///
  /// `own`: only of the commits that the branch does not have.
  package func pastJournalLines(own: Bool = false) throws(BaseError) -> [UInt8] {
    let folders = Set([folder, rules.baselines, project.settings.baselines])
    let paths = folders.map { ($0 + [DecisionJournal.fileName]).joined(separator: "/") }.sorted()
    // A merge may bring or drop lines as well, and git leaves out commits of which a merge kept nothing.
    let words = [
      "--literal-pathspecs", "log", "--full-history", "-m", "--patch", "--unified=0", "--text", "--no-color",
      "--no-renames", "--no-ext-diff", "--no-textconv", "--no-notes", "--format=",
      own ? "\(tip)..HEAD" : "HEAD", "--",
    ]
    let output: [UInt8]
    do throws(GitError) { output = try git.output(words + paths, mostBytes: Self.mostBytes) } catch {
      throw Self.error(error, ref, git)
    }
    let mark = Array("+{".utf8)
    return output.split(separator: UInt8(ascii: "\n")).reduce(into: []) { text, line in
      guard line.starts(with: mark) else { return }
      text += line.dropFirst()
      text.append(UInt8(ascii: "\n"))
    }
  }
}
