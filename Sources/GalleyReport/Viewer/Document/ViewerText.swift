import GalleyBaselines
import GalleyExplanation

/// The texts of a check, as the viewer shows them.
public struct ViewerText: Encodable, Sendable {
  /// The changed lines, with some around them.
  public var hunks: [Hunk] = []
  /// How many changed lines are not shown, in words.
  public var hidden: String?
  /// The whole new text, or the approved one where there is no other.
  public var whole: String?

  /// Changed lines that stand near each other.
  public struct Hunk: Encodable, Sendable {
    /// Where they are, as `diff` says it.
    public var head: String
    /// The number of the first line in the approved text.
    public var baseline: Int
    /// The number of the first line in the new text.
    public var candidate: Int
    /// The lines.
    public var lines: [Line]
  }

  /// One line.
  public struct Line: Encodable, Sendable {
    /// `same`, `removed` or `added`.
    public var kind: String
    /// What it says, in three parts; the second is another one than in its counterpart.
    public var parts: [String]
  }

  /// More lines of a whole text than these a page does not show.
  private static let mostLines = 400
  /// More characters than these of a whole text neither.
  private static let mostCharacters = 40_000

  /// Puts a difference, and the whole text, into the form of the page.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - whole: The whole text.
  init(_ difference: TextDifference?, whole: String?) {
    self.whole = whole.map(Self.cut)
    guard let difference else { return }
    if difference.hidden > 0 { hidden = "\(CheckWords.count(difference.hidden, "more changed line"))." }
    hunks = difference.hunks.map { hunk in
      let parts = LinePairs.parts(of: hunk.lines)
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

  private static func cut(_ text: String) -> String {
    let start = text.prefix(mostCharacters)
    let lines = start.split(separator: "\n", maxSplits: mostLines, omittingEmptySubsequences: false)
    let shown = lines.prefix(mostLines).joined(separator: "\n")
    let isCut = start.endIndex < text.endIndex || lines.count > mostLines
    return isCut ? shown + "\n…" : shown
  }
}
