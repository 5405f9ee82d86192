import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// Accessibility regions in comparisons of every level.
@Suite struct ContrastAtLevelsTests {
  private func snapshot(_ color: String, picture: RGBA = .white) -> ScreenSnapshot {
    var tree = Sketch.screen([]).tree()
    var text = Element(
      .staticText, identifier: "total", label: "12", frame: CGRect(x: 20, y: 20, width: 60, height: 20))
    text.appearance = Appearance()
    text.appearance?.foreground = color
    text.appearance?.background = "#FFFFFFFF"
    text.appearance?.fontSize = 16
    tree.children = [text]
    return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
  }

  private let region = MatchRegion(.accessibility(.regularText), .element([0]), name: "total")

  @Test(arguments: MatchLevel.allCases) func contrastCountsAtEveryLevel(_ level: MatchLevel) throws {
    let found = try Comparator.compare(
      baseline: snapshot("#000000FF"), candidate: snapshot("#AAAAAAFF"),
      settings: .init(level: level, regions: [region]))
    #expect(found.causes.contains { $0.kind == .legibility })
    #expect(!found.passes)
    let back = try Comparator.compare(
      baseline: snapshot("#AAAAAAFF"), candidate: snapshot("#000000FF"),
      settings: .init(level: level, regions: [region]))
    #expect(!back.causes.contains { $0.kind == .legibility })
    let none = try Comparator.compare(
      baseline: snapshot("#000000FF"), candidate: snapshot("#AAAAAAFF"),
      settings: .init(
        level: level, regions: [MatchRegion(.accessibility(.ignoreContrast), .element([0]))]))
    #expect(!none.causes.contains { $0.kind == .legibility })
  }

  @Test func contrastCountsInWhatIsIgnored() throws {
    let ignore = MatchRegion(.ignore, .element([0]), name: "total")
    let found = try Comparator.compare(
      baseline: snapshot("#000000FF"), candidate: snapshot("#AAAAAAFF"),
      settings: .init(regions: [ignore, region]))
    #expect(found.causes.map(\.kind) == [.legibility])
  }

  @Test func itNeedsTrees() {
    let plain = ScreenSnapshot(picture: Bitmap(width: 4, height: 4, color: .white))
    #expect(throws: MatchSettingsError.regionNeedsTree(region, missing: .both)) {
      try Comparator.compare(baseline: plain, candidate: plain, settings: .init(regions: [region]))
    }
  }
}
