import GalleyImage
import SamplePictures
import Testing

@testable import GalleyDiff

@Suite struct ContentEngineTests {
  private func count(_ a: Bitmap, _ b: Bitmap) -> Int { ContentEngine().map(a, b).count(.different) }

  /// A button with a line across, in two colours.
  private func button(_ fill: RGBA, _ ink: RGBA, at y: Int = 20) -> Bitmap {
    var picture = Bitmap(width: 60, height: 40, color: fill)
    for x in 10..<50 { picture[x, y] = ink }
    return picture
  }

  @Test func coloursDoNotMatter() {
    let blue = button(RGBA(0, 122, 255), .white)
    #expect(count(blue, button(RGBA(200, 20, 20), RGBA(255, 230, 0))) == 0)
    #expect(count(blue, button(.white, .black)) == 0)
    #expect(StrictEngine().map(blue, button(RGBA(0, 122, 240), .white)).count(.different) > 0)
  }

  @Test func shapesDo() {
    let blue = button(RGBA(0, 122, 255), .white)
    #expect(count(blue, button(RGBA(0, 122, 255), .white, at: 24)) > 0)
    #expect(count(blue, Bitmap(width: 60, height: 40, color: RGBA(0, 122, 255))) > 0, "the line is gone")
    #expect(count(blue, button(.white, RGBA(254, 254, 254))) > 0, "the line is not to be seen any more")
  }

  @Test func anEvenFillIsNoShape() {
    #expect(
      count(Bitmap(width: 9, height: 9, color: .white), Bitmap(width: 9, height: 9, color: .black)) == 0)
  }

  /// The two themes of one screen have the same content, but for what only one of them draws: parts of the pictures
  /// that are transparent, and shadows.
  @Test func aThemeIsAboutTheSameContent() throws {
    let (light, dark) = (try Screens.list(), try Screens.list(dark: true))
    let pixels = light.width * light.height
    let (exact, content) = (ExactEngine().map(light, dark).count(.different), count(light, dark))
    #expect(exact > pixels / 2)
    #expect(content < pixels / 200, "\(content)")
    var other = light
    for y in 1000..<1060 { for x in 300..<900 { other[x, y] = light[x, y - 200] } }
    #expect(count(other, dark) > content + 500)
  }
}
