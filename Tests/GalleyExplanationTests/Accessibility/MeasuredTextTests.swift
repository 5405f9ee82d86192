import Foundation
import GalleyImage
import GalleyTree
import SamplePictures
import Testing

@testable import GalleyExplanation

/// What is measured of real text against what its tree says.
@Suite struct MeasuredTextTests {
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
