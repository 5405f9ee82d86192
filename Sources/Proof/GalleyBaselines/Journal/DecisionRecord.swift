import Foundation
import GalleyImage
import GalleyTree

/// One line of the journal: what somebody decided of a check.
package struct DecisionRecord: Hashable, Sendable, Codable {
  /// The newest version of the format.
  package static let newest = 2

  /// The kinds of decisions.
  package enum Action: String, Sendable, Hashable, Codable, CaseIterable {
    /// The candidate became the baseline.
    case approve
    /// The candidate must not become the baseline.
    case reject
    /// The baseline was taken away, as its check is gone.
    case remove
    /// An earlier line was taken back.
    case undo
    /// Somebody commented on the check, without a decision.
    case comment
  }

  /// The version of the format.
  package var format = Self.newest
  /// The identifier of the line.
  package var id: String
  /// The identifier that all lines of one decision share, by which they are undone together.
  package var decision: String
  /// The kind of decision.
  package var action: Action
  /// The wall-clock time of the decision.
  package var at: Date
  /// The person who decided.
  package var by: String
  /// The reason, if one was given; the text of a comment.
  package var reason: String?
  /// The run whose snapshot was looked at; `nil` if none was.
  package var run: String?
  /// The check.
  package var key: CheckKey
  /// The baseline before; `nil` if there was none.
  package var from: ContentDigest?
  /// The baseline now; of a rejection or a comment, what was seen; `nil` if there is no baseline now.
  package var to: ContentDigest?
  /// The ``id`` of the line that an undo takes back; `nil` of other lines.
  package var undoes: String?
  /// The scale and environment of the present baseline's picture; `nil` for a text, without a baseline, and in lines of earlier versions.
  package var drawing: DrawingDigest?
  /// The SHA-256 digest of the present baseline; `nil` if there is none, if the project names no approvers, and in lines of earlier
  /// versions.
  package var sha256: SHA256Digest?

  /// Creates a line.
  package init(
    _ action: Action = .approve, _ signature: Signature, run: String?, key: CheckKey, from: ContentDigest?,
    to: ContentDigest?, undoes: String? = nil, drawing: DrawingDigest? = nil
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
    self.drawing = drawing
  }

  /// Makes a line of what is written of every one.
  init(_ action: Action, id: String, decision: String, at: Date, by: String, key: CheckKey) {
    self.id = id
    self.decision = decision
    self.action = action
    self.at = at
    self.by = by
    self.key = key
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
    package var from: ContentDigest?
    package var to: ContentDigest
  }

  /// Brings a line of the first version up to the second.
  package init(_ first: First) {
    self.init(
      .approve, Signature(by: first.by, at: first.at, reason: first.reason, decision: first.id),
      run: first.run, key: first.key, from: first.from, to: first.to)
    id = first.id
  }

  /// Reads a line of any version that is known; `nil` if it is of a newer one.
  ///
  /// - Throws: `DecodingError` for what is no line.
  package static func read(_ line: [UInt8]) throws -> (record: DecisionRecord?, version: Int) {
    let version = try StableJSON.format(of: line)
    switch version {
    case 1: return (DecisionRecord(try StableJSON.read(First.self, from: line)), version)
    case 2: return (try StableJSON.read(DecisionRecord.self, from: line), version)
    default: return (nil, version)
    }
  }
}
