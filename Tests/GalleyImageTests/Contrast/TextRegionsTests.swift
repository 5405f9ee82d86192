import GalleyImage
import SeededCases
import Testing

/// What looks like text in a picture, and what does not.
@Suite struct TextRegionsTests {
  private static let side = 640

  /// A picture of a ground with shapes: their left edges, widths and heights, on one line.
  private func line(_ shapes: [(x: Int, width: Int, height: Int)], ink: RGBA = .black) -> Bitmap {
    var picture = Bitmap(width: Self.side, height: 120, color: .white)
    for shape in shapes {
      // Outlines, as letters have: what is full has no inside.
      for y in 80 - shape.height..<80 {
        for x in shape.x..<shape.x + shape.width {
          let isEdge = x < shape.x + 4 || x >= shape.x + shape.width - 4 || y >= 76
          if isEdge { picture[x, y] = ink }
        }
      }
    }
    return picture
  }

  /// Shapes beside each other.
  private func row(_ sizes: [(width: Int, height: Int)], gap: Int = 8) -> [(x: Int, width: Int, height: Int)]
  {
    var x = 40
    return sizes.map { size in
      defer { x += size.width + gap }
      return (x, size.width, size.height)
    }
  }

  private func lines(_ picture: Bitmap, except covered: [PixelRect] = []) -> [PixelRect] {
    TextRegions(
      picture, scale: 3, within: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height),
      except: covered
    ).lines()
  }

  private static let word = [(22, 24), (16, 36), (26, 24), (10, 36), (20, 24), (30, 24)]

  @Test func shapesOfManyWidthsAreText() {
    let found = lines(line(row(Self.word)))
    #expect(found.count == 1)
    #expect(found.first?.x == 40 && found.first?.width == 164)
  }

  @Test func lightOnDarkIsTextToo() {
    var picture = line(row(Self.word))
    for place in picture.bytes.indices where place % 4 != 3 {
      picture.bytes[place] = 255 - picture.bytes[place]
    }
    #expect(lines(picture).count == 1)
  }

  @Test func whatIsCoveredIsNotLookedAt() {
    let picture = line(row(Self.word))
    #expect(lines(picture, except: [PixelRect(x: 20, y: 20, width: 220, height: 80)]).isEmpty)
  }

  @Test func aRowOfOneShapeIsAnOrnament() {
    let stars = Array(repeating: (28, 30), count: 5)
    #expect(lines(line(row(stars))).isEmpty)
    // A dot and a bar beside it make no word of it.
    #expect(lines(line(row(stars + [(14, 14), (20, 24)]))).isEmpty)
  }

  @Test func fewShapesAndShapesFarApartAreNone() {
    #expect(lines(line(row(Array(Self.word.prefix(3))))).isEmpty)
    #expect(lines(line(row(Self.word, gap: 60))).isEmpty)
  }

  @Test func plainAndGradientGroundsHaveNone() {
    #expect(lines(Bitmap(width: Self.side, height: 120, color: .white)).isEmpty)
    var gradient = Bitmap(width: Self.side, height: 120)
    for y in 0..<120 {
      for x in 0..<Self.side { gradient[x, y] = RGBA(UInt8(x * 255 / Self.side), UInt8(y), 90) }
    }
    #expect(lines(gradient).isEmpty)
  }

  @Test(arguments: Soak.seeds(20)) func photographsHaveNone(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var photo = Bitmap(width: Self.side, height: 120, color: .black)
    for _ in 0..<200 {
      let tone = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let (left, top) = (
        Int.random(in: 0..<Self.side, using: &random), Int.random(in: 0..<120, using: &random)
      )
      for y in top..<min(120, top + 30) {
        for x in left..<min(Self.side, left + 40) { photo[x, y] = tone }
      }
    }
    #expect(lines(photo).isEmpty)
  }
}
