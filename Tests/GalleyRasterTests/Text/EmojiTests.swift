import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct EmojiTests {
  private let library: FontLibrary
  private let typesetter: Typesetter

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  @Test(arguments: [
    ("😀", true), ("⌚", true), ("⌚\u{FE0E}", false), ("❤", false), ("❤\u{FE0F}", true), ("1", false),
    ("1\u{FE0F}\u{20E3}", true), ("1\u{20E3}", false), ("#\u{FE0F}\u{20E3}", true), ("©", false),
    ("©\u{FE0F}", true), ("👍🏽", true), ("☝🏽", true), ("🇩🇪", true), ("🇩", false), ("👩‍👩‍👧‍👦", true), ("a", false),
    ("中", false), ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", true),
  ])
  func pictureOrSignIsAsUnicodeSays(_ text: String, _ isPicture: Bool) {
    #expect(text.count == 1)
    #expect(EmojiPresentation.isPicture(Substring(text).unicodeScalars) == isPicture)
  }

  @Test(
    .enabled(if: NotoFonts.hasEmoji, Comment(rawValue: NotoFonts.needsEmoji)),
    arguments: [
      "😀", "👍🏽", "👩‍👩‍👧‍👦", "👩🏿‍🚀", "🇩🇪", "1\u{FE0F}\u{20E3}", "🏳️‍🌈",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
  func aSequenceIsOnePicture(_ text: String) {
    let run = typesetter.shape("a\(text)b", font: FontSpec(size: 17))
    let pictures = run.glyphs.filter { $0.face.isColor && $0.advance > 0 }
    #expect(pictures.count == 1 && pictures[0].cluster == 1)
    #expect(run.missing.isEmpty)
    // No line is broken inside of it.
    let block = typesetter.layout(text + text, style: TextStyle(font: FontSpec(size: 17)), width: 1)
    #expect(block.lines.map(\.run.text) == [text, text])
  }

  private func draw(_ text: String, _ color: RGBA, _ transform: Transform = .identity) -> Bitmap {
    let run = typesetter.shape(text, font: FontSpec(size: 17))
    return Renderer(library).render(
      DisplayList([.pushTransform(transform), .text(run, at: CGPoint(x: 4, y: 24), color), .pop]),
      size: CGSize(width: 30, height: 32), scale: 2, background: .white)
  }

  @Test(.enabled(if: NotoFonts.hasEmoji, Comment(rawValue: NotoFonts.needsEmoji)))
  func picturesHaveTheirColoursAndTheTextsOpacity() throws {
    // The middle of a yellow heart.
    let whole = draw("💛", .black)[28, 36]
    #expect(whole.red > 200 && whole.green > 150 && whole.blue < 120)
    #expect(draw("💛", RGBA(255, 0, 0))[28, 36] == whole)
    let half = draw("💛", RGBA(0, 0, 0, 128))[28, 36]
    #expect(abs(Int(half.blue) - (Int(whole.blue) + 255) / 2) <= 2)
    #expect(draw("💛", RGBA(0, 0, 0, 0)) == draw("", .black))
  }

  @Test(.enabled(if: NotoFonts.hasEmoji, Comment(rawValue: NotoFonts.needsEmoji)))
  func picturesTurnWithTheirText() {
    let straight = draw("💛", .black)
    let turned = draw("💛", .black, .rotation(radians: 1e-9))
    let difference = zip(straight.bytes, turned.bytes).map { abs(Int($0) - Int($1)) }
    #expect(difference.reduce(0, +) / difference.count < 6)
    #expect(turned[28, 36].blue < 120)
  }

  @Test(.enabled(if: NotoFonts.hasEmoji, Comment(rawValue: NotoFonts.needsEmoji)))
  func linesWithPicturesAreAsHighAsOthers() {
    let style = TextStyle(font: FontSpec(size: 17))
    #expect(typesetter.layout("a😀", style: style, width: nil).size.height == 20.287109375)
  }
}
