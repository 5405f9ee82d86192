import Foundation
import Glibc

/// One line of the journal: a baseline went from one proof to another.
public struct ApprovalRecord: Hashable, Sendable, Codable {
  /// The version of the format.
  public var format = 1
  /// What tells this line from every other.
  public var id: String
  /// When, by the wall clock.
  public var at: Date
  /// Who.
  public var by: String
  /// Why, if a reason was given.
  public var reason: String?
  /// The run whose proof was approved.
  public var run: String
  /// The check.
  public var key: CheckKey
  /// What was approved before; `nil` if nothing was.
  public var from: ProofDigest?
  /// What is approved now.
  public var to: ProofDigest

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - signature: Who, when and why.
  ///   - run: The run whose proof is approved.
  ///   - key: The check.
  ///   - from: What was approved before.
  ///   - to: What is approved now.
  init(_ signature: Signature, run: String, key: CheckKey, from: ProofDigest?, to: ProofDigest) {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    self.id = String(repeating: "0", count: 16 - number.count) + number
    self.at = signature.at
    self.by = signature.by
    self.reason = signature.reason
    self.run = run
    self.key = key
    self.from = from
    self.to = to
  }
}

/// Who decides, when, and why.
public struct Signature: Hashable, Sendable {
  /// Who.
  public var by: String
  /// When.
  public var at: Date
  /// Why.
  public var reason: String?

  /// Makes a signature.
  ///
  /// - Parameters:
  ///   - by: Who.
  ///   - at: When.
  ///   - reason: Why.
  public init(by: String, at: Date, reason: String? = nil) {
    self.by = by
    self.at = at
    self.reason = reason
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
