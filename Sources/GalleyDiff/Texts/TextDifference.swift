/// What differs between two texts, as a person reads it: a few changed lines, and what stands around them.
///
/// It is for showing. What a line says is fit to be shown, cut where it is long, and there are no more lines than a
/// person reads; the counts are of everything.
public struct TextDifference: Sendable, Hashable, Codable {
  /// How many lines are gone or were replaced.
  public var removed: Int
  /// How many lines are new or replace others.
  public var added: Int
  /// How many more changed lines there are than are shown.
  public var hidden: Int
  /// The changed lines with what stands around them.
  public var hunks: [Hunk]

  /// Some changed lines with what stands around them.
  public struct Hunk: Sendable, Hashable, Codable {
    /// The number of the first line in the approved text, from 1 up.
    public var baseline: Int
    /// The number of the first line in the new text, from 1 up.
    public var candidate: Int
    /// The lines.
    public var lines: [Line]
  }

  /// A line of either text.
  public struct Line: Sendable, Hashable, Codable {
    /// Which text a line is of.
    public enum Kind: String, Sendable, Hashable, Codable {
      /// Of both.
      case same
      /// Of the approved one.
      case removed
      /// Of the new one.
      case added
    }

    /// Which text it is of.
    public var kind: Kind
    /// What it says, fit to be shown.
    public var text: String

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - kind: Which text it is of.
    ///   - text: What it says, fit to be shown.
    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// How many lines around changed ones are shown; as `diff -u` does.
  static let context = 3
  /// How many lines are shown at the most.
  static let mostLines = 200
  /// How many characters of a line are shown at the most.
  static let longestLine = 240
}

extension TextDifference.Hunk {
  /// The head of the hunk, such as `@@ -3,7 +3,8 @@`.
  ///
  /// - Reference: POSIX.1-2017, diff, unified format.
  public var head: String {
    func range(_ start: Int, _ kind: TextDifference.Line.Kind) -> String {
      let count = lines.count { $0.kind == .same || $0.kind == kind }
      // An empty range is named by the line before it.
      return count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
    }
    return "@@ -\(range(baseline, .removed)) +\(range(candidate, .added)) @@"
  }
}

extension TextDifference {
  /// The difference as a unified diff, without a line break at its end.
  ///
  /// - Parameter most: How many lines to write at the most.
  /// - Returns: Lines that begin with a space, `-` or `+`, under heads; what is left out is counted.
  public func unified(most: Int = .max) -> String {
    var text: [String] = []
    var written = 0
    var left = hidden
    for hunk in hunks {
      let lines = hunk.lines.prefix(max(0, most - written))
      left += hunk.lines.dropFirst(lines.count).count { $0.kind != .same }
      if lines.isEmpty { continue }
      text.append(hunk.head)
      text += lines.map { "\($0.kind.sign)\($0.text)" }
      written += lines.count
    }
    if left > 0 { text.append("… and \(Phrase.count(left, "more changed line"))") }
    return text.joined(separator: "\n")
  }
}

extension TextDifference.Line.Kind {
  /// What a line of a unified diff begins with.
  public var sign: String {
    switch self {
    case .same: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
