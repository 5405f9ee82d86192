import GalleyText
import Testing

@Suite struct CleanTextTests {
  @Test func longTextsAreCut() {
    #expect(CleanText.line("abcdef", limit: 3) == "abc…")
    #expect(CleanText.line("abc", limit: 3) == "abc")
    #expect(CleanText.line("a\tb\u{7}c\r\nd\u{2028}") == "a b�c⏎d�")
  }

  @Test func linesKeepTheirEndsAlone() {
    #expect(CleanText.lines("a\nb") == "a\nb")
    #expect(CleanText.lines("a\n\tb\u{1B}[1m\u{202E}") == "a\n b�[1m�")
  }

  @Test func jsonIsEscapedWhereATerminalWouldObey() {
    #expect(CleanText.json("[\"é\"]") == "[\"é\"]")
    #expect(CleanText.json("\u{85}\u{202E}") == #"\u0085\u202e"#)
  }

  @Test func pathsAreEscapedInQuotes() {
    #expect(CleanText.path("a b/é") == "a b/é")
    #expect(CleanText.path("a\u{1B}\u{202E}") == #""a\u{1B}\u{202E}""#)
  }
}
