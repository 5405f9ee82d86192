import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// Where regressions count, and where they are only told.
@Suite struct AccessibilityRegionTests {
  private typealias Screen = PaintedScreen

  private func region(
    _ kind: AccessibilityKind, _ place: MatchRegion.Place, padding: RegionEdges = .zero
  ) -> MatchRegion {
    MatchRegion(.accessibility(kind), place, padding: padding, name: "region")
  }

  private func audit(
    _ before: [Element], _ after: [Element], _ regions: [MatchRegion]
  ) throws -> AccessibilityComparison {
    try AccessibilityComparison(
      baseline: Screen(before).snapshot, candidate: Screen(after).snapshot, regions: regions)
  }

  private let before = [Screen.text("one"), Screen.text("two", y: 60), Screen.text("three", y: 110)]
  private let pale = [
    Screen.text("one", ink: "#AAAAAAFF"), Screen.text("two", y: 60, ink: "#AAAAAAFF"),
    Screen.text("three", y: 110, ink: "#AAAAAAFF"),
  ]

  private func counting(_ regions: [MatchRegion]) throws -> [Int] {
    let found = try audit(before, pale, regions)
    #expect(found.regressions.count == 3)
    return found.counting.map(\.candidate)
  }

  @Test func onlyInsideItCounts() throws {
    #expect(try counting([]) == [])
    #expect(try counting([region(.regularText, .element([1]))]) == [2])
    #expect(try counting([region(.regularText, .element([]))]) == [1, 2, 3])
    #expect(
      try counting([region(.regularText, .rectangle(CGRect(x: 0, y: 0, width: 200, height: 90)))]) == [1, 2])
    // Half of what is visible is enough, less is not.
    #expect(
      try counting([region(.regularText, .rectangle(CGRect(x: 0, y: 22, width: 200, height: 49)))]) == [1])
    #expect(try counting([region(.regularText, .element([1]), padding: RegionEdges(down: 60))]) == [2, 3])
    #expect(try counting([MatchRegion(.ignore, .element([]))]) == [])
  }

  @Test func whatIsDeclaredIsAsked() throws {
    let grey = [Screen.text("one", ink: "#888888FF")]
    func count(_ kind: AccessibilityKind) throws -> Int {
      try audit([Screen.text("one")], grey, [region(kind, .element([0]))]).counting.count
    }
    // 3.54:1 is enough for large text.
    #expect(try AccessibilityKind.allCases.map(count) == [0, 1, 0, 0, 0])
  }

  @Test func ignoringContrastAsksForEverythingElse() throws {
    var button = Screen.button("Pay", height: 30, id: "pay", ink: "#2222FFFF")
    let regions = [region(.ignoreContrast, .element([0]))]
    let found = try audit([Screen.button("Pay", id: "pay")], [button], regions)
    #expect(found.causes.map(\.property) == ["target"])
    button.label = ""
    #expect(
      try audit([Screen.button("Pay", id: "pay")], [button], regions).causes.map(\.property) == [
        "label", "target",
      ])
  }

  @Test func whatIsNewHasToStandOutInsideIt() throws {
    let after = before + [Screen.text("new", y: 160, ink: "#AAAAAAFF")]
    #expect(try audit(before, after, []).regressions.isEmpty)
    let found = try audit(before, after, [region(.regularText, .element([]))])
    #expect(
      found.causes.map(\.sentence) == [
        "staticText “new” is new, and its contrast is 2.3:1, below the 4.5:1 that regular text needs"
      ])
    let fine = before + [Screen.text("new", y: 160)]
    #expect(try audit(before, fine, [region(.regularText, .element([]))]).causes.isEmpty)
  }

  @Test func ofTwoRegionsTheLastCounts() throws {
    let place = MatchRegion.Place.element([0])
    let both = [region(.regularText, place), region(.ignoreContrast, place)]
    #expect(try audit(before, pale, both).counting.isEmpty)
    #expect(try audit(before, pale, both.reversed()).counting.map(\.region) == [1])
  }

  @Test func picturesAreAskedOnlyWhereTheyAreDeclared() throws {
    func photo(_ ink: UInt32) -> ScreenSnapshot {
      var snapshot = Screen([]).snapshot
      for y in 20..<40 { for x in 20..<40 { snapshot.picture[x, y] = RGBA(hex: ink) } }
      snapshot.tree?.children = [
        Element(.image, label: "logo", frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      ]
      return snapshot
    }
    let regions = [region(.graphicalObject, .element([0]))]
    func causes(_ regions: [MatchRegion]) throws -> [String] {
      try AccessibilityComparison(baseline: photo(0x333333), candidate: photo(0xBBBBBB), regions: regions)
        .causes
        .map(\.sentence)
    }
    #expect(
      try causes(regions) == [
        "image “logo”: contrast fell from 12.6:1 to 1.9:1, below the 3:1 that a graphical object needs"
      ])
    #expect(try causes([region(.regularText, .element([0]))]) == [])
  }

  @Test func whatCannotBeAudited() throws {
    let snapshot = Screen(before).snapshot
    let bare = ScreenSnapshot(picture: snapshot.picture)
    let asked = MatchRegion(.accessibility(.regularText), .element(.root))
    #expect(throws: MatchSettingsError.regionNeedsTree(asked, missing: .candidate)) {
      try AccessibilityComparison(baseline: snapshot, candidate: bare)
    }
    #expect(throws: MatchSettingsError.regionNeedsTree(asked, missing: .both)) {
      try AccessibilityComparison(baseline: bare, candidate: bare)
    }
    let nowhere = region(.regularText, .element([7]))
    #expect(throws: MatchSettingsError.noElement([7], of: nowhere)) {
      try AccessibilityComparison(baseline: snapshot, candidate: snapshot, regions: [nowhere])
    }
  }

  /// Whatever the rest is judged by, and whatever is masked, it counts; the ordinary cause says nothing of it then.
  @Test(arguments: MatchLevel.allCases) func countsAtEveryLevel(_ level: MatchLevel) throws {
    let (old, new) = (Screen(before).snapshot, Screen(pale).snapshot)
    let mask = MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 200, height: 300)))
    func verdict(_ accessible: [MatchRegion]) throws -> Comparison {
      try Comparator.compare(
        baseline: old, candidate: new, settings: .init(level: level, regions: [mask] + accessible))
    }
    let found = try verdict([region(.regularText, .element([0]))])
    #expect(found.causes.filter { $0.kind == .legibility }.map(\.element) == ["staticText “one”"])
    #expect(try verdict([]).causes.allSatisfy { $0.kind != .legibility })
  }
}
