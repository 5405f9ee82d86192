import Foundation
import Testing

@testable import GalleyAutomation
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree

/// Changes of what an app draws by itself: each is told by what was drawn otherwise, and none is told as another's.
@Suite struct DrawnScreenTests {
  /// The sentences of each, in any order.
  private static let told: [DrawnScreen: [String]] = [
    .corner: [
      "Path beside staticText “Flags of the harbour”: point 2 of 3 of its outline (36, 12) → (36, 34)"
    ],
    .cornerAndTitle: [
      "staticText “High tide at six” → “High tide at nine”",
      "Path beside staticText “Flags of the harbour”: point 2 of 3 of its outline (36, 12) → (36, 34)",
    ],
    .cornerAndSpacing: [
      "scrollView with “Flags of the harbour”: spacing of its VStack 8 pt → 24 pt",
      "Path beside staticText “Flags of the harbour”: point 2 of 3 of its outline (36, 12) → (36, 34)",
    ],
    .cornerAndTint: [
      "switch “Warn me”: tint #5856D6 → #FF9500",
      "Path beside staticText “Flags of the harbour”: point 2 of 3 of its outline (36, 12) → (36, 34)",
    ],
    .ring: ["Wheel around staticText \"wind.N\" “N”: radius 104 → 84; 3 others moved with it"],
    .dash: ["Loop beside other “Buoy”: stroke dash none → 8, 5"],
    .petals: ["3 elements like other “Petal 0”: share + 0.1"],
    .hands: ["Hand: to 0.4 → 0.6"],
    .mapName: ["other \"harbour.map\" “Map of the harbour”: text “Southern pier” → “Northern pier”"],
    .mapPlace: ["other \"harbour.map\" “Map of the harbour”: shape 5 of 6 moved right 30 pt"],
    .mapSize: ["other \"harbour.map\" “Map of the harbour”: shape 5 of 6: size 10 × 10 pt → 20 × 20 pt"],
    .mapLine: ["other \"harbour.map\" “Map of the harbour”: line width 1 pt → 4 pt"],
    .mapColor: ["other \"harbour.map\" “Map of the harbour”: colour #FFFFFF → #FFCC00"],
    .mapMore: ["other \"harbour.map\" “Map of the harbour”: a shape appeared (6 shapes → 7)"],
    .mapShore: ["other \"harbour.map\" “Map of the harbour”: shape 2 of 6 has another outline"],
    .column: ["4 staticTexts like staticText “Ebb” are gone"],
    .switches: ["switch “Fenders out” is on now", "switch “Lights on” is off now"],
    .chip: ["staticText “Steel” → “Alloy”"],
    .links: ["other “Chain”: value “50 %” → “75 %”"],
    .material: ["button “Steel” is selected now instead of button “Copper”"],
    .series: ["other \"boats\": colour of series “Sail” #007AFF → #AF52DE"],
  ]

  @Test(arguments: DrawnScreen.allCases.filter { Self.told[$0] != nil })
  func `each change is explained by the drawing commands that differ`(_ screen: DrawnScreen) throws {
    let comparison = try Self.compare(screen)
    let sentences = comparison.causes.map(\.sentence)
    #expect(sentences.sorted() == Self.told[screen]?.sorted())
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels)
    #expect(Set(comparison.causes.map(\.id)).count == sentences.count)
  }

  @Test func `each member of a group is outlined as the first one is`() throws {
    let cause = try #require(try Self.compare(.rows).causes.first)
    #expect(cause.sentence.hasPrefix("3 cells like cell with “Bow"))
    let first = try #require(cause.frameBefore)
    let others = try #require(cause.othersBefore)
    #expect(others.map(\.size) == [first.size, first.size])
    #expect(others.map(\.minX) == [first.minX, first.minX])
    #expect(cause.othersAfter?.map(\.height) == [first.height + 16, first.height + 16])
  }

  @Test func `all of a screen that scrolls is explained as the part in sight`() throws {
    let (part, whole) = (try Self.compare(.berths), try Self.compare(.berths, isWhole: true))
    func beginnings(_ comparison: Comparison) -> [Substring] {
      comparison.causes.map { $0.sentence.prefix { $0 != ";" } }
    }
    #expect(beginnings(part) == ["scrollView with “Berth 0”: spacing of its VStack 10 pt → 14 pt"])
    #expect(beginnings(whole) == beginnings(part))
    #expect(whole.differingPixels > part.differingPixels)
  }

  @Test func `a lazy grid of pictures is put together, and explained as the part in sight`() throws {
    let whole = try Self.compare(.album, isWhole: true)
    #expect(
      whole.causes.map { $0.sentence.prefix { $0 != ";" } } == [
        "scrollView with “Day 0 of the voyage”: columns of its LazyVGrid 3 × flexible spacing 8 → 2 × flexible spacing 8"
      ])
  }

  /// Nothing can be seen, and something can be touched elsewhere or heard.
  @Test(arguments: [
    (DrawnScreen.logOut, "button “Log Out”: hit area its frame → Circle, without a visible difference"),
    (
      DrawnScreen.title,
      "staticText “Ada Lovelace”: hit area its frame → Rectangle inset -20, without a visible difference"
    ),
    (
      .hint,
      "button “Weigh anchor”: hint “Asks before it leaves” → “Leaves at once”, heard and not seen"
    ),
    (
      .actions,
      "button “Berth 7”: actions “Call the harbour master” → “Call the harbour master and Cancel the berth”, heard and not seen"
    ),
  ])
  func `hit areas, hints and actions are reported although no pixel changed`(
    _ screen: DrawnScreen, _ sentence: String
  ) throws {
    let comparison = try Self.compare(screen)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.causes.map(\.sentence) == [sentence])
    #expect(!comparison.isEqual && !comparison.passes)
  }

  private static func compare(_ screen: DrawnScreen, isWhole: Bool = false) throws -> Comparison {
    try ScreenComparison.of(DrawnScreensApp.self, showing: screen.rawValue, isWhole: isWhole)
  }
}
