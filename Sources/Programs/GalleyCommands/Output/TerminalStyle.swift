/// Emphasis and colours of text on a terminal.
package struct TerminalStyle: Hashable, Sendable {
  /// How many colours there are; without any, text stays as it is.
  var depth: ColorDepth

  package func bold(_ text: String) -> String { set("1", text) }
  package func faint(_ text: String) -> String { set("2", text) }
  package func good(_ text: String) -> String { set("32", text) }
  package func bad(_ text: String) -> String { set("31", text) }
  func warning(_ text: String) -> String { set("33", text) }

  private func set(_ parameter: String, _ text: String) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}[\(parameter)m\(text)\u{1B}[0m"
  }

  /// The words by which lines of reports begin, longest first where one begins another.
  private static let heads: [(word: String, paint: @Sendable (TerminalStyle) -> (String) -> String)] = [
    ("not comparable", bad), ("incomplete", bad), ("damaged", bad), ("differs", bad), ("differ:", bad),
    ("rejected", bad), ("error", bad), ("nearly spent", warning), ("other environment", warning),
    ("held back", warning), ("boxes", warning), ("orphan", warning), ("flaky", warning), ("new", warning),
    ("not used", warning), ("note", warning), ("tolerated", good), ("approved", good), ("match", good),
    ("equal", good), ("tolerance", faint), ("evidence", faint), ("regions", faint), ("approve:", faint),
    ("run ", bold),
  ]

  /// A report with the words by which its lines begin in colour.
  func report(_ text: String) -> String {
    guard depth != .none else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      guard
        let head = Self.heads.first(where: { head in
          guard body.hasPrefix(head.word) else { return false }
          let next = body.dropFirst(head.word.count).first
          return head.word.last?.isLetter == false || next.map { " :".contains($0) } ?? true
        })
      else { return String(line) }
      let indent = line[..<body.startIndex]
      if head.word == "run " { return indent + bold(String(body)) }
      return indent + head.paint(self)(head.word) + body.dropFirst(head.word.count)
    }.joined(separator: "\n")
  }
}
