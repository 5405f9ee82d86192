import GalleyBaselines
import GalleyDiff

/// The texts of a check, as the page shows them.
struct ReportText: Sendable {
  /// What differs.
  var difference: TextDifference?
  /// What was approved.
  var baseline: String?
  /// What was seen.
  var candidate: String?

  /// More lines of a whole text than these a page does not show.
  private static let mostLines = 400
  /// More characters than these of a whole text neither.
  private static let mostCharacters = 40_000

  /// The difference, or the whole text where there is nothing to compare it with.
  var nodes: [HTMLNode] {
    if let difference {
      var nodes = difference.hunks.isEmpty ? [] : [Self.table(difference)]
      if difference.hidden > 0 {
        nodes.append(
          tag(
            "p", ["class": "numbers"], .text("\(CheckWords.count(difference.hidden, "more changed line")).")))
      }
      return nodes + [candidate.map { Self.folded("The whole new text", $0) }].compactMap { $0 }
    }
    guard let text = candidate ?? baseline else { return [] }
    return [Self.whole(text)]
  }

  /// The first lines, for a match.
  var excerpt: HTMLNode {
    let lines = (baseline ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix(14)
    return tag(
      "pre", ["class": "excerpt"], .lines(lines.map { String($0.prefix(80)) }.joined(separator: "\n")))
  }

  private static func folded(_ title: String, _ text: String) -> HTMLNode {
    tag("details", ["class": "forgiven"], tag("summary", [:], .text(title)), whole(text))
  }

  private static func whole(_ text: String) -> HTMLNode {
    let start = text.prefix(mostCharacters)
    let lines = start.split(separator: "\n", maxSplits: mostLines, omittingEmptySubsequences: false)
    let shown = lines.prefix(mostLines).joined(separator: "\n")
    let isCut = start.endIndex < text.endIndex || lines.count > mostLines
    return tag("pre", ["class": "whole", "tabindex": "0"], .lines(isCut ? shown + "\n…" : shown))
  }

  /// The changed lines as a table with the numbers of both texts.
  private static func table(_ difference: TextDifference) -> HTMLNode {
    var rows: [HTMLNode] = []
    for hunk in difference.hunks {
      if !rows.isEmpty || hunk.baseline > 1 || hunk.candidate > 1 {
        rows.append(
          tag("tr", ["class": "head"], tag("td", ["colspan": "3"]), tag("td", [:], .text(hunk.head))))
      }
      var (old, new) = (hunk.baseline, hunk.candidate)
      let parts = LinePairs.parts(of: hunk.lines)
      for (line, part) in zip(hunk.lines, parts) {
        rows.append(
          row(line, part, old: line.kind == .added ? nil : old, new: line.kind == .removed ? nil : new))
        if line.kind != .added { old += 1 }
        if line.kind != .removed { new += 1 }
      }
    }
    return tag(
      "div", ["class": "diff", "role": "group", "aria-label": "Changed lines", "tabindex": "0"],
      tag("table", [:], tag("tbody", [:], all: rows)))
  }

  private static func row(
    _ line: TextDifference.Line, _ part: Range<Int>?, old: Int?, new: Int?
  ) -> HTMLNode {
    tag(
      "tr", ["class": line.kind.rawValue],
      tag("td", ["class": "number"], .text(old.map { "\($0)" } ?? "")),
      tag("td", ["class": "number"], .text(new.map { "\($0)" } ?? "")),
      tag("td", ["class": "sign"], .text(line.kind.sign)),
      tag("td", ["class": "line"], all: words(line, part)))
  }

  /// What a line says, with the part marked that is another one than in the line it stands for.
  private static func words(_ line: TextDifference.Line, _ part: Range<Int>?) -> [HTMLNode] {
    let name: String
    switch line.kind {
    case .same: return [.text(line.text)]
    case .removed: name = "del"
    case .added: name = "ins"
    }
    let characters = Array(line.text)
    guard let part else { return [tag(name, [:], .text(line.text))] }
    return [
      tag(
        name, [:], .text(String(characters[..<part.lowerBound])),
        tag("mark", [:], .text(String(characters[part]))), .text(String(characters[part.upperBound...])))
    ]
  }
}
