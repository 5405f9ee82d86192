import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SamplePictures
import SeededCases
import Testing

@testable import GalleyExplanation

/// Contrast read off pixels.
@Suite struct ColorHistogramTests {
  private func whole(_ picture: Bitmap) -> ColorHistogram {
    ColorHistogram(picture, PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
  }

  @Test func textOnAGround() {
    var picture = Bitmap(width: 40, height: 20, color: .white)
    for y in 5..<15 {
      for x in 10..<14 { picture[x, y] = RGBA(hex: 0x767676) }
      picture[9, y] = RGBA(hex: 0xBBBBBB)
      picture[14, y] = RGBA(hex: 0xBBBBBB)
    }
    #expect(whole(picture).background == .white)
    #expect(whole(picture).contrast?.text(digits: 2) == "4.54:1")
  }

  @Test func onlyGroundIsNoContrast() {
    #expect(whole(Bitmap(width: 9, height: 9, color: RGBA(hex: 0x123456))).contrast?.value == 1)
  }

  @Test func anOddPixelIsNoText() {
    var picture = Bitmap(width: 40, height: 20, color: .white)
    picture[3, 3] = .black
    picture[30, 9] = .black
    #expect(whole(picture).contrast?.value == 1)
  }

  @Test func ofAPhotographNothingIsKnown() {
    var generator = SeededGenerator(seed: 5)
    let photo = Noise.colors(40, 40, &generator)
    #expect(whole(photo).background == nil && whole(photo).contrast == nil)
    #expect(ColorHistogram(photo, PixelRect(x: 3, y: 3, width: 0, height: 4)).contrast == nil)
  }

  /// Whatever the text's shape, no pixel of it stands out further than what is measured but for a few, and turning the
  /// picture changes nothing.
  @Test(arguments: Soak.seeds(60)) func countsAndNotPlaces(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let background = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
    var picture = Bitmap(width: 30, height: 30, color: background)
    let inks = (0..<4).map { _ in RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
    for _ in 0..<200 {
      let (x, y) = (Int.random(in: 0..<30, using: &generator), Int.random(in: 0..<30, using: &generator))
      picture[x, y] = inks[Int.random(in: 0..<4, using: &generator)]
    }
    var turned = picture
    for y in 0..<30 { for x in 0..<30 { turned[x, y] = picture[y, 29 - x] } }
    let contrast = whole(picture).contrast?.value
    #expect(contrast == whole(turned).contrast?.value)
    let most = inks.map { ContrastRatio($0, background).value }.max() ?? 1
    #expect(contrast.map { $0 >= 1 && $0 <= most } == true)
  }

  /// An approved snapshot of the sample app, whose tree knows what the picture shows.
  private struct Approved: Decodable {
    var tree: Element
    var scale: Double
  }

  /// On real text the measure comes close to what the colours say, however it is smoothed.
  @Test(arguments: ["light", "dark"]) func realText(_ theme: String) throws {
    let picture = try Screens.list(dark: theme == "dark")
    let approved = try JSONDecoder().decode(
      Approved.self, from: Data(contentsOf: Screens.listTree(dark: theme == "dark")))
    let outline = FlatElementTree(approved.tree)
    let backgrounds = ElementBackgrounds(outline)
    var measured = 0
    for number in outline.nodes.indices where outline[number].element.identifier.hasPrefix("recipe.") {
      let element = outline[number].element
      guard element.type == .staticText, element.appearance?.visibleFrame == nil,
        let foreground = backgrounds.foreground(of: number),
        let background = backgrounds.background(of: number)
      else { continue }
      // The tab bar lies over the last rows.
      if element.frame.maxY > 700 { continue }
      let area = PixelRect(element.frame, scale: approved.scale, within: picture.width, picture.height)
      let histogram = ColorHistogram(picture, area)
      #expect(histogram.background == background, "\(element)")
      let known = ContrastRatio(ContrastRatio.blend(foreground, onto: background), background).value
      let seen = try #require(histogram.contrast).value
      #expect(abs(seen / known - 1) < 0.05, "\(element): \(seen), not \(known)")
      measured += 1
    }
    #expect(measured >= 10)
  }
}
