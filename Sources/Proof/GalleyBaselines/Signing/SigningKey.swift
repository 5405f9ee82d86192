import Foundation

/// The key that decisions are signed with.
package enum SigningKey: Hashable, Sendable {
  /// The file of a private key; or of a public one, whose private key `ssh-agent` holds.
  case file(String)
  /// A public key itself, whose private key `ssh-agent` holds.
  case literal(String)

  /// Finds the key: the one that somebody names, else the one that git signs with.
  ///
  /// `name`: a path, or the text of a public key, as git's `user.signingKey` has them.
  ///
  /// - Reference: [git-config](https://git-scm.com/docs/git-config), `user.signingKey` and `gpg.format`.
  init(
    _ name: String?, in project: Project, environment: [String: String]
  ) throws(SigningError) {
    var found = name
    if found == nil, let git = try? Git(in: project.root, environment: environment) {
      let isOfSSH = (try? git.setting("gpg.format")).flatMap { $0 } == "ssh"
      let key = (try? git.setting("user.signingKey")).flatMap { $0 }
      // That of another format names a key of GnuPG.
      found = isOfSSH || key?.hasPrefix("key::") == true || key?.contains("/") == true ? key : nil
    }
    guard let found, !found.isEmpty else { throw .noKey }
    if found.hasPrefix("key::") {
      self = .literal(String(found.dropFirst(5)))
    } else if found.hasPrefix("ssh-") || found.hasPrefix("ecdsa-") || found.hasPrefix("sk-") {
      self = .literal(found)
    } else {
      let path = Self.path(found, in: project, environment)
      guard FileManager.default.fileExists(atPath: path) else { throw .keyMissing(path) }
      self = .file(path)
    }
  }

  /// The absolute path of a file that a setting of git names.
  static func path(_ name: String, in project: Project, _ environment: [String: String]) -> String {
    if name.hasPrefix("~/") { return (environment["HOME"] ?? "") + name.dropFirst(1) }
    return name.hasPrefix("/") ? name : project.root + "/" + name
  }
}
