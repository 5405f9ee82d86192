import Foundation

/// A line of the journal that signs other lines of one decision.
package struct DecisionSeal: Hashable, Sendable, Codable {
  /// The version of the format: the first that has such lines.
  package static let format = 3

  /// The kinds of such lines.
  package enum Action: String, Sendable, Hashable, Codable {
    /// It signs.
    case sign
  }

  /// The version of the format.
  package var format = Self.format
  /// The identifier of the line.
  package var id: String
  /// The kind of line.
  package var action = Action.sign
  /// The identifier of the decision.
  package var decision: String
  /// When, by the wall clock of whoever signed.
  package var at: Date
  /// Who, as they call themselves; the key says who it was.
  package var by: String
  /// The identifiers of the signed lines, in the order in which their text is signed.
  package var lines: [String]
  /// The name of the repository that they belong to, which is signed with them; `nil` in lines of earlier versions.
  package var repository: String?
  /// The signature in base64, as `ssh-keygen` makes it.
  package var signature: String

  /// Reads a line; `nil` for what is another line, or none.
  package static func read(_ line: [UInt8]) -> DecisionSeal? {
    guard let seal = try? StableJSON.read(DecisionSeal.self, from: line), seal.format == format else {
      return nil
    }
    return seal
  }

  /// The text that is signed: a heading with the name of the repository, and each line as it stands in the journal, byte for byte.
  static func text(of lines: [[UInt8]], in repository: String?) -> [UInt8] {
    let heading = repository.map { "galley decision 2\nrepository \($0)\n" } ?? "galley decision 1\n"
    return lines.reduce(into: Array(heading.utf8)) { text, line in
      text += line
      text.append(UInt8(ascii: "\n"))
    }
  }
}

/// The lines of a journal by their identifiers, byte for byte, with the lines that sign them.
package struct SignedLines: Sendable {
  /// The lines that sign others, in the order of the file.
  package private(set) var seals: [DecisionSeal] = []
  /// The lines that approve settings, in the order of the file.
  package private(set) var settings: [SettingsDecision] = []
  private var lines: [String: [UInt8]] = [:]

  /// Takes a journal's text apart; a line that a merge doubled counts once.
  package init(_ bytes: [UInt8]) {
    let reader = DecisionRecordReader()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = Array(line)
      if let record = (try? reader.read(line))?.record {
        if lines[record.id] == nil { lines[record.id] = line }
      } else if let seal = DecisionSeal.read(line) {
        seals.append(seal)
      } else if let decision = SettingsDecision.read(line), lines[decision.id] == nil {
        settings.append(decision)
        lines[decision.id] = line
      }
    }
  }

  /// The text that a line signs; `nil` where a line that it names is not there, or named twice.
  package func text(of seal: DecisionSeal) -> [UInt8]? {
    text(of: seal.lines, in: seal.repository)
  }

  /// The text of lines as it is signed.
  func text(of ids: [String], in repository: String? = nil) -> [UInt8]? {
    let found = ids.compactMap { lines[$0] }
    guard !ids.isEmpty, found.count == ids.count, Set(ids).count == ids.count else { return nil }
    return DecisionSeal.text(of: found, in: repository)
  }
}
