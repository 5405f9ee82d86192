import Foundation
import GalleyImage
import SeededCases
import Testing

@Suite struct PNGRecoloringTests {
  private func color(_ generator: inout SeededGenerator) -> RGBA {
    RGBA(
      .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
      .random(in: 0...255, using: &generator))
  }

  @Test(arguments: Soak.seeds(24), [2, 16, 71])
  func everyPaletteHasTheFileItWouldHaveAlone(_ seed: UInt64, _ colors: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...90, using: &generator), Int.random(in: 1...90, using: &generator)
    )
    let indices = (0..<width * height).map { _ in UInt8(Int.random(in: 0..<colors, using: &generator)) }
    let palettes = (0..<3).map { _ in (0..<colors).map { _ in color(&generator) } }
    let files = try PNG.encodeIndexed(indices, width: width, height: height, palettes: palettes)
    #expect(files.count == 3)
    for (file, palette) in zip(files, palettes) {
      #expect(try file == PNG.encodeIndexed(indices, width: width, height: height, palette: palette))
      let picture = try PNG.decode(file)
      for (place, index) in indices.enumerated() {
        #expect(picture[place % width, place / width] == palette[Int(index)])
      }
    }
  }

  @Test func withoutPalettesThereAreNoFiles() throws {
    #expect(try PNG.encodeIndexed([0], width: 1, height: 1, palettes: []).isEmpty)
  }
}
