import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// The changed lines of a check of a text, and the whole text.
package struct ViewerText: Encodable, Sendable {
  /// The changed lines with some context.
  package var hunks: [Hunk] = []
  /// The number of changed lines that are not shown, as a sentence.
  package var hidden: String?
  /// The whole new text, or else the approved one.
  package var whole: String?

  /// Changed lines near each other.
  package struct Hunk: Encodable, Sendable {
    /// The range of lines, as `diff` writes it.
    package var head: String
    /// The number of the first line in the approved text.
    package var baseline: Int
    /// The number of the first line in the new text.
    package var candidate: Int
    /// The lines.
    package var lines: [Line]
  }

  /// One line.
  package struct Line: Encodable, Sendable {
    /// `same`, `removed` or `added`.
    package var kind: String
    /// The text, or its three parts of which the second differs from the line's counterpart.
    package var parts: [String]
  }

  /// The number of lines of the whole text that are shown.
  private static let mostLines = 400
  /// The number of characters of the whole text that are shown.
  private static let mostCharacters = 40_000

  init(_ difference: TextDifference?, whole: String?) {
    self.whole = whole.map(Self.cut)
    guard let difference else { return }
    if difference.hidden > 0 { hidden = "\(EnglishNoun.count(difference.hidden, "more changed line"))." }
    hunks = difference.hunks.map { hunk in
      let parts = Self.changedParts(of: hunk.lines)
      return Hunk(
        head: hunk.head, baseline: hunk.baseline, candidate: hunk.candidate,
        lines: zip(hunk.lines, parts).map { Line(kind: $0.kind.rawValue, parts: Self.parts($0.text, $1)) })
    }
  }

  private static func parts(_ text: String, _ changed: Range<Int>?) -> [String] {
    guard let changed else { return [text] }
    let characters = Array(text)
    return [
      String(characters[..<changed.lowerBound]), String(characters[changed]),
      String(characters[changed.upperBound...]),
    ]
  }

  /// A line, and its counterpart, each in three parts of which the second has changed; whole where they are too different.
  static func changedParts(_ old: String, _ new: String) -> (old: [String], new: [String]) {
    let (old, new) = (shown(old), shown(new))
    let parts = changedParts(of: [.init(kind: .removed, text: old), .init(kind: .added, text: new)])
    return (Self.parts(old, parts[0]), Self.parts(new, parts[1]))
  }

  /// A line, fit to be shown anywhere.
  static func shown(_ line: String) -> String { CleanText.line(line, limit: 400) }

  private static func cut(_ text: String) -> String {
    let start = text.prefix(mostCharacters)
    let lines = start.split(separator: "\n", maxSplits: mostLines, omittingEmptySubsequences: false)
    let shown = lines.prefix(mostLines).joined(separator: "\n")
    let isCut = start.endIndex < text.endIndex || lines.count > mostLines
    return isCut ? shown + "\n…" : shown
  }

  // MARK: - Parts of lines

  /// The changed part of each line of a hunk, compared with its counterpart.
  ///
  /// Removed lines and as many added lines after them are counterparts in their order.
  ///
  /// - Returns: Ranges of characters; `nil` for a line without a counterpart, or with one that is too different.
  static func changedParts(of lines: [TextDifference.Line]) -> [Range<Int>?] {
    var parts = [Range<Int>?](repeating: nil, count: lines.count)
    var start = 0
    while start < lines.count {
      let removed = lines[start...].prefix { $0.kind == .removed }.count
      let added = lines[(start + removed)...].prefix { $0.kind == .added }.count
      if removed == added {
        for offset in 0..<removed {
          let (a, b) = (start + offset, start + removed + offset)
          (parts[a], parts[b]) = changedParts(Array(lines[a].text), Array(lines[b].text))
        }
      }
      start += max(1, removed + added)
    }
    return parts
  }

  private static func changedParts(_ a: [Character], _ b: [Character]) -> (Range<Int>?, Range<Int>?) {
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    guard (head + tail) * 3 >= min(a.count, b.count) else { return (nil, nil) }
    func part(_ line: [Character]) -> Range<Int>? {
      let range = head..<(line.count - tail)
      return range.isEmpty ? nil : range
    }
    return (part(a), part(b))
  }
}
