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
  ///   - environment: The process's environment variables.
  /// - Returns: The name Git would use if it is set there, else the login name.
  public static func current(
    reason: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Signature {
    let names = ["GIT_AUTHOR_NAME", "USER", "LOGNAME"].compactMap { environment[$0] }.filter { !$0.isEmpty }
    return Signature(by: names.first ?? account ?? "unknown", at: Date(), reason: reason)
  }

  /// The account the process runs under; containers often set no variable that names it.
  private static var account: String? {
    guard let entry = getpwuid(getuid()) else { return nil }
    return String(cString: entry.pointee.pw_name)
  }
}
