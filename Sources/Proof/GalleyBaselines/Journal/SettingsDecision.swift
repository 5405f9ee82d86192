import Foundation
import GalleySystem

/// A line of the journal that approves a difference of the settings, or of a file that they name.
package struct SettingsDecision: Hashable, Sendable, Codable {
  /// The version of the format: the first that has such lines.
  package static let format = 4

  /// The kinds of decisions about settings.
  package enum Action: String, Sendable, Hashable, Codable {
    /// An approval.
    case settings
  }

  /// The version of the format.
  package var format = Self.format
  /// The identifier of the line.
  package var id: String
  /// The identifier that all lines of one decision share.
  package var decision: String
  /// The kind of line.
  package var action = Action.settings
  /// The wall-clock time of the decision.
  package var at: Date
  /// The person who decided.
  package var by: String
  /// The reason, if one was given.
  package var reason: String?
  /// The approved difference.
  package var change: RuleChange

  /// Creates a line.
  package init(_ change: RuleChange, _ signature: Signature) {
    id = Signature.freshID()
    decision = signature.decision
    at = signature.at
    by = signature.by
    reason = signature.reason
    self.change = change
  }

  /// Reads a line; `nil` if it is malformed or of another kind.
  package static func read(_ line: [UInt8]) -> SettingsDecision? {
    guard let decision = try? StableJSON.read(SettingsDecision.self, from: line), decision.format == format
    else { return nil }
    return decision
  }

  /// The lines about settings in a journal, in the order of the file; malformed ones are skipped.
  package static func all(in bytes: [UInt8]) -> [SettingsDecision] {
    let mark = Array("\"action\":\"\(Action.settings.rawValue)\"".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.firstRange(of: mark) == nil ? nil : read(Array(line))
    }
  }
}

extension BaselineStore {
  /// Approves differences of the settings in the journal, and signs the lines if the decider has a key.
  ///
  /// Returns the reason for a missing signature; `nil` if the lines are signed, or no signature is wanted. Throws `FileError`.
  package func approve(_ changes: [RuleChange], _ signature: Signature) throws(FileError) -> SigningError? {
    let lines = changes.map { SettingsDecision($0, signature) }
    try journal.append(lines)
    guard let signer = signature.signer else { return nil }
    do throws(SigningError) { try signer.sign(lines.map(\.id), signature, in: journal) } catch {
      return error
    }
    return nil
  }
}
