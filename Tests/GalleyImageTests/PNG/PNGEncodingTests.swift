import Foundation
import GalleyImage
import SeededCases
import TemporaryFolders
import Testing

@Suite struct PNGEncodingTests {
  /// What a file says of itself: its colour type and bit depth.
  private func form(_ data: Data) -> [UInt8] { [data[25], data[24]] }

  private func noise(_ width: Int, _ height: Int, colors: Int?, opaque: Bool, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    func random() -> RGBA {
      RGBA(
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
        .random(in: 0...255, using: &generator), opaque ? 255 : .random(in: 0...255, using: &generator))
    }
    let palette = colors.map { count in (0..<count).map { _ in random() } }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = palette.map { $0[(y * width + x) % $0.count] } ?? random()
      }
    }
    return bitmap
  }

  @Test(arguments: 0..<40 as Range<UInt64>, PNG.Effort.allCases)
  func `what is written is read back, bit for bit`(seed: UInt64, effort: PNG.Effort) throws {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...60, using: &generator)
    let height = Int.random(in: 1...60, using: &generator)
    let colors = [nil, 1, 2, 3, 4, 5, 16, 17, 255, 256, 257].randomElement(using: &generator)!
    let bitmap = noise(width, height, colors: colors, opaque: Bool.random(using: &generator), seed: seed)
    #expect(try PNG.decode(PNG.encode(bitmap, effort: effort)) == bitmap)
  }

  @Test(arguments: [
    (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8),
  ])
  func `few colours are stored as a palette of the least depth`(colors: Int, depth: UInt8) throws {
    for opaque in [true, false] {
      let bitmap = noise(32, 32, colors: colors, opaque: opaque, seed: 10)
      let data = try PNG.encode(bitmap)
      #expect(form(data) == [3, depth])
      #expect(try PNG.decode(data) == bitmap)
    }
  }

  @Test func `many colours are stored without alpha where it says nothing`() throws {
    #expect(form(try PNG.encode(noise(32, 32, colors: 257, opaque: true, seed: 11))) == [2, 8])
    #expect(form(try PNG.encode(noise(32, 32, colors: 257, opaque: false, seed: 12))) == [6, 8])
  }

  @Test func `the colour under fully clear pixels is kept`() throws {
    let bitmap = Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 0, 4, 5, 6, 0])
    #expect(try PNG.decode(PNG.encode(bitmap)).bytes == bitmap.bytes)
  }

  @Test func `a gradient is stored as differences, whatever the effort`() throws {
    var gradient = Bitmap(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { gradient[x, y] = RGBA(UInt8(x), UInt8(y), UInt8((x + y) / 2)) }
    }
    let sizes = try PNG.Effort.allCases.map { try PNG.encode(gradient, effort: $0).count }
    #expect(sizes.allSatisfy { $0 * 10 < 256 * 256 * 3 }, "as differences it is far below a tenth: \(sizes)")
    #expect(sizes[1] <= sizes[0] && sizes[2] <= sizes[1], "\(sizes)")
  }

  @Test func `the same picture gives the same bytes`() throws {
    for colors in [7, 300] {
      let bitmap = noise(100, 100, colors: colors, opaque: false, seed: 13)
      #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
    }
  }

  @Test func `a flat phone screen is a few kilobytes`() throws {
    var screen = Bitmap(width: 1125, height: 2436, color: .white)
    for y in stride(from: 300, to: 2400, by: 130) {
      for x in 48..<1077 { screen[x, y] = RGBA(hex: 0xC6C6C8) }
    }
    let data = try PNG.encode(screen, effort: .standard)
    #expect(form(data) == [3, 1])
    #expect(data.count < 2_000)
  }

  @Test func `files written to disk are read from it`() throws {
    try withTemporaryFolder { folder in
      let bitmap = noise(10, 10, colors: nil, opaque: false, seed: 14)
      try bitmap.writePNG(to: "\(folder)/picture.png")
      #expect(try PNG.read("\(folder)/picture.png") == bitmap)
    }
  }
}
