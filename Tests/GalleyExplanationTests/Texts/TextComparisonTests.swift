import GalleyDiff
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

@Suite struct TextComparisonTests {
  private func sentences(_ old: String, _ new: String) -> [String] {
    Comparator.compare(baseline: old, candidate: new).causes.map(\.sentence)
  }

  private func ids(_ old: String, _ new: String) -> [String] {
    Comparator.compare(baseline: old, candidate: new).causes.map(\.id)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", ["line 2 “b” became “x”"]),
    ("a\nb\n", "a\nb\nc\nd\n", ["2 lines are new after line 2: “c” and 1 more"]),
    ("b\n", "a\nb\n", ["1 line is new at the beginning: “a”"]),
    ("", "a\n", ["1 line is new at the beginning: “a”"]),
    ("a\nb\nc\nd\n", "a\nd\n", ["lines 2 to 3 are gone: “b” and 1 more"]),
    ("a\nb\n", "a\n", ["line 2 is gone: “b”"]),
    ("a\n\nc\n", "a\nb\nc\n", ["line 2 was empty and became “b”"]),
    ("a\nb\nc\n", "a\n\nc\n", ["line 2 “b” became empty"]),
    ("a\nb\nz\n", "a\nx\ny\nw\nz\n", ["line 2 became 3 lines: “b” became “x” and 2 more"]),
    ("move me\na\nb\nc\n", "a\nb\nc\nmove me\n", ["line 1 is at line 4 now: “move me”"]),
    ("a\nb\nc\nd\ne\nf\ng\n", "d\ne\nf\ng\na\nb\nc\n", ["lines 1 to 3 are at line 5 now: “a” and 2 more"]),
    ("}\na\nb\n", "a\nb\n}\n", ["line 1 is gone: “}”", "1 line is new after line 3: “}”"]),
  ])
  func linesAreTold(_ old: String, _ new: String, _ words: [String]) {
    #expect(sentences(old, new) == words)
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb", ["the text does not end with a line break now, and did before"]),
    ("a\nb", "a\nb\n", ["the text ends with a line break now, and did not before"]),
    ("a\nb\n", "a\r\nb\r\n", ["2 lines end in CRLF (\\r\\n) instead of LF (\\n)"]),
    ("a\r\nb\n", "a\nb\n", ["1 line ends in LF (\\n) instead of CRLF (\\r\\n)"]),
    ("a\r\nb\n", "a\nb\r\n", ["1 line ends in LF (\\n) instead of CRLF (\\r\\n); 1 line the other way"]),
    (
      "a\nb\nc\n", "a\r\nx\r\nc\r\n",
      ["line 2 “b” became “x”", "2 lines end in CRLF (\\r\\n) instead of LF (\\n)"]
    ),
  ])
  func endsOfLinesAreTold(_ old: String, _ new: String, _ words: [String]) {
    #expect(sentences(old, new) == words)
  }

  @Test(arguments: [
    ("a\u{0}b\n", "ab\n", "line 1 “a␀b” became “ab”"),
    ("a\tb\n", "a b\n", "line 1 “a␉b” became “a b”"),
    ("ab\n", "a\u{202E}b\n", "line 1 “ab” became “a⟨U+202E⟩b”"),
    ("ab\n", "a\u{200B}b\n", "line 1 “ab” became “a⟨U+200B⟩b”"),
    ("a b\n", "a\u{A0}b\n", "line 1 “a b” became “a⟨U+00A0⟩b”"),
    ("a\r\n", "a\r\r\n", "line 1 “a” became “a␍”"),
    ("\u{1B}[31mred\n", "red\n", "line 1 “␛[31mred” became “red”"),
    ("e\u{301}\n", "\u{E9}\n", "line 1 “e\u{301}” is spelled with other code points"),
    ("👩‍👩‍👧\n", "👩‍👩‍👦\n", "line 1 “👩‍👩‍👧” became “👩‍👩‍👦”"),
  ])
  func whatCannotBeSeenIsShown(_ old: String, _ new: String, _ words: String) {
    #expect(sentences(old, new) == [words])
  }

  @Test func equalBytesHaveNoCause() {
    for text in ["", "a", "a\n", "\n", "\u{0}", "e\u{301}\r\n"] {
      let comparison = Comparator.compare(baseline: text, candidate: text)
      #expect(comparison.isEqual && comparison.passes && comparison.text == nil)
    }
  }

  @Test func theSameChangeElsewhereHasTheSameName() {
    let one = ids("a\nb\nc\n", "a\nx\nc\n")
    #expect(one == ids("1\n2\n3\nb\n4\n", "1\n2\n3\nx\n4\n"))
    #expect(one != ids("a\nb\nc\n", "a\ny\nc\n"))
    #expect(ids("a\nb", "a\nb\n") == ids("x", "x\n"))
    #expect(ids("a\nb", "a\nb\n") != ids("a\nb\n", "a\nb"))
    // What is gone is not what is new.
    #expect(ids("a\nb\n", "a\n") != ids("a\n", "a\nb\n"))
  }

  @Test func theSameChangeInSeveralPlacesIsOneCause() {
    let comparison = Comparator.compare(baseline: "b\n1\nb\n2\nb\n", candidate: "x\n1\nx\n2\nx\n")
    #expect(comparison.causes.map(\.sentence) == ["line 1 “b” became “x”, and 2 more places likewise"])
    #expect(comparison.text?.removed == 3)
  }

  @Test func thousandsOfChangesAreCounted() throws {
    let old = (0..<3000).map { "line \($0)\n" }.joined()
    let new = (0..<3000).map { "line \($0 + $0 % 2 * 100_000)\n" }.joined()
    let comparison = Comparator.compare(baseline: old, candidate: new)
    #expect(comparison.causes.count == 101)
    #expect(comparison.causes.last?.sentence == "and 1400 more changes")
    let text = try #require(comparison.text)
    #expect(text.removed == 1500 && text.added == 1500)
    let shown = text.hunks.flatMap(\.lines).count { $0.kind != .same }
    #expect(shown <= TextDifference.mostLines && shown + text.hidden == 3000)
  }

  @Test func longLinesAreShownWhereTheyDiffer() throws {
    let start = String(repeating: "x", count: 1_000_000)
    let comparison = Comparator.compare(baseline: start + "old\n", candidate: start + "new\n")
    let lines = try #require(comparison.text?.hunks.first?.lines)
    #expect(lines.map(\.text) == ["old", "new"].map { "…" + String(repeating: "x", count: 60) + $0 })
    #expect(comparison.causes.count == 1 && (comparison.causes.first?.sentence.count ?? 0) < 300)
    #expect((comparison.causes.first?.before.count ?? 0) <= 200)
  }

  /// Whatever is unequal has a cause, and lines are neither lost nor counted twice.
  @Test(arguments: Soak.seeds(400))
  func whateverDiffersHasACause(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "b", "c", "", "}", "e\u{301}", "\u{E9}", "\t"]
    func text() -> String {
      let lines = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
          + ["\n", "\n", "\r\n"][Int.random(in: 0..<3, using: &random)]
      }
      return lines.joined() + ["", "end"][Int.random(in: 0..<2, using: &random)]
    }
    let (old, new) = (text(), text())
    let comparison = Comparator.compare(baseline: old, candidate: new)
    let isEqual = Array(old.utf8) == Array(new.utf8)
    #expect(comparison.causes.isEmpty == isEqual, "\(old.debugDescription) \(new.debugDescription)")
    #expect(comparison.passes == isEqual)
    guard let difference = comparison.text else { return }
    let (before, after) = (TextLines(old).contents.count, TextLines(new).contents.count)
    #expect(before - difference.removed == after - difference.added)
  }
}
