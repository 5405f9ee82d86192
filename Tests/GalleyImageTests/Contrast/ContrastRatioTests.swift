import GalleyImage
import SeededCases
import Testing

/// Contrast by the standard: published figures, and what follows from the formula.
@Suite struct ContrastRatioTests {
  /// Figures of [WebAIM's checker](https://webaim.org/resources/contrastchecker/) and the standard's own examples.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.47),
      (0x767676, 0xFFFFFF, 4.54), (0x959595, 0xFFFFFF, 2.99), (0x949494, 0xFFFFFF, 3.03),
      (0x595959, 0xFFFFFF, 7), (0xFF0000, 0xFFFFFF, 3.99), (0x0000FF, 0xFFFFFF, 8.59),
      (0x00FF00, 0xFFFFFF, 1.37), (0xFFFF00, 0xFFFFFF, 1.07), (0x00FFFF, 0x000000, 16.74),
    ] as [(UInt32, UInt32, Double)])
  func publishedPairs(_ one: UInt32, _ other: UInt32, _ ratio: Double) {
    // The published figures are cut after two digits.
    #expect((ratio..<ratio + 0.01).contains(ContrastRatio(RGBA(hex: one), RGBA(hex: other)).value))
  }

  @Test func whatIsPublishedInHundredths() {
    // The standard's threshold lies between these two greys, and both are often quoted, rounded.
    let white = RGBA.white
    #expect(abs(ContrastRatio(RGBA(hex: 0x777777), white).value - 4.48) < 0.005)
    #expect(abs(ContrastRatio(RGBA(hex: 0x767676), white).value - 4.54) < 0.005)
    #expect(abs(ContrastRatio(.black, white).value - 21) < 1e-9)
  }

  @Test(arguments: Soak.seeds(200)) func isTheSameBothWaysAndWithinItsBounds(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (color(&generator), color(&generator))
    let ratio = ContrastRatio(a, b).value
    #expect(ratio == ContrastRatio(b, a).value)
    #expect(ratio >= 1 && ratio <= 21 + 1e-9)
    #expect(ContrastRatio(a, a).value == 1)
    #expect((ratio == 1) == (ContrastRatio.luminance(a) == ContrastRatio.luminance(b)))
  }

  /// More light in any channel takes a colour further from black and closer to white.
  @Test(arguments: Soak.seeds(200)) func growsWithEveryChannel(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let dim = color(&generator)
    var bright = dim
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bright.red = UInt8.random(in: dim.red...255, using: &generator)
    case 1: bright.green = UInt8.random(in: dim.green...255, using: &generator)
    default: bright.blue = UInt8.random(in: dim.blue...255, using: &generator)
    }
    #expect((bright == dim) == (ContrastRatio(bright, .black).value == ContrastRatio(dim, .black).value))
    #expect(ContrastRatio(bright, .black).value >= ContrastRatio(dim, .black).value)
    #expect(ContrastRatio(bright, .white).value <= ContrastRatio(dim, .white).value)
  }

  /// The more of a colour there is, the further it stands out from any grey ground it is laid on.
  @Test(arguments: Soak.seeds(200)) func growsWithOpacity(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let grey = UInt8.random(in: 0...255, using: &generator)
    let background = RGBA(grey, grey, grey)
    let ink: UInt8 = Bool.random(using: &generator) ? 0 : 255
    var last = 1.0
    for alpha in stride(from: 0, through: 255, by: 5) {
      let blended = ContrastRatio.blend(RGBA(ink, ink, ink, UInt8(alpha)), onto: background)
      #expect(blended.alpha == 255)
      let ratio = ContrastRatio(blended, background).value
      #expect(ratio >= last)
      last = ratio
    }
    #expect(ContrastRatio.blend(RGBA(ink, ink, ink), onto: background) == RGBA(ink, ink, ink))
    #expect(ContrastRatio.blend(RGBA(ink, ink, ink, 0), onto: background) == background)
  }

  private func color(_ generator: inout SeededGenerator) -> RGBA {
    RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
  }
}
