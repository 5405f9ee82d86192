import Testing

@testable import GalleyRaster

@Suite struct ShapingTests {
  private let library: FontLibrary
  private let typesetter: Typesetter

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  /// Below 14 points nothing is added to the advances of the file.
  private let plain = FontSpec(size: 12)

  private func width(_ text: String, _ font: FontSpec? = nil) -> Double {
    typesetter.shape(text, font: font ?? plain).width
  }

  @Test func advancesAreThoseOfTheFile() {
    // Read from the tables hmtx and cmap of Inter-Regular.
    for (text, units) in [("A", 1904.0), ("H", 2084), ("n", 1648), ("1", 1308), (" ", 792)] {
      let expected = units / library.face(plain).unitsPerEm * 12
      // Two versions of Inter have different units; the widths are the same to a hundredth of a point.
      #expect(abs(width(text) - expected) < 0.01, "\(text)")
    }
  }

  @Test func widthsGrowWithTheSize() {
    #expect(abs(width("Pancakes", FontSpec(size: 6)) * 2 - width("Pancakes")) < 1e-9)
  }

  @Test func pairsAreKerned() {
    #expect(width("AV") < width("A") + width("V") - 0.5)
    #expect(width("To") < width("T") + width("o") - 0.2)
    #expect(abs(width("HH") - 2 * width("H")) < 1e-9)
  }

  @Test func digitsAreEquallyWideWhenAsked() {
    let tabular = FontSpec(size: 12, isMonospacedDigit: true)
    let widths = (0...9).map { width(String($0), tabular) }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
    #expect(width("1") < width("8"))
  }

  @Test func glyphsKnowTheirCharacters() {
    let run = typesetter.shape("aé😀b", font: plain)
    #expect(run.text == "aé😀b")
    #expect(run.glyphs.map(\.cluster) == [0, 1, 3, 7])
    #expect(run.glyphs[0].x == 0)
    #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func aCombinedCharacterIsOneCluster() {
    let run = typesetter.shape("e\u{301}x", font: plain)
    #expect(Set(run.glyphs.map(\.cluster)) == [0, 3])
  }

  @Test func controlsHaveNoWidth() {
    #expect(width("a\nb\r\u{2028}") == width("ab"))
    #expect(width("a\tb") == width("a b"))
    #expect(typesetter.shape("", font: plain).glyphs.isEmpty && width("") == 0)
  }

  @Test func noGlyphMissesForWhatInterHas() {
    let run = typesetter.shape("Grandma’s “Crème brûlée” — 1½ ¼ € · ★ Ελλάδα Москва", font: plain)
    #expect(run.glyphs.allSatisfy { $0.id != 0 })
    #expect(run.faces.map(\.name) == ["Inter-Regular"] && run.missing.isEmpty)
  }

  @Test func widthGrowsEvenlyWhereTheOpticalSizeChanges() {
    let text = "The quick brown fox jumps over the lazy dog"
    var last = 0.0
    for step in 0...60 {
      let size = 10 + Double(step) * 0.5
      let current = width(text, FontSpec(size: size)) / size
      // Tighter with each step, without a jump at 20 points.
      if last > 0 { #expect(current <= last + 0.02 && current > last * 0.985, "at \(size)") }
      last = current
    }
  }

  @Test func whatTheCacheForgetsIsShapedAnew() {
    let before = width("Same text")
    for number in 0..<30_000 { _ = typesetter.shape("Text \(number)", font: plain) }
    #expect(width("Same text") == before)
  }
}
