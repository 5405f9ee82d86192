import Foundation
import Testing

@testable import GalleyRaster

/// Small shapes as pictures made of characters.
@Suite struct GoldenCoverageTests {
  @Test func triangle() {
    #expect(
      coverage(polygon([(5, 0), (10, 8), (0, 8)])).drawing(width: 10, height: 8) == """
        ····::····
        ····xx····
        ···+##+···
        ··.%##%.··
        ··x####x··
        ·-######-·
        .%######%.
        *########*
        """)
  }

  @Test func circle() {
    #expect(
      coverage(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))).drawing(width: 10, height: 10)
        == """
        ··:*%%*:··
        ·=######=·
        :########:
        *########*
        %########%
        %########%
        *########*
        :########:
        ·=######=·
        ··:*%%*:··
        """)
  }

  @Test func roundedRectangle() {
    #expect(
      coverage(Path(roundedRect: CGRect(x: 0.5, y: 0, width: 12, height: 7), cornerRadius: 3))
        .drawing(width: 13, height: 7) == """
          ·:x%#####%x:·
          .%#########%.
          -###########-
          =###########=
          -###########-
          .%#########%.
          ·:x%#####%x:·
          """)
  }

  @Test func chevron() {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 7, y: 7))
    path.addLine(to: CGPoint(x: 2, y: 12))
    #expect(
      coverage(path, .init(width: 2, cap: .round, join: .round)).drawing(width: 10, height: 14) == """
        ··········
        ·xx·······
        ·x#x······
        ··x#x·····
        ···x#x····
        ····x#x···
        ·····x#x··
        ·····x#x··
        ····x#x···
        ···x#x····
        ··x#x·····
        ·x#x······
        ·xx·······
        ··········
        """)
  }

  @Test func theLetterG() throws {
    let library = try FontLibrary()
    let font = FontSpec(size: 16, weight: .semibold)
    let glyph = Typesetter(library).shape("g", font: font).glyphs[0].id
    let key = GlyphCache.Key(
      face: FaceID(inter: FaceName.number(of: font)), glyph: glyph, size: 16, quarter: 0)
    let mask = try #require(RenderingResources(library).glyph(key))
    let moved = CoverageMask(bounds: mask.bounds.moved(x: 0, y: 10), bytes: mask.bytes)
    #expect(
      moved.drawing(width: 11, height: 15) == """
        ···········
        ··:*x+·**··
        ·-##%%*#%··
        ·%#=··*#%··
        .#%···:#%··
        :#x····#%··
        :#%···.#%··
        ·%#-··+#%··
        ·=#%xxx#%··
        ··-xx+.#%··
        ······.#%··
        ·*#=..*#+··
        ·:%####x···
        ···:--:····
        ···········
        """)
  }
}
