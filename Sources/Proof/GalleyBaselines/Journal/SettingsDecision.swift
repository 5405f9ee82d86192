import Foundation
import GalleySystem

/// A line of the journal by which somebody approves a difference of the settings, or of a file that they name.
package struct SettingsDecision: Hashable, Sendable, Codable {
  /// The version of the format: the first that has such lines.
  package static let format = 4

  /// The kinds of such lines.
  package enum Action: String, Sendable, Hashable, Codable {
    /// It approves settings.
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
  /// When, by the wall clock.
  package var at: Date
  /// Who.
  package var by: String
  /// Why, if a reason was given.
  package var reason: String?
  /// The difference.
  package var change: RuleChange

  /// Makes a line.
  package init(_ change: RuleChange, _ signature: Signature) {
    id = Signature.freshID()
    decision = signature.decision
    at = signature.at
    by = signature.by
    reason = signature.reason
    self.change = change
  }

  /// Reads a line; `nil` for what is another line, or none.
  package static func read(_ line: [UInt8]) -> SettingsDecision? {
    guard let decision = try? StableJSON.read(SettingsDecision.self, from: line), decision.format == format
    else { return nil }
    return decision
  }

  /// The lines of this kind in a journal's text, in the order of the file; others are not read.
  package static func all(in bytes: [UInt8]) -> [SettingsDecision] {
    let mark = Array("\"action\":\"\(Action.settings.rawValue)\"".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.firstRange(of: mark) == nil ? nil : read(Array(line))
    }
  }
}

extension BaselineStore {
  /// Writes down that somebody approves differences of the settings, and signs that if whoever decides signs.
  ///
  /// Returns why it was not signed; `nil` if it was, or nobody wants it to be. Throws `FileError`.
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
