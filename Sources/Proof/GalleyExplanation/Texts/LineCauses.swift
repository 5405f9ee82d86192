import GalleyText
import GalleyTree

/// The causes of the difference of two texts, by lines.
///
/// A cause's name stands for what the lines say and never for their numbers, so that the same change has the same name in
/// another text.
struct LineCauses {
  /// The causes, in the order of the lines.
  private(set) var causes: [Cause] = []

  /// The most causes that are listed; the rest is counted.
  static let mostCauses = 100

  private let edits: TextEdits

  /// Explains a difference.
  init(_ edits: TextEdits) {
    self.edits = edits
    let moves = MovedLines.find(edits)
    let goals = Dictionary(uniqueKeysWithValues: moves.map { ($0.from, $0.to) })
    let arrived = Set(moves.map(\.to))
    for (index, edit) in edits.edits.enumerated() where !arrived.contains(index) {
      if let goal = goals[index] {
        causes.append(moved(edit, to: edits.edits[goal].candidate))
      } else {
        causes += changed(edit)
      }
    }
    causes = Self.united(causes)
    if let endings { causes.append(endings) }
    if let lastBreak { causes.append(lastBreak) }
    if causes.count > Self.mostCauses { causes = Self.cut(causes) }
  }

  private func changed(_ edit: TextEdits.Edit) -> [Cause] {
    let (old, new) = (edit.baseline, edit.candidate)
    if old.isEmpty {
      let text = texts(edits.candidate, new)
      let place =
        old.lowerBound == 0
        ? "at the beginning" : "after line \(edits.baseline.contents.isEmpty ? 0 : old.lowerBound)"
      return [
        cause(
          .appeared, "", text.whole,
          "\(EnglishNoun.count(new.count, "line", "is", "are")) new \(place): \(text.shown)"
        )
      ]
    }
    if new.isEmpty {
      let text = texts(edits.baseline, old)
      return [
        cause(
          .vanished, text.whole, "",
          "\(Self.place(old)) \(old.count == 1 ? "is" : "are") gone: \(text.shown)")
      ]
    }
    if old.count == new.count { return zip(old, new).map(changed) }
    let (before, after) = (texts(edits.baseline, old), texts(edits.candidate, new))
    return [
      cause(
        .text, before.whole, after.whole,
        "\(Self.place(old)) became \(EnglishNoun.count(new.count, "line")): \(before.shown) became \(after.shown)"
      )
    ]
  }

  /// A line in the place of another.
  private func changed(_ old: Int, _ new: Int) -> Cause {
    let (before, after) = (edits.baseline.text(old), edits.candidate.text(new))
    let place = "line \(old + 1)"
    // Strings compare by what they mean.
    if before == after {
      let shown = Phrase.texts(EscapedText.of(before), "").before
      return cause(.text, before, after, "\(place) \(shown) is spelled with other code points")
    }
    if before.isEmpty || after.isEmpty {
      let text = Phrase.texts(EscapedText.of(before.isEmpty ? after : before), "").before
      let sentence =
        before.isEmpty ? "\(place) was empty and became \(text)" : "\(place) \(text) became empty"
      return cause(.text, before, after, sentence)
    }
    let shown = Phrase.texts(EscapedText.of(before), EscapedText.of(after))
    return cause(.text, before, after, "\(place) \(shown.before) became \(shown.after)")
  }

  private func moved(_ edit: TextEdits.Edit, to place: Range<Int>) -> Cause {
    let text = texts(edits.baseline, edit.baseline)
    let verb = edit.baseline.count == 1 ? "is" : "are"
    return cause(
      .moved, text.whole, text.whole,
      "\(Self.place(edit.baseline)) \(verb) at line \(place.lowerBound + 1) now: \(text.shown)")
  }

  /// The text of several lines, and the part that a sentence shows.
  private func texts(_ lines: TextLines, _ range: Range<Int>) -> (whole: String, shown: String) {
    let whole = range.map(lines.text).joined(separator: "\n")
    let first = range.first { !lines.contents[$0].isEmpty } ?? range.lowerBound
    let shown = Phrase.texts(EscapedText.of(lines.text(first)), "").before
    return (whole, range.count > 1 ? "\(shown) \(EnglishList.more(range.count - 1))" : shown)
  }

  private static func place(_ lines: Range<Int>) -> String {
    lines.count == 1 ? "line \(lines.upperBound)" : "lines \(lines.lowerBound + 1) to \(lines.upperBound)"
  }

  /// Lines that end in another way.
  private var endings: Cause? {
    let changed = edits.changedEndings
    guard let first = changed.first else { return nil }
    func name(_ ending: TextLines.Ending) -> String {
      ending == .feed ? "LF (\\n)" : "CRLF (\\r\\n)"
    }
    let ways = changed.filter {
      edits.candidate.endings[$0.candidate] == edits.candidate.endings[first.candidate]
    }
    let (before, after) = (
      name(edits.baseline.endings[first.baseline]), name(edits.candidate.endings[first.candidate])
    )
    let rest =
      ways.count < changed.count
      ? "; \(EnglishNoun.count(changed.count - ways.count, "line")) the other way" : ""
    let verb = ways.count == 1 ? "ends" : "end"
    return cause(
      .text, before, after + (rest.isEmpty ? "" : " and back"), property: "line endings",
      "\(EnglishNoun.count(ways.count, "line")) \(verb) in \(after) instead of \(before)\(rest)")
  }

  /// A line break at the end of the text that is gone, or new.
  private var lastBreak: Cause? {
    let (before, after) = (edits.baseline.endsWithBreak, edits.candidate.endsWithBreak)
    if before == after { return nil }
    return cause(
      .text, "\(before)", "\(after)", property: "last line break",
      after
        ? "the text ends with a line break now, and did not before"
        : "the text does not end with a line break now, and did before")
  }

  private func cause(
    _ kind: Cause.Kind, _ before: String, _ after: String, property: String = "lines", _ sentence: String
  ) -> Cause {
    .ofText(kind, "a text's \(property)", property, (before, after), shown: Self.cut, sentence)
  }

  /// The most characters of a line that are kept in a cause's facts.
  private static let longestFact = 200

  private static func cut(_ text: String) -> String {
    EscapedText.of(String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestFact))))
  }

  /// The same change in several places is one cause.
  static func united(_ causes: [Cause]) -> [Cause] {
    var places: [String: Int] = [:]
    var result: [Cause] = []
    for cause in causes {
      if let place = places[cause.id] {
        result[place].followers += 1
      } else {
        places[cause.id] = result.count
        result.append(cause)
      }
    }
    return result.map { cause in
      guard cause.followers > 0 else { return cause }
      var cause = cause
      cause.sentence += ", and \(EnglishNoun.count(cause.followers, "more place")) likewise"
      return cause
    }
  }

  /// The first causes, and one that stands for all others.
  static func cut(_ causes: [Cause]) -> [Cause] {
    let rest = causes.dropFirst(mostCauses)
    let text = "and \(EnglishNoun.count(rest.count, "more change"))"
    let id = CauseID.make(
      .unexplained, identity: "a text's lines", property: "changes", delta: rest.map(\.id).joined())
    return causes.prefix(mostCauses) + [
      Cause(
        id: id, kind: .unexplained, element: "", property: "changes", followers: rest.count - 1,
        sentence: text)
    ]
  }
}

/// A block of lines that was removed in one place and added in another.
struct MovedLines {
  /// The edit that removes them.
  var from: Int
  /// The edit that adds them.
  var to: Int

  /// Finds blocks of lines that only moved.
  ///
  /// A block without a letter or digit, such as an empty line or a brace, is not matched.
  static func find(_ edits: TextEdits) -> [MovedLines] {
    var gone: [[ArraySlice<UInt8>]: Int] = [:]
    var moves: [MovedLines] = []
    for (index, edit) in edits.edits.enumerated() where edit.candidate.isEmpty {
      let lines = Array(edits.baseline.contents[edit.baseline])
      if isTelling(lines), gone[lines] == nil { gone[lines] = index }
    }
    if gone.isEmpty { return [] }
    for (index, edit) in edits.edits.enumerated() where edit.baseline.isEmpty {
      let lines = Array(edits.candidate.contents[edit.candidate])
      if let from = gone.removeValue(forKey: lines) { moves.append(MovedLines(from: from, to: index)) }
    }
    return moves
  }

  private static func isTelling(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.contains { line in
      line.contains { byte in
        byte >= 0x80
          || [
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"),
          ].contains { $0.contains(byte) }
      }
    }
  }
}

extension Cause {
  /// A change of a text, which is no element's.
  ///
  /// - Parameters:
  ///   - kind: What has changed.
  ///   - identity: What has the property, for the cause's name.
  ///   - property: What of it has changed.
  ///   - values: What it was and what it is, as a whole.
  ///   - shown: Makes of a value what is kept of it.
  ///   - sentence: The change in words.
  static func ofText(
    _ kind: Kind, _ identity: String, _ property: String, _ values: (before: String, after: String),
    shown: (String) -> String, _ sentence: String
  ) -> Cause {
    Cause(
      id: CauseID.make(
        kind, identity: identity, property: property,
        delta: "\(values.before.utf8.count) \(values.before)→\(values.after)"),
      kind: kind, element: "", property: property, before: shown(values.before), after: shown(values.after),
      sentence: sentence)
  }
}
