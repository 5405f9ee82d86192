import Foundation
import GalleySystem
import Glibc

/// The program `git`, asked about one repository.
///
/// It is started by its absolute path with an array of arguments, never by a shell. It asks nobody anything, runs no
/// hook, no file system monitor, no pager and no other program that a repository's settings name, and is stopped when it
/// takes too long or prints too much. What tells a git that runs already which repository is meant, as within a hook, is
/// kept from it: the folder decides.
package struct Git: Sendable {
  /// The absolute path of the program.
  package let program: String
  /// The folder that it is asked in, an absolute path.
  package let folder: String
  /// The root of the work tree, an absolute path.
  package let top: String
  private let environment: [String: String]

  /// The longest time that a command may take, in seconds; a log of a large repository on a slow disk takes some.
  package static let limit = 60
  /// The most bytes that any command may print.
  package static let mostBytes = 512 * 1024 * 1024

  /// The variables that are passed on; the rest, `GIT_DIR` among it, could lead git elsewhere.
  private static let passedOn: Set<String> = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "USER", "LOGNAME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES", "SSL_CERT_FILE", "SSL_CERT_DIR",
  ]

  /// Finds git, and the repository that a folder is in.
  ///
  /// `folder`: an absolute path. Throws ``GitError`` if git is missing, or the folder is in no repository with a work
  /// tree.
  package init(
    in folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GitError) {
    guard let program = Self.find("git", environment) else { throw .notInstalled }
    var passed = environment.filter { Self.passedOn.contains($0.key) }
    passed["GIT_TERMINAL_PROMPT"] = "0"
    passed["GIT_OPTIONAL_LOCKS"] = "0"
    passed["GIT_PAGER"] = "cat"
    passed["GIT_NO_LAZY_FETCH"] = "1"
    // Git would read a replacement in `refs/replace` instead of the committed object.
    passed["GIT_NO_REPLACE_OBJECTS"] = "1"
    passed["LC_ALL"] = "C"
    let words = Self.settings + ["-C", folder, "rev-parse", "--is-inside-work-tree", "--show-toplevel"]
    let end = try Self.run(program, words, passed, named: "rev-parse", mostBytes: 65_536)
    let lines = String(decoding: end.bytes, as: UTF8.self).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard end.status == 0, lines.count == 2, lines[0] == "true", lines[1].hasPrefix("/"),
      lines[1].hasSuffix("\n")
    else { throw .noRepository(folder) }
    self.program = program
    self.folder = folder
    self.top = String(lines[1].dropLast())
    self.environment = passed
  }

  /// The same program, asked in the root of the work tree, where paths are those from there.
  var atTop: Git { Git(program, folder: top, top: top, environment) }

  private init(_ program: String, folder: String, top: String, _ environment: [String: String]) {
    self.program = program
    self.folder = folder
    self.top = top
    self.environment = environment
  }

  /// The program of a name on the `PATH`.
  ///
  /// - Returns: Its absolute path; `nil` if there is none.
  package static func find(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { path in
        var facts = stat()
        return path.hasPrefix("/") && stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
          && access(path, X_OK) == 0
      }
  }

  /// Settings by which no other program is run.
  private static let settings = [
    "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "log.showSignature=false",
    "-c", "core.quotePath=false", "--no-pager",
  ]

  /// Asks git.
  ///
  /// `words`: the subcommand and its arguments; paths stand behind `--`. Throws ``GitError`` if it did not come to an
  /// end.
  package func ask(
    _ words: [String], input: [UInt8] = [], mostBytes: Int = Git.mostBytes
  ) throws(GitError) -> Subprocess.Output {
    try Self.run(
      program, Self.settings + ["-C", folder] + words, environment, named: words.first ?? "", input: input,
      mostBytes: mostBytes)
  }

  /// Runs git in an environment, for some seconds at the longest.
  ///
  /// `name`: the command in messages. Throws ``GitError`` if it did not come to an end.
  static func run(
    _ program: String, _ words: [String], _ environment: [String: String], named name: String,
    input: [UInt8] = [], seconds: Int = limit, mostBytes: Int
  ) throws(GitError) -> Subprocess.Output {
    do throws(Subprocess.Failure) {
      return try Subprocess(program, words, environment: environment).run(
        input: input, seconds: seconds, mostBytes: mostBytes)
    } catch {
      switch error {
      case .notStarted(let reason): throw .notStarted(reason)
      case .tooSlow: throw .tooSlow(command: name, seconds: seconds)
      case .tooMuchOutput: throw .tooMuch(command: name, bytes: mostBytes)
      }
    }
  }

  /// The bytes that git prints.
  ///
  /// `words`: the subcommand and its arguments; paths stand behind `--`. Throws ``GitError``, also if it ended with
  /// an error.
  package func output(
    _ words: [String], input: [UInt8] = [], mostBytes: Int = Git.mostBytes
  ) throws(GitError) -> [UInt8] {
    try Self.bytes(of: ask(words, input: input, mostBytes: mostBytes), named: words.first ?? "")
  }

  /// The bytes that a command printed; an error if it ended with one.
  static func bytes(of end: Subprocess.Output, named name: String) throws(GitError) -> [UInt8] {
    guard end.status == 0 else {
      throw .failed(
        command: name, status: end.status, words: end.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return end.bytes
  }

  /// A setting of the repository, of whatever file.
  ///
  /// - Returns: Its value; `nil` if it is not set.
  package func setting(_ name: String) throws(GitError) -> String? {
    let end = try ask(["config", "--get", name], mostBytes: 65_536)
    guard end.status == 0 else { return nil }
    let text = String(decoding: end.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Sets a setting of this repository.
  package func set(_ name: String, to value: String) throws(GitError) {
    _ = try output(["config", "--local", name, value], mostBytes: 65_536)
  }

  /// The attributes that git would use for a path.
  ///
  /// - Returns: Their values by name: `set`, `unset`, `unspecified`, or a word.
  package func attributes(of path: String, _ names: [String]) throws(GitError) -> [String: String] {
    let parts = try output(["check-attr", "-z"] + names + ["--", path], mostBytes: 65_536).split(
      separator: 0, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    var values: [String: String] = [:]
    for start in stride(from: 0, to: parts.count - 2, by: 3) { values[parts[start + 1]] = parts[start + 2] }
    return values
  }

  /// The version of Git LFS.
  ///
  /// - Returns: What it says of itself; `nil` if it is not installed.
  package func lfsVersion() -> String? {
    guard let end = try? ask(["lfs", "version"], mostBytes: 65_536), end.status == 0 else { return nil }
    return String(decoding: end.bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  /// The version of git.
  ///
  /// - Returns: Such as `2.39.5`; `nil` if it does not say.
  package func version() -> String? {
    guard let end = try? ask(["--version"], mostBytes: 65_536), end.status == 0 else { return nil }
    return String(decoding: end.bytes, as: UTF8.self).split(separator: " ").last.map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The commit that is checked out, its branch, and whether files differ from it; `nil` if git does not say.
  package func state() -> GitState? {
    let words = ["status", "--porcelain=v2", "--branch", "--untracked-files=no"]
    return (try? output(words)).flatMap { GitState(status: String(decoding: $0, as: UTF8.self)) }
  }
}
