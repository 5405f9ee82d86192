import GalleyImage
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct DifferencePictureTests {
  @Test(arguments: 1...40)
  func exactlyTheDifferingPixelsAreMarked(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.picture(30, 20, &generator)
    let b = seed % 3 == 0 ? Noise.picture(25, 26, &generator) : Noise.changed(a, &generator)
    let picture = DifferencePicture.draw(baseline: a, candidate: b)
    #expect(picture.width == max(a.width, b.width) && picture.height == max(a.height, b.height))
    let difference = PixelDifference(a, b)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if difference.differs(x, y) {
          #expect(pixel == DifferencePicture.mark)
        } else {
          #expect(
            pixel.red == pixel.green && pixel.green == pixel.blue && pixel.red >= 191 && pixel.alpha == 255)
        }
      }
    }
  }

  @Test func darkStaysDarkerThanLight() {
    let picture = Bitmap(
      width: 3, height: 1, bytes: [0, 0, 0, 255] + [255, 255, 255, 255] + [0, 0, 0, 0])
    let drawn = DifferencePicture.draw(baseline: picture, candidate: picture)
    #expect(drawn[0, 0] == RGBA(192, 192, 192))
    #expect(drawn[1, 0] == .white)
    #expect(drawn[2, 0] == .white, "clear is drawn over white")
  }
}
