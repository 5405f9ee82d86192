import Foundation
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

  @Test func aFontThatOnlyOnePictureUsesIsTheAppsMatter() {
    var there = here
    there.fonts["Inter Bold"] = "00"
    #expect(here.differences(from: there).isEmpty)
    #expect(there.differences(from: here).isEmpty)
  }

  @Test func onlySymbolsThatBothPicturesShowAreCompared() {
    var (mine, theirs) = (here, here)
    mine.symbols = ["trash": "11", "trash bold": "22", "folder": "33"]
    theirs.symbols = ["trash": "11", "trash bold": "23", "crown.fill": "44"]
    #expect(mine.differences(from: theirs) == ["symbol trash bold: 23 there, 22 here"])
    #expect(here.differences(from: theirs).isEmpty)
  }

  @Test func iconSetsThatWereNotedAsAWholeAreNotCompared() throws {
    let old =
      #"{"fonts":{"Inter Regular":"1f2e3d4c5b6a7988ff","bootstrap-icons":"6c95"},"libraries":{"HarfBuzz":"6.0.0","ICU":"72"},"renderer":"Galley 1"}"#
    let before = try JSONDecoder().decode(Fingerprint.self, from: Data(old.utf8))
    var now = here
    now.symbols = ["trash": "11"]
    #expect(before.notesWholeIconSets && before.symbols.isEmpty)
    #expect(!now.notesWholeIconSets)
    #expect(now.differences(from: before).isEmpty)
    let written = try JSONEncoder().encode(now)
    #expect(try JSONDecoder().decode(Fingerprint.self, from: written) == now)
  }

  @Test func charactersThatBecameBoxesAreNamed() {
    var boxed = here
    boxed.missing = [
      MissingGlyph(number: "U+0E01", name: "THAI CHARACTER KO KAI", package: "fonts-noto-core"),
      MissingGlyph(number: "U+E000"),
    ]
    #expect(
      boxed.differences(from: here) == [
        "no font here has U+0E01 THAI CHARACTER KO KAI; install fonts-noto-core",
        "no font here has U+E000; no known package has one",
      ])
    #expect(
      here.differences(from: boxed) == [
        "U+0E01 THAI CHARACTER KO KAI was drawn as a box there, because no font had it",
        "U+E000 was drawn as a box there, because no font had it",
      ])
  }

  @Test func fingerprintsFromBeforeBoxesWereNotedAreRead() throws {
    let old = #"{"fonts":{},"libraries":{},"renderer":"Galley 1"}"#
    let read = try JSONDecoder().decode(Fingerprint.self, from: Data(old.utf8))
    #expect(read == Fingerprint(renderer: "Galley 1"))
    let written = try JSONEncoder().encode(
      Fingerprint(renderer: "Galley 1", missing: [MissingGlyph(number: "U+0E01")]))
    #expect(try JSONDecoder().decode(Fingerprint.self, from: written).missing.map(\.number) == ["U+0E01"])
  }
}
