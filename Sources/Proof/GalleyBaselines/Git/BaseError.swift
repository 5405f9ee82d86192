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
  /// Git cannot be asked.
  case git(ref: String, GitError)
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
    case .git(let ref, let fault): "the base \"\(clean(ref))\" cannot be read: \(fault)"
    }
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
