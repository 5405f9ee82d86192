import Foundation

extension Sandbox {
  /// The environment in which tests run git: no settings of the machine, and an author of its own.
  package static let gitEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com", "GIT_EDITOR": "true",
    "GIT_MERGE_AUTOEDIT": "no",
  ]

  /// What git ended with and printed.
  package struct GitEnd {
    /// Its exit status.
    package var status: Int32
    /// What it printed, to both streams.
    package var text: String
  }

  /// Runs the real git in the project's folder.
  @discardableResult
  package func git(_ words: String..., environment: [String: String] = [:]) throws -> GitEnd {
    try git(arguments: words, environment: environment)
  }

  /// Runs the real git in the project's folder.
  @discardableResult
  package func git(arguments words: [String], environment: [String: String] = [:]) throws -> GitEnd {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.environment = Self.gitEnvironment.merging(environment) { $1 }
    let log = FileManager.default.temporaryDirectory.path + "/galley-git-\(UUID().uuidString).log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: log) }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return GitEnd(status: process.terminationStatus, text: try String(contentsOfFile: log, encoding: .utf8))
  }

  /// Makes the project a repository with one branch, `main`, and commits what is there.
  package func makeRepository(attributes: String? = nil) throws {
    try git("init", "-q", "-b", "main")
    try write(".galley/\n", to: ".gitignore")
    if let attributes { try write(attributes, to: ".gitattributes") }
    try commit("Begin")
  }

  /// Commits everything.
  @discardableResult
  package func commit(_ title: String) throws -> GitEnd {
    try git("add", "-A")
    return try git("commit", "-q", "--allow-empty", "-m", title)
  }
}
