import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// Pictures without trees, of which nothing but their own word tells the scale.
@Suite struct StatedScaleTests {
  @Test(arguments: [(1.0, 1.0), (1, 2), (1, 100), (2, 1)])
  func aLargerScaleMakesNoRegionLarger(_ approved: Double, _ stated: Double) throws {
    let before = Bitmap(width: 120, height: 160, color: .white)
    var after = before
    for y in 12..<18 { for x in 5..<60 { after[x, y] = RGBA(255, 0, 0) } }
    let clock = MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 40, height: 10)), name: "clock")
    let found = try Comparator.compare(
      baseline: ScreenSnapshot(picture: before, scale: approved),
      candidate: ScreenSnapshot(picture: after, scale: stated), settings: .init(regions: [clock]))
    #expect(found.differingPixels == 55 * 6)
    #expect(!found.passes)
  }
}
