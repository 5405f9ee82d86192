/// What VoiceOver says of the elements of a screen, in its order, as a text that people read and checks compare.
///
/// ```
/// VoiceOver says, in this order:
///   “Inbox”, heading
///   “Search”, search field. Double tap to edit
/// ```
///
/// After a head there is a line for each element, in which its name is in quotes. The form is in baselines, so a change of it is a
/// change of format.
package struct SpokenWalk: Hashable, Sendable {
  /// One element.
  package struct Stop: Hashable, Sendable {
    /// What is said, with the name in quotes; one line.
    package let words: String

    /// Makes a stop of what is said.
    package init(_ words: String) {
      self.words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The name; of an element without one, all that is said.
    package var name: String {
      guard let start = words.firstIndex(of: "“") else { return words }
      var depth = 0
      for end in words[start...].indices {
        if words[end] == "“" { depth += 1 }
        if words[end] == "”" { depth -= 1 }
        if depth == 0 { return String(words[words.index(after: start)..<end]) }
      }
      return words
    }
  }

  /// The elements, in order.
  package var stops: [Stop]

  /// Makes a walk of its elements.
  package init(_ stops: [Stop]) {
    self.stops = stops
  }

  private static let head = "VoiceOver says, in this order:"
  private static let indent = "  "

  /// The text.
  package var text: String {
    ([Self.head] + stops.map { Self.indent + $0.words }).map { $0 + "\n" }.joined()
  }

  /// Reads what ``text`` wrote.
  ///
  /// - Parameter text: The text.
  /// - Returns: The walk; `nil` for any other text.
  package static func read(_ text: String) -> SpokenWalk? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0 == head }) == true, lines.last?.isEmpty == true else { return nil }
    let walk = SpokenWalk(lines.dropFirst().dropLast().map { Stop(String($0)) })
    return walk.text.utf8.elementsEqual(text.utf8) ? walk : nil
  }
}
