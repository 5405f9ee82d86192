import GalleyImage
import SeededCases
import Testing

/// The contrast of text with what is behind it, on pictures made by hand.
@Suite struct TextContrastTests {
  private static let (width, height) = (240, 40)

  /// A picture of strokes, four pixels wide as at a device's scale, on a ground that is given by column.
  private func picture(_ ink: RGBA, ground: (_ x: Int, _ y: Int) -> RGBA) -> Bitmap {
    var picture = Bitmap(width: Self.width, height: Self.height)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        picture[x, y] = (8..<32).contains(y) && x % 14 < 4 ? ink : ground(x, y)
      }
    }
    return picture
  }

  private func measured(_ picture: Bitmap, _ ink: RGBA?) -> TextContrast? {
    TextContrast(
      in: picture, PixelRect(x: 0, y: 0, width: picture.width, height: picture.height), foreground: ink,
      side: 40, isSharp: true)
  }

  /// WCAG's own limits: 0x767676 on white is the lightest grey with 4.5 to 1.
  @Test func onOneColourItIsTheRatioOfBoth() throws {
    let grey = RGBA(hex: 0x767676)
    let found = try #require(measured(picture(grey) { _, _ in .white }, grey))
    #expect((4.54..<4.55).contains(found.ratio.value))
    #expect(found.foreground == grey && found.ground == .white)
  }

  @Test func onAGradientItIsThatOfTheWorstEnd() throws {
    func gradient(from: Int, to: Int) -> (Int, Int) -> RGBA {
      { x, _ in
        let shade = UInt8(from + (to - from) * x / (Self.width - 1))
        return RGBA(shade, shade, shade)
      }
    }
    let sound = try #require(measured(picture(.white, ground: gradient(from: 0, to: 0x60)), .white))
    // White on 0x60 has 6.3 to 1, the last letter's middle a little more.
    #expect((6.2...7.5).contains(sound.ratio.value), "\(sound)")
    let faint = try #require(measured(picture(.white, ground: gradient(from: 0, to: 0xC0)), .white))
    // White on 0xC0 has 1.8 to 1.
    #expect((1.8...2.4).contains(faint.ratio.value), "\(faint)")
  }

  /// Blotches as in a photograph: what counts lies between the worst and the best of its shades.
  @Test(arguments: Soak.seeds(20)) func onAPictureItLiesWithinThoseOfItsShades(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shades = (0..<60).map { _ in UInt8.random(in: 10...90, using: &random) }
    let found = try #require(
      measured(
        picture(.white) { x, y in
          let shade = shades[x / 12 + y / 14 * 20]
          return RGBA(shade, shade, shade)
        }, .white))
    let ratios = shades.map { ContrastRatio(.white, RGBA($0, $0, $0)).value }
    #expect(try #require(ratios.min()) <= found.ratio.value + 0.01)
    #expect(found.ratio.value <= (try #require(ratios.max())))
  }

  @Test func aSymbolThatFillsItsFrameIsNoGround() throws {
    let blue = RGBA(hex: 0x0000FF)
    var picture = Bitmap(width: 40, height: 40, color: blue)
    for y in 0..<40 { for x in 0..<6 { picture[x, y] = .white } }
    let found = try #require(measured(picture, blue))
    #expect(found.foreground == blue && found.ground == .white)
    #expect(found.ratio == ContrastRatio(blue, .white))
  }

  /// A badge over the corner of a symbol takes most of its frame; the bar between the strokes is behind it all the same.
  @Test(arguments: [RGBA(hex: 0x8A8A8E), RGBA(hex: 0x005FCC)]) func aBadgeIsNoGround(_ ink: RGBA) throws {
    let red = RGBA(hex: 0xFF3B30)
    var picture = Bitmap(width: 60, height: 60, color: .white)
    for y in 0..<60 {
      for x in 0..<60 {
        if (20..<56).contains(y), x % 15 < 4 { picture[x, y] = ink }
        if y < 40, x >= 12 { picture[x, y] = (20..<24).contains(x) && y > 10 && y < 30 ? .white : red }
      }
    }
    let found = try #require(measured(picture, ink))
    #expect(found.ground == .white && found.foreground == ink)
    #expect(found.ratio == ContrastRatio(ink, .white))
  }

  /// The same on a bar that what is behind it shows through, so that no colour is its ground as a whole.
  @Test func aBadgeIsNoGroundOfAPieceEither() throws {
    let ink = RGBA(hex: 0x7D7D82)
    var picture = Bitmap(width: 240, height: 60)
    for y in 0..<60 {
      for x in 0..<240 {
        let shade = UInt8(20 + x / 20)
        picture[x, y] = (20..<56).contains(y) && x % 15 < 4 ? ink : RGBA(shade, shade, shade)
        if y < 44, (120..<170).contains(x) { picture[x, y] = RGBA(hex: 0xFF453A) }
      }
    }
    let found = try #require(measured(picture, ink))
    #expect((3.7...4.6).contains(found.ratio.value) && found.ground.red < 40, "\(found)")
  }

  /// Text on a pill that is smaller than what it lies on.
  @Test func whatIsAroundAPillIsNoGround() throws {
    let (ink, pill) = (RGBA(hex: 0x7A7A7A), RGBA(hex: 0xD0E0FF))
    let page = picture(ink) { x, y in (60..<130).contains(x) && (4..<36).contains(y) ? pill : .white }
    var outside = page
    for y in 0..<Self.height {
      for x in 0..<Self.width where !(62..<128).contains(x) && outside[x, y] == ink { outside[x, y] = .white }
    }
    let found = try #require(measured(outside, ink))
    #expect(found.ground == pill && found.ratio == ContrastRatio(ink, pill))
  }

  @Test func whatAnOpacityTakesIsSeenInThePixels() throws {
    let found = try #require(measured(picture(RGBA(hex: 0xC0C0C0)) { _, _ in .white }, .black))
    #expect(found.ratio == ContrastRatio(RGBA(hex: 0xC0C0C0), .white))
  }

  /// Bars of a grey that stand for black text which is not there yet: the lighter gaps are none of its letters.
  @Test func whatIsOfAnotherColourThanTheTextIsNotMeasuredAsText() throws {
    let bars = picture(.white) { _, _ in RGBA(hex: 0xD6D6D6) }
    #expect(try #require(measured(bars, .black)).ratio == ContrastRatio(.black, RGBA(hex: 0xD6D6D6)))
    // Of a text whose colour is not known they may be letters.
    #expect(try #require(measured(bars, nil)).ratio == ContrastRatio(.white, RGBA(hex: 0xD6D6D6)))
  }

  @Test func withoutTextThereIsNone() {
    #expect(measured(Bitmap(width: 40, height: 40, color: .white), .black) == nil)
  }
}
