import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct TextStyleTests {
  private let library: FontLibrary
  private let typesetter: Typesetter
  private let plain = TextStyle(font: FontSpec(size: 17))

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = plain
    change(&style)
    return style
  }

  private func width(_ text: String, _ style: TextStyle) -> Double {
    typesetter.shape(text, style: style).width
  }

  @Test func spacingIsAddedBehindEveryCharacter() {
    let text = "Hall e\u{301}"
    #expect(abs(width(text, style { $0.tracking = 2 }) - width(text, plain) - 12) < 1e-9)
    #expect(abs(width(text, style { $0.kerning = -0.5 }) - width(text, plain) + 3) < 1e-9)
    let both = style {
      $0.tracking = 2
      $0.kerning = 9
    }
    #expect(width(text, both) == width(text, style { $0.tracking = 2 }))
    #expect(width("a\n", style { $0.tracking = 2 }) == width("a", style { $0.tracking = 2 }))
  }

  @Test(.enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)))
  func lettersThatJoinStayTogether() {
    #expect(width("سلام", style { $0.tracking = 4 }) == width("سلام", plain))
    #expect(width("שלום", style { $0.tracking = 4 }) > width("שלום", plain) + 15.9)
  }

  @Test func featuresAreSwitched() {
    func glyphs(_ text: String, _ features: [FontFeature]) -> [UInt32] {
      typesetter.shape(text, style: style { $0.font.features = features }).glyphs.map(\.id)
    }
    #expect(glyphs("1/2", [.fractions]) != glyphs("1/2", []))
    #expect(glyphs("0", [.slashedZero]) != glyphs("0", []))
    #expect(width("AVAVAV", style { $0.font.features = [.noKerning] }) > width("AVAVAV", plain) + 3)
    let digits = style { $0.font.features = [.tabularFigures] }
    #expect(width("1111", digits) == width("8888", digits))
    #expect(
      glyphs("->", [FontFeature("calt", 0)]).count == 2
        && glyphs("->", []) != glyphs("->", [FontFeature("calt", 0)]))
    #expect(
      FontFeature("x").tag == "x   " && FontFeature("toolong").tag == "tool"
        && FontFeature.stylisticSet(3).tag == "ss03")
  }

  @Test func anUnderlineLeavesRoomForDescenders() throws {
    let rules = typesetter.shape("aga", style: style { $0.underline = .init() }).decorations
    let run = typesetter.shape("aga", style: plain)
    #expect(rules.count == 2)
    #expect(rules[0].rect.minX == 0 && rules[0].rect.maxX < run.glyphs[1].x + 3)
    #expect(abs(rules[1].rect.maxX - run.width) < 1e-9)
    #expect(rules.allSatisfy { $0.rect.minY > 0 && $0.rect.height > 0.5 && $0.rect.height < 2 })
    #expect(typesetter.shape("aaa", style: style { $0.underline = .init() }).decorations.count == 1)
    let red = RGBA(255, 0, 0)
    let dotted = typesetter.shape("aaa", style: style { $0.underline = .init(pattern: .dot, color: red) })
      .decorations
    #expect(
      dotted.count > 5
        && dotted.allSatisfy { $0.color == red && $0.rect.width <= dotted[0].rect.height + 1e-9 })
  }

  @Test func aStrikeGoesThroughTheMiddleOfSmallLetters() throws {
    let rules = typesetter.shape("xgx", style: style { $0.strikethrough = .init() }).decorations
    let metrics = library.metrics(plain.font)
    #expect(rules.count == 1)
    #expect(rules[0].rect.minY < -metrics.xHeight * 0.25 && rules[0].rect.maxY > -metrics.xHeight)
  }

  @Test func linesAreSharp() {
    let run = typesetter.shape("    ", style: style { $0.underline = .init() })
    let bitmap = Renderer(library).render(
      DisplayList([.text(run, at: CGPoint(x: 2.2, y: 10.3), .black)]), size: CGSize(width: 30, height: 16),
      scale: 3, background: .white)
    // Every pixel in the middle of the line is either all black or all white.
    let column = (0..<bitmap.height).map { bitmap[30, $0] }
    #expect(Set(column) == [.black, .white])
  }

  @Test func glyphsAreRaised() {
    let raised = typesetter.shape("ab", style: style { $0.baselineOffset = 5 })
    #expect(raised.glyphs.allSatisfy { $0.y == -5 })
  }

  @Test func justifiedLinesAreFullButForTheLast() {
    let text = "The quick brown fox jumps over the lazy dog\nand away"
    let block = typesetter.layout(text, style: style { $0.alignment = .justified }, width: 150)
    #expect(block.lines.count > 3)
    for line in block.lines {
      let isLast = line.run.text.hasSuffix("dog") || line.run.text.hasSuffix("away")
      #expect(isLast ? line.run.width < 149 : abs(line.run.width - 150) < 1e-9, "\(line.run.text)")
    }
  }

  @Test func aSoftHyphenIsSeenWhereALineEndsAtIt() {
    let block = typesetter.layout(
      "Donau\u{AD}dampf\u{AD}schiff", style: plain, width: width("Donaudampf\u{2010}", plain) + 1)
    #expect(block.lines.map(\.run.text) == ["Donau\u{AD}dampf\u{AD}\u{2010}", "schiff"])
    let whole = typesetter.layout("Donau\u{AD}dampf", style: plain, width: nil)
    #expect(whole.lines[0].run.width == width("Donaudampf", plain))
  }

  @Test func eachPartCanGiveWay() {
    let text = "The quick brown fox jumps over the lazy dog"
    for (mode, isRight) in [
      (
        TextTruncation.head,
        { (shown: String) in shown.hasPrefix("…") && text.hasSuffix(shown.dropFirst()) }
      ),
      (.tail, { $0.hasSuffix("…") && text.hasPrefix($0.dropLast()) }),
      (
        .middle,
        {
          $0.dropFirst().dropLast().contains("…") && text.hasPrefix($0.prefix(4))
            && text.hasSuffix($0.suffix(4))
        }
      ),
    ] {
      for width in [30.0, 80, 150, 300] {
        let one = style {
          $0.truncation = mode
          $0.lineLimit = 1
        }
        let block = typesetter.layout(text, style: one, width: width)
        #expect(block.isTruncated && block.lines[0].run.width <= width + 0.01)
        if width > 100 { #expect(isRight(block.lines[0].run.text), "\(mode) \(block.lines[0].run.text)") }
        // Nothing is cut that would have had room: there is less left than a wide letter needs.
        #expect(block.lines[0].run.width > width - 25)
      }
    }
  }

  @Test func noCharacterIsCutInTwo() {
    let text = "e\u{301}👩‍👩‍👧‍👦नमस्ते🇩🇪กี่"
    let characters = Set(text)
    for mode in [TextTruncation.head, .middle, .tail] {
      for width in stride(from: 10.0, to: 150, by: 3) {
        let one = style {
          $0.truncation = mode
          $0.lineLimit = 1
        }
        let shown = typesetter.layout(text, style: one, width: width).lines[0].run.text
        #expect(Set(shown).isSubset(of: characters.union(["…"])), "\(width): \(shown)")
      }
    }
  }

  @Test func textsThatOnlyLookEqualKeepTheirOwnPlaces() {
    let composed = typesetter.shape("é!", style: plain)
    let decomposed = typesetter.shape("e\u{301}!", style: plain)
    #expect(composed.glyphs.last?.cluster == 2)
    #expect(decomposed.glyphs.last?.cluster == 3)
    #expect(typesetter.layout("e\u{301}!", style: plain, width: nil).lines[0].source.range == 0..<4)
    #expect(typesetter.layout("é!", style: plain, width: nil).lines[0].source.range == 0..<3)
  }

  @Test func baselinesAreThoseOfTheFirstAndLastLine() {
    let block = typesetter.layout("a\nb\nc", style: style { $0.lineSpacing = 2 }, width: nil)
    let ascent = 17 * 1950.0 / 2048
    let step = 17 * 2444.0 / 2048 + 2
    #expect(block.firstBaseline == ascent && block.lastBaseline == ascent + 2 * step)
  }
}
