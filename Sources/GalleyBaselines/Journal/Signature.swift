import Foundation
import Glibc

/// Who decides, when, and why.
public struct Signature: Hashable, Sendable {
  /// Who.
  public var by: String
  /// When.
  public var at: Date
  /// Why.
  public var reason: String?
  /// What all lines of one decision have in common.
  public var decision: String

  /// Makes a signature.
  ///
  /// - Parameters:
  ///   - by: Who.
  ///   - at: When.
  ///   - reason: Why.
  ///   - decision: What all lines of the decision have in common; a new one if `nil`.
  public init(by: String, at: Date, reason: String? = nil, decision: String? = nil) {
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
  /// - Parameters:
  ///   - reason: Why.
  ///   - project: The project that is decided on; its repository may know the name.
  ///   - environment: The process's environment variables.
  /// - Returns: The name that git would write into a commit, else the login name.
  public static func current(
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
  /// - Parameters:
  ///   - project: The project that is decided on.
  ///   - environment: The process's environment variables.
  /// - Returns: The name; `unknown` if nothing tells it.
  /// - Reference: [git commit, "COMMIT INFORMATION"](https://git-scm.com/docs/git-commit#_commit_information).
  public static func name(in project: Project?, environment: [String: String]) -> String {
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
