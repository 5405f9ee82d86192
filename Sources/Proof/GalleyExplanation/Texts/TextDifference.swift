import GalleyText
import GalleyTree

/// The difference of two texts for display: some changed lines with context.
///
/// Lines are printable and cut where they are long, and their number is limited; the counts are of everything.
package struct TextDifference: Sendable, Hashable, Codable {
  /// The number of lines that were removed or replaced.
  package var removed: Int
  /// The number of lines that were added or replace others.
  package var added: Int
  /// The number of changed lines that are not shown.
  package var hidden: Int
  /// The changed lines with context.
  package var hunks: [Hunk]

  /// Some changed lines with context.
  package struct Hunk: Sendable, Hashable, Codable {
    /// The number of the first line in the approved text, from 1 up.
    package var baseline: Int
    /// The number of the first line in the new text, from 1 up.
    package var candidate: Int
    /// The lines.
    package var lines: [Line]
  }

  /// A line of either text.
  package struct Line: Sendable, Hashable, Codable {
    /// The text that a line belongs to.
    package enum Kind: String, Sendable, Hashable, Codable {
      /// Of both.
      case same
      /// Of the approved one.
      case removed
      /// Of the new one.
      case added
    }

    /// The text that it belongs to.
    package var kind: Kind
    /// The line, printable.
    package var text: String

    /// Makes a line.
    package init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The number of context lines around changed ones, as in `diff -u`.
  static let context = 3
  /// The most lines that are shown.
  static let mostLines = 200
  /// The most characters of a line that are shown.
  static let longestLine = 240
}

extension TextDifference.Hunk {
  /// The head of the hunk, such as `@@ -3,7 +3,8 @@`.
  ///
  /// - Reference: POSIX.1-2017, diff, unified format.
  package var head: String {
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
  package func unified(most: Int = .max) -> String {
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
    if left > 0 { text.append("… and \(EnglishNoun.count(left, "more changed line"))") }
    return text.joined(separator: "\n")
  }
}

extension TextDifference.Line.Kind {
  /// The first character of a line in a unified diff.
  package var sign: String {
    switch self {
    case .same: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
