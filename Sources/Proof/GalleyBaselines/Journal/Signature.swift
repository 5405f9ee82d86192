import Foundation
import Glibc

/// The author, the time and the reason of a decision.
package struct Signature: Hashable, Sendable {
  /// Who.
  package var by: String
  /// When.
  package var at: Date
  /// Why.
  package var reason: String?
  /// The identifier that all lines of one decision share.
  package var decision: String
  /// Signs what is decided; `nil` if it is not signed.
  package var signer: DecisionSigner?

  /// Makes a signature.
  package init(by: String, at: Date, reason: String? = nil, decision: String? = nil) {
    self.by = by
    self.at = at
    self.reason = reason
    self.decision = decision ?? Self.freshID()
  }

  /// Sixteen digits that nothing else has.
  static func freshID() -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - number.count) + number
  }

  /// The signature of whoever runs this process, now.
  ///
  /// `project`: the project that is decided on; its repository may know the name. Returns the name that git would
  /// write into a commit, else the login name.
  package static func current(
    reason: String? = nil, in project: Project? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Signature {
    Signature(by: name(in: project, environment: environment), at: Date(), reason: reason)
  }

  /// The name of whoever runs this process, in the order in which git looks for it.
  ///
  /// Git is asked only where no variable says it: in containers, where everybody is `root`, its setting is what tells
  /// people apart.
  ///
  /// - Returns: The name; `unknown` if nothing tells it.
  /// - Reference: [git commit, "COMMIT INFORMATION"](https://git-scm.com/docs/git-commit#_commit_information).
  package static func name(in project: Project?, environment: [String: String]) -> String {
    func said(_ name: String?) -> String? {
      guard let name = name?.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty else {
        return nil
      }
      return name
    }
    func git() -> String? {
      guard let project, let git = try? Git(in: project.root, environment: environment) else { return nil }
      return (try? git.setting("user.name")) ?? nil
    }
    return said(environment["GIT_AUTHOR_NAME"]) ?? said(git()) ?? said(environment["USER"])
      ?? said(environment["LOGNAME"]) ?? account ?? "unknown"
  }

  /// The account the process runs under; containers often set no variable that names it.
  private static var account: String? {
    guard let entry = getpwuid(getuid()) else { return nil }
    return String(cString: entry.pointee.pw_name)
  }
}
