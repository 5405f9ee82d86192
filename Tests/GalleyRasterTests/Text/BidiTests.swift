import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct BidiTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  /// The characters from left to right; what was mirrored is shown as its letter.
  private func seen(_ text: String, _ direction: TextStyle.Direction = .natural) -> String {
    var style = TextStyle(font: FontSpec(size: 17))
    style.direction = direction
    let run = typesetter.shape(text, style: style)
    let utf8 = text.utf8
    var shown: [Character] = []
    for glyph in run.glyphs where glyph.advance > 0 {
      shown.append(text[utf8.index(utf8.startIndex, offsetBy: glyph.cluster)])
    }
    return String(shown)
  }

  @Test func partsStandInTheirOrder() {
    #expect(seen("abc def") == "abc def")
    #expect(seen("אבג") == "גבא")
    #expect(seen("ab אבג 12 cd") == "ab 12 גבא cd")
    #expect(seen("אב cd 12 הו") == "וה cd 12 בא")
    #expect(seen("ab אב", .rightToLeft) == "בא ab")
    #expect(seen("אב ab", .leftToRight) == "בא ab")
    #expect(seen("12 !", .naturalElseRightToLeft) == "! 12")
    #expect(seen("a (אב) c") == "a (בא) c")
  }

  @Test func bracketsAreMirrored() {
    let open = typesetter.shape("(", font: FontSpec(size: 17)).glyphs[0].id
    let close = typesetter.shape(")", font: FontSpec(size: 17)).glyphs[0].id
    let run = typesetter.shape("א(ב)", font: FontSpec(size: 17))
    #expect(run.glyphs.map(\.cluster) == [5, 3, 2, 0])
    #expect(run.glyphs[0].id == open && run.glyphs[2].id == close)
  }

  @Test func theFirstLetterSaysWhereAParagraphBegins() {
    var style = TextStyle(font: FontSpec(size: 17), alignment: .leading)
    func x(_ text: String) -> [Bool] {
      typesetter.layout(text, style: style, width: 200).lines.map { $0.origin.x > 50 }
    }
    #expect(x("ab\nאב\n12") == [false, true, false])
    style.alignment = .trailing
    #expect(x("ab\nאב") == [true, false])
    style.direction = .naturalElseRightToLeft
    style.alignment = .leading
    #expect(x("ab\nאב\n12") == [false, true, true])
    style.direction = .rightToLeft
    #expect(x("ab\nאב\n12") == [true, true, true])
    style.alignment = .left
    #expect(x("ab\nאב\n12") == [false, false, false])
  }

  @Test func brokenLinesKeepTheDirectionOfTheirParagraph() {
    let block = typesetter.layout(
      "אבגד ab הוזח cd", style: TextStyle(font: FontSpec(size: 17), alignment: .leading), width: 60)
    #expect(block.lines.count > 1)
    #expect(block.lines.allSatisfy { $0.isRightToLeft })
    #expect(block.lines.map(\.run.text).joined(separator: " ") == "אבגד ab הוזח cd")
  }

  @Test func anOrderIsAlwaysOneOfAllParts() {
    var generator = SeededGenerator(seed: 91)
    for _ in 0..<500 {
      let levels = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...5, using: &generator)
      }
      let order = Bidi.visualOrder(levels)
      #expect(order.sorted() == Array(levels.indices))
      if levels.allSatisfy({ $0 & 1 == 0 && $0 == levels[0] }) { #expect(order == Array(levels.indices)) }
      if levels.allSatisfy({ $0 & 1 == 1 && $0 == levels[0] }) { #expect(order == levels.indices.reversed()) }
    }
  }

  @Test func whateverIsTypedIsSetWhole() {
    let pieces = [
      "a", "bc ", "א", "ב ", "م", "ر", "12", "(", ")", "[", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
      "👩‍👩‍👧", "e\u{301}",
      "ก็", "क्ष", "漢", "\n", "\t", "\u{AD}", "\u{0}", "\u{E0001}", "🇩", "ﷺ", "\u{1E030}",
    ]
    var generator = SeededGenerator(seed: 92)
    for round in 0..<Soak.times(150) {
      let text = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      var style = TextStyle(font: FontSpec(size: 17), alignment: .leading)
      style.direction = [.natural, .rightToLeft, .leftToRight].randomElement(using: &generator) ?? .natural
      style.truncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      style.lineLimit = Bool.random(using: &generator) ? 1 : nil
      let width = Double.random(in: 0...150, using: &generator)
      let block = typesetter.layout(text, style: style, width: width)
      for line in block.lines {
        #expect(
          line.run.glyphs.allSatisfy { $0.cluster >= 0 && $0.cluster < line.run.text.utf8.count },
          "round \(round)")
        #expect(abs(line.run.glyphs.reduce(0) { $0 + $1.advance } - line.run.width) < 1e-6, "round \(round)")
      }
      if style.lineLimit == nil {
        // Hanging white space and added hyphens aside, the lines are the text.
        let sources = block.lines.map(\.source)
        #expect(
          sources.first?.range.lowerBound == 0 && sources.last?.end == text.utf8.count, "round \(round)")
        for (a, b) in zip(sources, sources.dropFirst()) {
          #expect(a.end == b.range.lowerBound, "round \(round): \(text.debugDescription)")
        }
      }
      for offset in 0...text.utf8.count {
        let caret = block.caret(at: offset).rect
        #expect(caret.minX.isFinite && caret.height > 0, "round \(round)")
      }
    }
  }
}
