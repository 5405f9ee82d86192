/// VoiceOver's descriptions of the elements of a screen, in its order, as a text that people read and checks
/// compare.
///
/// ```
/// VoiceOver says, in this order:
///   “Inbox”, heading
///   “Search”, search field. Double tap to edit
/// ```
///
/// After a head there is a line for each element, in which its name is in quotes; a walk that was ended
/// before the end of the screen has a last line for that. The form is in baselines, so a change of it is a
/// change of format.
package struct SpokenWalk: Hashable, Sendable {
  /// One element.
  package struct Stop: Hashable, Sendable {
    /// The spoken text, with the name in quotes; one line.
    package let words: String

    /// Creates a stop from a spoken text.
    package init(_ words: String) {
      self.words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The name; for an element without a name, the whole spoken text.
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

  /// Whether it was ended though the screen goes on.
  package var isCut: Bool

  /// Creates a walk from its elements.
  package init(_ stops: [Stop], isCut: Bool = false) {
    (self.stops, self.isCut) = (stops, isCut)
  }

  private static let head = "VoiceOver says, in this order:"
  private static let indent = "  "

  /// The last line of a walk that was ended.
  private static func end(after count: Int) -> String {
    "The walk is ended here, after \(count) elements; the screen goes on."
  }

  package var text: String {
    let end = isCut ? [Self.end(after: stops.count)] : []
    return ([Self.head] + stops.map { Self.indent + $0.words } + end).map { $0 + "\n" }.joined()
  }

  /// Reads the form that ``text`` writes.
  ///
  /// - Parameter text: The text.
  /// - Returns: The walk; `nil` for any other text.
  package static func read(_ text: String) -> SpokenWalk? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0 == head }) == true, lines.last?.isEmpty == true else { return nil }
    let isCut = lines.count > 2 && lines[lines.count - 2] == end(after: lines.count - 3)
    let walk = SpokenWalk(
      lines.dropFirst().dropLast(isCut ? 2 : 1).map { Stop(String($0)) }, isCut: isCut)
    return walk.text.utf8.elementsEqual(text.utf8) ? walk : nil
  }
}
