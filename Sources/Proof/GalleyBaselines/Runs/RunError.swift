import Foundation
import GalleySystem
import GalleyText
import GalleyTree

/// An error of writing or reading a run.
package enum RunError: Error, Hashable, Sendable {
  /// A file could not be read or written.
  case file(FileError)
  /// The value of `GALLEY_RUN` or `--run` cannot be the name of a folder.
  case badName(String)
  /// The value of `GALLEY_ATTEMPT` is not the number of an attempt.
  case badAttempt(String)
  /// There is no run of that name.
  case noSuchRun(String, newest: String?)
  /// The folder of the run, or something in it, is a symbolic link.
  case link(String)
  /// A file that the run wrote is not there.
  case gone(String)
  /// So many more files that the run wrote are not there.
  case moreGone(Int, of: String)
  /// A file is there that the run did not write.
  case added(String)
  /// The note with which `galley test` ended the run has no digests.
  case unsealed(String)
  /// A file of the run is tracked by git.
  case tracked(String)
  /// The run says that it began in the future.
  case future(String, Date)
  /// There is no run at all.
  case noRuns
  /// The run kept no picture of a snapshot, for it was equal to its baseline then.
  case pictureNotKept(CheckKey)
  /// The run kept no text, for it was equal to its baseline then, or too long.
  case textNotKept(CheckKey)
  /// A kept picture, text or tree is not what its name says.
  case notWhatItWas(String, reason: String)
  /// The same check was made twice with different content.
  case doubled(CheckKey, first: CallSite, second: CallSite)
  /// Two checks have names that differ in nothing but case.
  case caseCollision(CheckKey, CheckKey, first: CallSite, second: CallSite)
  /// A number in a tree is not finite, so the record cannot be written.
  case notWritable(CheckKey, String)
}

extension RunError: FileErrorWrapping {
  package init(_ fault: FileError) { self = .file(fault) }
}

extension RunError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let fault): return "\(fault)"
    case .badName(let name):
      return
        "\"\(CleanText.line(name, limit: 80))\" cannot be the name of a run, which has 1 to 100 letters, digits, "
        + "hyphens, underscores and dots, and begins with a letter or digit"
    case .badAttempt(let text):
      return
        "GALLEY_ATTEMPT is \"\(CleanText.line(text, limit: 80))\", and needs a whole number from 1 to \(RunAttempt.most)"
    case .noSuchRun(let name, let newest):
      let hint = newest.map { "; the newest is \($0)" } ?? "; there are none yet, \"galley test\" makes one"
      return "there is no run \"\(CleanText.line(name, limit: 80))\"\(hint)"
    case .link(let path):
      return
        "\(CleanText.line(path, limit: 300)) is a symbolic link, and a run has none; run the tests again"
    case .gone(let path):
      return "\(CleanText.line(path, limit: 300)) is missing since the run; run the tests again"
    case .moreGone(let count, let path):
      return
        "\(EnglishNoun.count(count, "more file")) of \(CleanText.line(path, limit: 300)) "
        + "\(count == 1 ? "is" : "are") gone; run the tests again"
    case .added(let path):
      return "\(CleanText.line(path, limit: 300)) was not written by the run; run the tests again"
    case .unsealed(let path):
      return
        "\(CleanText.line(path, limit: 300)) has no digests of the run's files: an older Galley wrote it, or it was "
        + "edited; run the tests again"
    case .tracked(let path):
      return
        "\(CleanText.line(path, limit: 300)) is tracked by git, and tests write a run anew each time; "
        + "take it out with \"git rm -r --cached .galley\", remove the folder, and run the tests again"
    case .future(let path, let began):
      return
        "\(CleanText.line(path, limit: 300)) says that it began at \(began.formatted(.iso8601)), which is in the future; "
        + "set the clock right, or remove the folder, and run the tests again"
    case .noRuns: return "there is no run yet; \"galley test\" makes one"
    case .pictureNotKept(let key):
      return "the run kept no picture of \(key.text), for it matched its baseline then; run the tests again"
    case .textNotKept(let key):
      return "the run kept no text of \(key.text), for it matched its baseline then, or was too long; "
        + "run the tests again"
    case .notWhatItWas(let path, let reason):
      return "\(path) changed after the run: \(reason); run the tests again"
    case .doubled(let key, let first, let second):
      let places = first == second ? "twice at \(first)" : "at \(first) and at \(second)"
      // One line that makes two pictures is in a loop or in a parameterised test.
      let advice =
        first == second && key.argument == nil
        ? "in a parameterised test or a loop, name the argument of each: "
          + "check(\"\(CleanText.line(key.name, limit: 80))\", for: value)"
        : "give the checks different names, or name the argument of each: check(\"name\", for: value)"
      return "\(key.text) was checked \(places) with different content; \(advice)"
    case .caseCollision(let key, let other, let first, let second):
      return
        "\(key.text) at \(second) and \(other.text) at \(first) differ only in case, which not every file system "
        + "can hold; give one of the two another name"
    case .notWritable(let key, let reason):
      return "the record of \(key.text) cannot be written: \(CleanText.line(reason, limit: 200))"
    }
  }
}
