import Foundation
import GalleyBaselines

extension GitState {
  /// What git says of a folder; `nil` if it is in no repository, or there is no git.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - environment: The environment variables.
  /// - Returns: The state.
  static func read(_ folder: String, environment: [String: String]) -> GitState? {
    var environment = environment
    // Looking must not write: a refreshed index would take the user's lock.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    let words = ["git", "-C", folder, "status", "--porcelain=v2", "--branch", "--untracked-files=no"]
    return try? TemporaryFolder.with { temporary in
      let path = temporary + "/status"
      let end = try ChildProcess.run(
        words, environment: environment, toError: true, printingTo: path, isQuiet: true)
      guard end.status == 0, let data = FileManager.default.contents(atPath: path) else { return nil }
      return GitState(status: String(decoding: data, as: UTF8.self))
    }
  }
}
