import GalleyText
import GalleyTree

/// An error of asking git.
package enum GitError: Error, Hashable, Sendable {
  /// No program of that name is on the `PATH`.
  case notInstalled
  /// The folder is in no repository with a work tree.
  case noRepository(String)
  /// The program could not be started.
  case notStarted(String)
  /// It did not end in time; in whole seconds.
  case tooSlow(command: String, seconds: Int)
  /// It printed more than such a command ever does; in bytes.
  case tooMuch(command: String, bytes: Int)
  /// It ended with an error.
  case failed(command: String, status: Int32, words: String)
  /// There is no such branch, tag or commit.
  case noSuchRef(String)
  /// There is no such branch, and a tag has its name.
  case onlyTag(String)
  /// The journal of a branch cannot be read.
  case journal(ref: String, JournalError)
  /// The output is not in git's format.
  case notUnderstood(command: String)
  /// A version of a baseline is a Git LFS pointer, and the file itself is not here.
  case pointer(String)
}

extension GitError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .notInstalled: "git is not installed; apt-get install git"
    case .noRepository(let path):
      "\(CleanText.line(path)) is in no git repository; make one with \"git init\""
    case .notStarted(let reason): "git could not be started: \(CleanText.line(reason, limit: 200))"
    case .tooSlow(let command, let seconds):
      "\"git \(CleanText.line(command, limit: 80))\" did not end within \(seconds) s, and was stopped"
    case .tooMuch(let command, let bytes):
      "\"git \(CleanText.line(command, limit: 80))\" printed more than \(bytes) bytes, and was stopped"
    case .failed(let command, let status, let words):
      "\"git \(CleanText.line(command, limit: 80))\" ended with \(status)"
        + (words.isEmpty ? "" : ": \(CleanText.line(words, limit: 300))")
    case .noSuchRef(let ref):
      "there is no branch, tag or commit \"\(CleanText.line(ref, limit: 120))\" here, whose approvals should "
        + "count; fetch it with \"git fetch\", or remove it from \"approvalsFrom\" and --approvals-from"
    case .onlyTag(let name):
      "there is no branch \"\(CleanText.line(name, limit: 120))\" here, only a tag of that name; fetch the branch, or "
        + "name the tag in full, as refs/tags/\(CleanText.line(name, limit: 120))"
    case .journal(let ref, let fault):
      "the approvals of \(CleanText.line(ref, limit: 120)) cannot be read: \(fault)"
    case .notUnderstood(let command):
      "\"git \(CleanText.line(command, limit: 80))\" printed output that cannot be understood"
    case .pointer(let path):
      "\(CleanText.line(path)) was a Git LFS pointer then, and its file is not here; "
        + "\"git lfs fetch --all\" brings all versions"
    }
  }
}
