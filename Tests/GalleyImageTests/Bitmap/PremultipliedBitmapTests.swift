import GalleyImage
import SeededCases
import Testing

@Suite struct PremultipliedBitmapTests {
  @Test func `each pixel is converted by its own alpha`() {
    let straight = Bitmap(
      width: 2, height: 2, bytes: [200, 100, 50, 255, 200, 100, 50, 128, 200, 100, 50, 0, 255, 255, 255, 1])
    let premultiplied = PremultipliedBitmap(straight)
    #expect(premultiplied.width == 2 && premultiplied.height == 2)
    #expect(premultiplied.bytes == [200, 100, 50, 255, 100, 50, 25, 128, 0, 0, 0, 0, 1, 1, 1, 1])
    let back = Bitmap(premultiplied)
    #expect(back.bytes == [200, 100, 50, 255, 199, 100, 50, 128, 0, 0, 0, 0, 255, 255, 255, 1])
    #expect(PremultipliedBitmap(back) == premultiplied)
  }

  @Test func `an opaque picture is the same bytes in both`() {
    var generator = SeededGenerator(seed: 1)
    var straight = Bitmap(width: 31, height: 17)
    for pixel in stride(from: 0, to: straight.bytes.count, by: 4) {
      for channel in 0..<3 { straight.bytes[pixel + channel] = .random(in: 0...255, using: &generator) }
      straight.bytes[pixel + 3] = 255
    }
    #expect(PremultipliedBitmap(straight).bytes == straight.bytes)
    #expect(Bitmap(PremultipliedBitmap(straight)) == straight)
  }

  @Test func `a colour is premultiplied when a picture is filled with it`() {
    #expect(
      PremultipliedBitmap(width: 1, height: 2, color: RGBA(255, 0, 0, 51)).bytes == [
        51, 0, 0, 51, 51, 0, 0, 51,
      ])
    #expect(PremultipliedBitmap(width: 2, height: 1).bytes == [0, 0, 0, 0, 0, 0, 0, 0])
  }
}
