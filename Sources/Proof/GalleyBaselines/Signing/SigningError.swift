import GalleySystem
import GalleyText
import GalleyTree

/// An error of signing decisions, or of finding whose signatures count.
package enum SigningError: Error, Hashable, Sendable {
  /// There is no `ssh-keygen`.
  case notInstalled
  /// Neither an option nor git names a key.
  case noKey
  /// There is no such file of a key.
  case keyMissing(String)
  /// The key has a passphrase, or is not the private one, and no agent holds it.
  case locked(String)
  /// The program could not be started, or not be stopped in time.
  case notStarted(String)
  /// The program ended with an error.
  case failed(String)
  /// The journal cannot be read or written.
  case journal(String)
  /// A clone without the first commit, which names the repository in signatures, and no name is stated.
  case firstCommitMissing(String)
  /// Nothing says whose signatures count.
  case noAllowedSigners
  /// The file of those whose signatures count is not there.
  case allowedSignersMissing(String, base: String?)
}

extension SigningError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .notInstalled:
      "ssh-keygen is not installed, which signs and verifies decisions; apt-get install openssh-client"
    case .noKey:
      "no key to sign with is known; name one with --sign-key, or set git to one with \"git config gpg.format ssh\" "
        + "and \"git config user.signingKey ~/.ssh/id_ed25519.pub\""
    case .keyMissing(let path):
      "there is no key \(clean(path)); make one with \"ssh-keygen -t ed25519\", or name another with --sign-key"
    case .locked(let path):
      "the key \(clean(path)) has a passphrase or is held by no agent; let ssh-agent hold it with \"ssh-add\""
    case .notStarted(let reason): "ssh-keygen did not come to its end: \(clean(reason))"
    case .failed(let words): "ssh-keygen could not sign: \(clean(words))"
    case .journal(let fault): fault
    case .firstCommitMissing(let root):
      "the clone \(clean(root)) does not have the first commit, by which a signature names its repository; "
        + Self.waysToName
    case .noAllowedSigners:
      "\"approvers\" wants signatures, and nothing says whose keys count; set \"allowedSigners\" in Galley.json, or "
        + "gpg.ssh.allowedSignersFile of git"
    case .allowedSignersMissing(let path, let base?):
      "\"\(clean(base))\" has no file \(clean(path)), which is to say whose signatures count; merge it there first"
    case .allowedSignersMissing(let path, nil):
      "there is no file \(clean(path)), which is to say whose signatures count"
    }
  }

  /// The ways to name a repository in a clone without the first commit.
  package static let waysToName =
    "state \"repository\" in Galley.json of the base, or fetch all commits with \"git fetch --unshallow\""

  private func clean(_ text: String) -> String { CleanText.line(text, limit: 300) }
}
