import GalleyImage
import SeededCases
import Testing

/// Contrast read off pixels.
@Suite struct ColorHistogramTests {
  private func whole(_ picture: Bitmap) -> ColorHistogram {
    ColorHistogram(picture, PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
  }

  @Test func textOnAGround() {
    var picture = Bitmap(width: 40, height: 20, color: .white)
    for y in 5..<15 {
      for x in 10..<14 { picture[x, y] = RGBA(hex: 0x767676) }
      picture[9, y] = RGBA(hex: 0xBBBBBB)
      picture[14, y] = RGBA(hex: 0xBBBBBB)
    }
    #expect(whole(picture).background == .white)
    #expect(whole(picture).contrast == ContrastRatio(RGBA(hex: 0x767676), .white))
  }

  @Test func onlyGroundIsNoContrast() {
    #expect(whole(Bitmap(width: 9, height: 9, color: RGBA(hex: 0x123456))).contrast?.value == 1)
  }

  @Test func anOddPixelIsNoText() {
    var picture = Bitmap(width: 40, height: 20, color: .white)
    picture[3, 3] = .black
    picture[30, 9] = .black
    #expect(whole(picture).contrast?.value == 1)
  }

  @Test func ofAPhotographNothingIsKnown() {
    var generator = SeededGenerator(seed: 5)
    var photo = Bitmap(width: 40, height: 40)
    for place in photo.bytes.indices { photo.bytes[place] = UInt8.random(in: 0...255, using: &generator) }
    #expect(whole(photo).background == nil && whole(photo).contrast == nil)
    #expect(ColorHistogram(photo, PixelRect(x: 3, y: 3, width: 0, height: 4)).contrast == nil)
  }

  /// Whatever the text's shape, no pixel of it stands out further than what is measured but for a few, and turning the
  /// picture changes nothing.
  @Test(arguments: Soak.seeds(60)) func countsAndNotPlaces(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let background = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
    var picture = Bitmap(width: 30, height: 30, color: background)
    let inks = (0..<4).map { _ in RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
    for _ in 0..<200 {
      let (x, y) = (Int.random(in: 0..<30, using: &generator), Int.random(in: 0..<30, using: &generator))
      picture[x, y] = inks[Int.random(in: 0..<4, using: &generator)]
    }
    var turned = picture
    for y in 0..<30 { for x in 0..<30 { turned[x, y] = picture[y, 29 - x] } }
    let contrast = whole(picture).contrast?.value
    #expect(contrast == whole(turned).contrast?.value)
    let most = inks.map { ContrastRatio($0, background).value }.max() ?? 1
    #expect(contrast.map { $0 >= 1 && $0 <= most } == true)
  }
}
