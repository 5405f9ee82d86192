import Foundation
import GalleyTree

/// One line of the journal: what somebody decided of a check.
public struct DecisionRecord: Hashable, Sendable, Codable {
  /// The newest version of the format.
  package static let newest = 2

  /// What was decided.
  public enum Action: String, Sendable, Hashable, Codable, CaseIterable {
    /// What was seen became the baseline.
    case approve
    /// What was seen must not become the baseline.
    case reject
    /// The baseline was taken away, as its check is gone.
    case remove
    /// An earlier line was taken back.
    case undo
    /// Something was said of it, and nothing decided.
    case comment
  }

  /// The version of the format.
  public var format = Self.newest
  /// What tells this line from every other.
  public var id: String
  /// What all lines that were decided together have in common, and are taken back together by.
  public var decision: String
  /// What was decided.
  public var action: Action
  /// When, by the wall clock.
  public var at: Date
  /// Who.
  public var by: String
  /// Why, if a reason was given; of a comment, what was said.
  public var reason: String?
  /// The run whose proof was looked at; `nil` if none was.
  public var run: String?
  /// The check.
  public var key: CheckKey
  /// What was the baseline before; `nil` if nothing was.
  public var from: ProofDigest?
  /// What is the baseline now; of a rejection or a comment, what was seen; `nil` if there is no baseline now.
  public var to: ProofDigest?
  /// Of an undo, the ``id`` of the line that it takes back.
  public var undoes: String?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - action: What was decided.
  ///   - signature: Who, when and why.
  ///   - run: The run whose proof was looked at.
  ///   - key: The check.
  ///   - from: What was the baseline before.
  ///   - to: What is the baseline now, or what was seen.
  ///   - undoes: Of an undo, the line that it takes back.
  package init(
    _ action: Action = .approve, _ signature: Signature, run: String?, key: CheckKey, from: ProofDigest?,
    to: ProofDigest?, undoes: String? = nil
  ) {
    self.id = Signature.freshID()
    self.decision = signature.decision
    self.action = action
    self.at = signature.at
    self.by = signature.by
    self.reason = signature.reason
    self.run = run
    self.key = key
    self.from = from
    self.to = to
    self.undoes = undoes
  }
}

extension DecisionRecord {
  /// The first version of the format, which knew approvals only, each a decision of its own.
  package struct First: Codable {
    package var id: String
    package var at: Date
    package var by: String
    package var reason: String?
    package var run: String
    package var key: CheckKey
    package var from: ProofDigest?
    package var to: ProofDigest
  }

  /// Brings a line of the first version up to the second.
  package init(_ first: First) {
    self.init(
      .approve, Signature(by: first.by, at: first.at, reason: first.reason, decision: first.id),
      run: first.run, key: first.key, from: first.from, to: first.to)
    id = first.id
  }

  /// The one field that every version has.
  private struct Version: Decodable {
    var format: Int
  }

  /// Reads a line of any version that is known; `nil` if it is of a newer one.
  ///
  /// - Throws: `DecodingError` for what is no line.
  package static func read(_ line: [UInt8]) throws -> (record: DecisionRecord?, version: Int) {
    let version = try StableJSON.read(Version.self, from: line).format
    switch version {
    case 1: return (DecisionRecord(try StableJSON.read(First.self, from: line)), version)
    case 2: return (try StableJSON.read(DecisionRecord.self, from: line), version)
    default: return (nil, version)
    }
  }
}
