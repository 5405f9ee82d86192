import GalleySystem
import GalleyText
import GalleyTree

/// An error of comparing with the base branch.
package enum BaseError: Error, Hashable, Sendable {
  /// There is no such branch here.
  case missing(ref: String, isShallow: Bool)
  /// The branch and what is checked out have no commit in common here.
  case noCommonCommit(ref: String, isShallow: Bool)
  /// Files of the base are not in this partial clone.
  case contentMissing(ref: String)
  /// A change of a baseline was cut short; its intent by its path.
  case unfinished(ref: String, path: String)
  /// Something that decides is a link, a submodule or a folder in a commit; its path from the root of the repository, and a word
  /// for it.
  case notPlain(ref: String, path: String, what: String)
  /// The settings of the base are wrong.
  case settings(ref: String, SettingsError)
  /// Something that decides cannot be read as a plain file in the checkout.
  case file(FileError)
  /// Git has other content of files in the commit than in the checkout, and calls them unchanged; the first by path.
  case converted(path: String, others: Int)
  /// Files that decide differ from the commit that is checked out; the first by path.
  case uncommitted(path: String, others: Int)
  /// A folder of the baselines is a repository of its own in the checkout; its path from the root of the repository.
  case repository(path: String)
  /// The base would have another root of the project; the folders of both from the root of the repository.
  case otherRoot(ref: String, base: String, chosen: String)
  /// A folder on the way to a root of the base is a link or a submodule now; its path, and a word for it.
  case replacedRoot(ref: String, settings: String, folder: String, what: String)
  /// Git cannot be asked.
  case git(ref: String, GitError)

  /// Creates the error of a base from one that reading it threw.
  init(_ error: any Error, ref: String) {
    self =
      switch error {
      case let fault as BaseError: fault
      case let fault as GitError: .git(ref: ref, fault)
      case let fault as FileError: .file(fault)
      default: .git(ref: ref, .notUnderstood(command: "ls-tree"))
      }
  }
}

extension BaseError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .missing(let ref, let isShallow):
      "there is no branch, tag or commit \"\(clean(ref))\" here to serve as the base; fetch it with "
        + "\"git fetch \(isShallow ? "--depth=100 " : "")\(source(ref))\""
    case .noCommonCommit(let ref, true):
      "this clone ends before the commit that \"\(clean(ref))\" and HEAD have in common; fetch more with "
        + "\"git fetch --deepen=1000\", or all of it with \"git fetch --unshallow\""
    case .noCommonCommit(let ref, false):
      "\"\(clean(ref))\" and HEAD have no commit in common; name the branch that this one is to be merged into"
    case .contentMissing(let ref):
      "this partial clone does not have all files of \"\(clean(ref))\" that are compared; fetch them with "
        + "\"git fetch --refetch --no-filter\""
    case .unfinished(let ref, let path):
      "\(CleanText.line(path, limit: 300)) is a change of a baseline that was cut short, and what is not in its place "
        + "cannot be compared with \"\(clean(ref))\"; complete it with \"galley optimise\""
    case .notPlain(let ref, let path, let what):
      "\(file(path)) is \(what) in \"\(clean(ref))\", and decides only as a plain file in plain folders; commit "
        + "plain files and folders in its place"
    case .settings(let ref, let fault):
      "the settings of \"\(clean(ref))\" decide and cannot be read: \(fault); correct them on that branch"
    case .file(let fault): "\(fault)"
    case .converted(let path, let others):
      "\(file(path))\(more(others)) other content in the commit than in the checkout, although git reports no change: an "
        + "attribute such as working-tree-encoding, eol or filter, or core.autocrlf, converts it; remove the attribute or "
        + "setting, and check out again"
    case .uncommitted(let path, let others):
      "\(file(path))\(more(others)) other content in HEAD than in the checkout, and on CI the gate judges commits where the base "
        + "names approvers; commit the change, or run the gate in a fresh checkout"
    case .repository(let path):
      "\(file(path)) is a repository of its own in the checkout, and git compares no file in it; remove its .git, and commit plain "
        + "files and folders"
    case .otherRoot(let ref, let base, let chosen):
      "the project's root is \(folder(base)) in \"\(clean(ref))\", by its Galley.json, and \(folder(chosen)) in this checkout; "
        + "merge the base and keep its root, or set GALLEY_ROOT for the gate to the root that is to count"
    case .replacedRoot(let ref, let settings, let folder, let what):
      "\(file(settings)) of \"\(clean(ref))\" decides, and \(file(folder)) is \(what) in HEAD; commit it as a folder again"
    case .git(let ref, let fault): "the base \"\(clean(ref))\" cannot be read: \(fault)"
    }
  }

  private func file(_ path: String) -> String { CleanText.path(path) }

  private func folder(_ path: String) -> String {
    path.isEmpty ? "the root of the repository" : "the folder \(CleanText.path(path))"
  }

  /// The verb behind the first of several files.
  private func more(_ others: Int) -> String {
    others == 0 ? " has" : " and \(EnglishNoun.count(others, "other file")) have"
  }

  private func clean(_ text: String) -> String { CleanText.line(text, limit: 120) }

  /// The words by which git fetches a branch: `origin main` for `origin/main`.
  private func source(_ ref: String) -> String {
    let plain = ref.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains(scalar))
    }
    let parts = ref.split(separator: "/", maxSplits: 1)
    guard plain, !ref.hasPrefix("-"), parts.count == 2, parts[0] != "refs" else { return "origin" }
    return "\(parts[0]) \(parts[1]):refs/remotes/\(parts[0])/\(parts[1])"
  }
}
