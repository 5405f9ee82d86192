/// The edits between two texts: the parts between equal lines.
struct TextEdits {
  /// Lines of one text in the place of lines of the other; one of the two may be none.
  struct Edit: Hashable {
    var baseline: Range<Int>
    var candidate: Range<Int>
  }

  let baseline: TextLines
  let candidate: TextLines
  /// The equal lines.
  let runs: [LineAlignment.Run]
  /// The edits, in order.
  private(set) var edits: [Edit] = []

  /// Compares two texts line by line.
  ///
  /// - Complexity: As ``LineAlignment/init(_:_:)``.
  init(_ baseline: TextLines, _ candidate: TextLines) {
    self.baseline = baseline
    self.candidate = candidate
    let numbers = TextLines.numbers(baseline.contents, candidate.contents)
    runs = LineAlignment(numbers.0, numbers.1).runs
    var (a, b) = (0, 0)
    for run in runs + [LineAlignment.Run(a: numbers.0.count, b: numbers.1.count, count: 0)] {
      if run.a > a || run.b > b { edits.append(Edit(baseline: a..<run.a, candidate: b..<run.b)) }
      (a, b) = (run.a + run.count, run.b + run.count)
    }
  }

  /// The lines that say the same and end otherwise, by a return in one text and without one in the other.
  var changedEndings: [(baseline: Int, candidate: Int)] {
    runs.flatMap { run in
      (0..<run.count).map { (baseline: run.a + $0, candidate: run.b + $0) }.filter {
        let (a, b) = (baseline.endings[$0.baseline], candidate.endings[$0.candidate])
        return a != b && a != .none && b != .none
      }
    }
  }

  /// The difference, for display.
  var difference: TextDifference {
    var result = TextDifference(
      removed: edits.reduce(0) { $0 + $1.baseline.count }, added: edits.reduce(0) { $0 + $1.candidate.count },
      hidden: 0, hunks: [])
    var room = TextDifference.mostLines
    var end = (baseline: 0, candidate: 0)
    for (index, edit) in edits.enumerated() {
      guard room > 0 else {
        result.hidden += edit.baseline.count + edit.candidate.count
        continue
      }
      let between = edit.baseline.lowerBound - end.baseline
      let isNear = index > 0 && between <= 2 * TextDifference.context
      if isNear {
        result.hunks[result.hunks.count - 1].lines += same(end.baseline..<edit.baseline.lowerBound)
      } else {
        if index > 0 { finish(&result, end.baseline) }
        let before = min(between, TextDifference.context)
        let start = edit.baseline.lowerBound - before
        result.hunks.append(
          TextDifference.Hunk(
            baseline: start + 1, candidate: edit.candidate.lowerBound - before + 1,
            lines: same(start..<edit.baseline.lowerBound)))
      }
      let changed = lines(edit).prefix(room)
      result.hunks[result.hunks.count - 1].lines += changed
      result.hidden += edit.baseline.count + edit.candidate.count - changed.count
      room -= changed.count
      end = (edit.baseline.upperBound, edit.candidate.upperBound)
    }
    if !edits.isEmpty, result.hidden == 0 { finish(&result, end.baseline) }
    return result
  }

  /// Adds the context after the last hunk.
  private func finish(_ result: inout TextDifference, _ end: Int) {
    let rest = end..<min(baseline.contents.count, end + TextDifference.context)
    result.hunks[result.hunks.count - 1].lines += same(rest)
  }

  private func same(_ range: Range<Int>) -> [TextDifference.Line] {
    range.map { .init(kind: .same, text: Self.shown(baseline.text($0))) }
  }

  private func lines(_ edit: Edit) -> [TextDifference.Line] {
    // Of lines that stand for each other, what is shown begins shortly before the first difference.
    let arePairs = edit.baseline.count == edit.candidate.count
    func line(_ kind: TextDifference.Line.Kind, _ text: String, _ other: String?) -> TextDifference.Line {
      .init(kind: kind, text: Self.shown(text, beside: other))
    }
    // Of a long edit something of both sides is shown.
    let most = TextDifference.mostLines / 2
    let removed = edit.baseline.prefix(most).enumerated().map { offset, number in
      line(
        .removed, baseline.text(number),
        arePairs ? candidate.text(edit.candidate.lowerBound + offset) : nil)
    }
    let added = edit.candidate.prefix(most).enumerated().map { offset, number in
      line(
        .added, candidate.text(number), arePairs ? baseline.text(edit.baseline.lowerBound + offset) : nil)
    }
    return removed + added
  }

  /// The number of characters shown before the first difference in long lines.
  private static let lead = 60

  /// A line, fit to be shown: cut where it is long, so that what differs from another line can be seen.
  private static func shown(_ text: String, beside other: String? = nil) -> String {
    let longest = TextDifference.longestLine
    guard text.utf8.count > longest || (other?.utf8.count ?? 0) > longest else { return EscapedText.of(text) }
    var start = text.startIndex
    if let other {
      let shared = zip(text.utf8, other.utf8).prefix { $0 == $1 }.count
      if shared > lead {
        let place = text.utf8.index(text.startIndex, offsetBy: shared - lead)
        start = text.scalarStart(at: place)
      }
    }
    // Scalars are counted: one character can have any number of them.
    let rest = text.unicodeScalars[start...]
    let end = rest.index(rest.startIndex, offsetBy: longest, limitedBy: rest.endIndex) ?? rest.endIndex
    return (start > text.startIndex ? "…" : "") + EscapedText.of(String(rest[..<end]))
      + (end < rest.endIndex ? "…" : "")
  }
}

extension String {
  /// The beginning of the scalar that a place is in.
  fileprivate func scalarStart(at place: Index) -> Index {
    var place = place
    while place > startIndex, place.samePosition(in: unicodeScalars) == nil {
      place = utf8.index(before: place)
    }
    return place
  }
}
