import Foundation
import Testing

@testable import GalleyRaster

@Suite(.enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)))
struct ScriptShapingTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  private func glyphs(_ text: String) -> [TextRun.Glyph] {
    typesetter.shape(text, font: FontSpec(size: 100)).glyphs
  }

  @Test func arabicLettersJoin() {
    // Beh alone, at the beginning, in the middle and at the end are four glyphs.
    let alone = glyphs("ب").map(\.id)
    let three = glyphs("ببب").map(\.id).filter { !alone.contains($0) }
    #expect(Set(three).count >= 3)
    // Lam and alef become one.
    #expect(glyphs("لا").filter { $0.advance > 0 }.count == 1)
    // The joiner that is not seen joins: an initial form without a neighbour.
    #expect(glyphs("ب\u{200D}").map(\.id).contains { !alone.contains($0) })
  }

  @Test func lettersJoinAcrossLevelsOfFormatting() {
    let text = "سلام"
    let whole = glyphs(text)
    #expect(whole.map(\.cluster) == whole.map(\.cluster).sorted(by: >))
  }

  @Test func hebrewPointsSitOnTheirLetters() {
    let run = glyphs("שָׁ")
    #expect(Set(run.map(\.cluster)) == [0])
    #expect(run.filter { $0.advance > 0 }.count == 1)
  }

  @Test func thaiMarksStack() throws {
    let run = glyphs("ที่")
    let letter = try #require(run.first { $0.advance > 0 })
    let marks = run.filter { $0.advance == 0 }
    #expect(marks.count == 2 && Set(run.map(\.cluster)) == [0])
    #expect(marks.allSatisfy { $0.x < letter.x + letter.advance + 1 })
    // A tone mark alone stands lower than one above a vowel.
    let low = try #require(glyphs("ท่").last)
    let high = try #require(marks.last)
    #expect(high.y < low.y || high.id != low.id)
  }

  @Test func devanagariFormsConjuncts() {
    #expect(glyphs("क्ष").filter { $0.advance > 0 }.count == 1)
    // The vowel sign that is written before its consonant.
    let run = glyphs("नि")
    #expect(run.count == 2 && run[0].id != glyphs("न")[0].id && run[1].id == glyphs("न")[0].id)
  }

  @Test func latinMarksSitOnTheirLetters() {
    #expect(glyphs("e\u{301}").map(\.id) == glyphs("é").map(\.id))
    let run = glyphs("q\u{303}")
    #expect(run.count == 2 && run[1].advance == 0)
  }

  @Test func linesAreHigherWhereALettersFontIs() {
    let style = TextStyle(font: FontSpec(size: 17))
    func height(_ text: String) -> Double {
      Double(typesetter.layout(text, style: style, width: nil).size.height)
    }
    let line = height("abc")
    #expect(line == 20.287109375)
    #expect((23...26).contains(height("สวัสดี")))
    #expect((23...27).contains(height("مرحبا")))
    #expect(abs(height("abc\nสวัสดี") - line - height("สวัสดี")) < 1e-9)
  }

  @Test func thaiIsBrokenBetweenWords() {
    let text = "กรุงเทพมหานครเป็นเมืองหลวง"
    let block = typesetter.layout(text, style: TextStyle(font: FontSpec(size: 17)), width: 120)
    #expect(block.lines.map(\.run.text) == ["กรุงเทพมหานคร", "เป็นเมืองหลวง"])
  }
}
