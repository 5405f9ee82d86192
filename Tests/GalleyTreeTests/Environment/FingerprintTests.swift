import Testing

@testable import GalleyTree

@Suite struct FingerprintTests {
  private let here = Fingerprint(
    renderer: "Galley 1", libraries: ["HarfBuzz": "6.0.0", "ICU": "72"],
    fonts: ["Inter Regular": "1f2e3d4c5b6a7988ff"])

  @Test func equalOnesHaveNoDifferences() {
    #expect(here.differences(from: here).isEmpty)
  }

  @Test func everyDifferenceIsNamedInAStableOrder() {
    let there = Fingerprint(
      renderer: "Galley 2", libraries: ["ICU": "74", "libpng": "1.6"], fonts: ["Inter Regular": "00"])
    #expect(
      here.differences(from: there) == [
        "renderer: Galley 2 there, Galley 1 here",
        "library HarfBuzz: none there, 6.0.0 here",
        "library ICU: 74 there, 72 here",
        "library libpng: 1.6 there, none here",
        "font Inter Regular: 00 there, 1f2e3d4c5b6a here",
      ])
  }
}
