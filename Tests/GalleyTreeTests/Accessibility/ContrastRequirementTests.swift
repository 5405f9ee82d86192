import GalleyTree
import Testing

/// How much contrast is asked of what.
@Suite struct ContrastRequirementTests {
  @Test func largeTextNeedsLess() {
    #expect(ContrastRequirement.text(size: 17.99, isBold: false).ratio == 4.5)
    #expect(ContrastRequirement.text(size: 18, isBold: false).ratio == 3)
    #expect(ContrastRequirement.text(size: 13.99, isBold: true).ratio == 4.5)
    #expect(ContrastRequirement.text(size: 14, isBold: true).ratio == 3)
    #expect(ContrastRequirement.text(size: nil, isBold: true).ratio == 4.5)
    #expect(ContrastRequirement.graphic.ratio == 3)
  }

  @Test func everyKindOfRegion() {
    let ratios = AccessibilityKind.allCases.map { ContrastRequirement.declared($0).ratio }
    #expect(ratios == [1, 4.5, 3, 3, 3])
  }

  @Test(arguments: [
    ("Inter Bold", true), ("Inter-BoldItalic", true), ("Inter Black", true), ("SF Pro Heavy", true),
    ("Inter ExtraBold", true), ("Inter SemiBold", false), ("Inter Semibold", false),
    ("Inter Semi Bold", false),
    ("Demi-Bold", false), ("Inter Regular", false), ("Inter Medium", false), ("", false),
  ])
  func whatIsBold(_ face: String, _ isBold: Bool) {
    #expect(ContrastRequirement.isBold(face) == isBold)
  }
}
