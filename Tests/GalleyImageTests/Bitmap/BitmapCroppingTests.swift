import GalleyImage
import Testing

@Suite struct BitmapCroppingTests {
  /// A picture whose pixels say where they are.
  private let picture: Bitmap = {
    var picture = Bitmap(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { picture[x, y] = RGBA(UInt8(x), UInt8(y), 0) }
    }
    return picture
  }()

  @Test func `a part keeps its pixels`() throws {
    let part = try #require(picture.cropped(to: PixelRect(x: 1, y: 2, width: 3, height: 2)))
    #expect(part.width == 3 && part.height == 2)
    for y in 0..<2 {
      for x in 0..<3 { #expect(part[x, y] == RGBA(UInt8(x + 1), UInt8(y + 2), 0)) }
    }
  }

  @Test func `what lies outside is left out`() throws {
    let part = try #require(picture.cropped(to: PixelRect(x: -3, y: 3, width: 5, height: 90)))
    #expect(part.extent == PixelRect(x: 0, y: 0, width: 2, height: 1))
    #expect(part[1, 0] == RGBA(1, 3, 0))
    #expect(picture.cropped(to: PixelRect(x: -9, y: -9, width: 99, height: 99)) == picture)
  }

  @Test(arguments: [
    PixelRect(x: 5, y: 0, width: 1, height: 1), PixelRect(x: 0, y: -1, width: 5, height: 1),
    PixelRect(x: 1, y: 1, width: 0, height: 3), PixelRect(x: 3, y: 1, width: -2, height: 3),
  ])
  func `nothing inside is no picture`(rect: PixelRect) {
    #expect(picture.cropped(to: rect) == nil)
  }
}
