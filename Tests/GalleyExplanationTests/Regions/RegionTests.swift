import Foundation
import GalleyImage
import GalleyTree
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// What each kind of region forgives, and what it still asks for.
@Suite struct RegionTests {
  /// A bar with a clock, a badge and a button; rows below.
  private func screen(
    clock: String = "12:30", badge: String = "3", badgeX: Double = 0, bar: [Sketch] = []
  ) -> Sketch {
    var spacer = Sketch(type: .other, size: CGSize(width: 20 + badgeX, height: 10), isFixed: true)
    spacer.identifier = ""
    var top = Sketch.stack(
      .navigationBar, id: "bar", direction: .across,
      [.text(clock, id: "clock"), spacer, .text(badge, id: "badge")] + bar)
    (top.size, top.isFixed) = (CGSize(width: 320, height: 40), true)
    return .screen([
      top,
      .stack(.table, id: "rows", [RecipesSketch.row("Toast"), RecipesSketch.row("Soup")]),
    ])
  }

  private let clock = MatchRegion(.ignore, .element([0, 0]), name: "clock")

  private func compare(
    _ before: Sketch, _ after: Sketch, _ regions: MatchRegion..., level: MatchLevel = .exact
  ) throws -> Comparison {
    try Comparator.compare(
      baseline: before.snapshot(), candidate: after.snapshot(),
      settings: .init(level: level, regions: regions))
  }

  @Test func whatIsIgnoredMayChange() throws {
    let found = try compare(screen(), screen(clock: "12:31"), clock)
    #expect(found.passes && !found.isEqual)
    #expect(found.differingPixels == 0)
    #expect(found.forgiven.map(\.kind) == [.text])
    let use = try #require(found.regionUses.first)
    #expect(
      use.hadEffect && use.changes == 1 && use.differences > 0 && use.name == "clock" && use.kind == .ignore)
    #expect(found.tolerance.ignoredPixels == use.pixels && use.pixels == 40 * 20)
    #expect(found.tolerance.ignoredDifferences == use.differences)
    #expect(found.summary == "Exact: nothing that counts changed; 1 change forgiven")
  }

  @Test func aRegionThatDidNothingSaysSo() throws {
    let found = try compare(screen(), screen(), clock)
    #expect(found.isEqual && found.passes)
    #expect(found.regionUses.map(\.hadEffect) == [false])
    #expect(found.tolerance.ignoredPixels == 40 * 20 && found.tolerance.ignoredDifferences == 0)
  }

  @Test func theFrameOfWhatIsIgnoredStillCounts() throws {
    let found = try compare(screen(), screen(clock: "9:05"), clock)
    #expect(!found.passes)
    #expect(
      found.causes.map(\.sentence) == [
        "staticText \"clock\": label “12:30” → “9:05”, 8 pt narrower; 2 others moved left 8 pt with it; an ignored element's frame counts unless it floats"
      ], "\(found.causes.map(\.sentence))")
  }

  @Test func whatIsIgnoredMustBeWhereItWas() throws {
    let badge = MatchRegion(.ignore, .element([0, 2]), name: "badge")
    let found = try compare(screen(), screen(badgeX: 6), badge)
    #expect(!found.passes && found.causes.contains { $0.followers > 0 })
  }

  @Test func whatIsIgnoredMustNotPushOthers() throws {
    // The badge grows with its text, and the button after it goes along.
    let button = Sketch.text("Edit", type: .button)
    let ignored = MatchRegion(.ignore, .element([0, 2]), name: "badge")
    let floating = MatchRegion(.floating(RegionEdges(right: 40)), .element([0, 2]), name: "badge")
    let (before, after) = (screen(bar: [button]), screen(badge: "12345", bar: [button]))
    #expect(try !compare(before, after, ignored).passes)
    #expect(try !compare(before, after, ignored, floating).passes, "the button moved")
    #expect(try compare(screen(), screen(badge: "1234"), ignored, floating).passes, "nothing else did")
    #expect(
      try !compare(screen(), screen(badge: "1234567890"), ignored, floating).passes, "further than it may")
  }

  @Test func whatFloatsMayMoveAndMustNotChange() throws {
    func region(_ limits: RegionEdges) -> MatchRegion {
      MatchRegion(.floating(limits), .element([1, 0]), name: "row")
    }
    func rows(_ gap: Double, _ name: String = "Toast") -> ScreenSnapshot {
      var tree = Sketch.screen([]).tree()
      tree.children = [
        Element(.other, identifier: "bar", frame: CGRect(x: 0, y: 0, width: 320, height: 40)),
        Element(
          .table, frame: CGRect(x: 0, y: 40, width: 320, height: 200),
          children: [
            Element(
              .staticText, identifier: "row", label: name,
              frame: CGRect(x: 20, y: 50 + gap, width: 80, height: 20))
          ]),
      ]
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    func found(_ limits: RegionEdges, _ gap: Double, _ name: String = "Toast") throws -> Comparison {
      try Comparator.compare(
        baseline: rows(0), candidate: rows(gap, name), settings: .init(regions: [region(limits)]))
    }
    let within = try found(RegionEdges(down: 10), 8)
    #expect(within.passes && within.forgiven.map(\.kind) == [.moved] && within.regionUses[0].hadEffect)
    #expect(within.differingPixels == within.forgiven[0].pixels)
    let beyond = try found(RegionEdges(8), 12)
    #expect(
      beyond.causes.map(\.sentence) == [
        "staticText \"row\" “Toast” moved down 12 pt, further than the 8 pt it may float"
      ])
    let wrongWay = try found(RegionEdges(down: 10), -4)
    #expect(
      wrongWay.causes.map(\.sentence) == [
        "staticText \"row\" “Toast” moved up 4 pt, further than it may float (up 0 pt, down 10 pt, left 0 pt, right 0 pt)"
      ])
    #expect(try !found(RegionEdges(down: 10), 8, "Bread").passes, "what it says is compared")
  }

  @Test func masksAreWhatIsVisible() throws {
    func snapshot(_ cover: Element?, seed: UInt8) -> ScreenSnapshot {
      var tree = Sketch.screen([]).tree()
      let photo = Element(
        .image, identifier: "photo", label: "Photo", frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      tree.children = [photo] + [cover].compactMap { $0 }
      var picture = Bitmap(width: 320, height: 480, color: .white)
      for y in 20..<80 { for x in 20..<80 { picture[x, y] = RGBA(seed, UInt8(x), UInt8(y)) } }
      if let cover, cover.appearance?.background != nil {
        for y in Int(cover.frame.minY)..<Int(cover.frame.maxY) {
          for x in Int(cover.frame.minX)..<Int(cover.frame.maxX) { picture[x, y] = RGBA(10, 10, seed) }
        }
      }
      return ScreenSnapshot(picture: picture, tree: tree)
    }
    func badge(_ background: String?) -> Element {
      var badge = Element(
        .other, identifier: "badge", label: "New", frame: CGRect(x: 60, y: 60, width: 40, height: 40))
      badge.appearance = Appearance()
      badge.appearance?.background = background
      return badge
    }
    let photo = MatchRegion(.ignore, .element([0]), name: "photo")
    func found(_ background: String?) throws -> Comparison {
      try Comparator.compare(
        baseline: snapshot(badge(background), seed: 1), candidate: snapshot(badge(background), seed: 2),
        settings: .init(regions: [photo]))
    }
    let covered = try found("#0A0A00FF")
    #expect(covered.causes.map(\.element) == ["other \"badge\" “New”"], "what lies over the mask is compared")
    #expect(covered.differingPixels == 40 * 40)
    #expect(covered.regionUses[0].pixels == 60 * 60 - 20 * 20)
    let seeThrough = try found(nil)
    #expect(seeThrough.regionUses[0].pixels == 60 * 60 && seeThrough.passes)
  }

  @Test func paddingReachesFurther() throws {
    let (before, after) = (screen(), screen(clock: "12:31"))
    var around = before.snapshot()
    around.picture[43, 10] = RGBA(1, 2, 3)
    func found(_ padding: RegionEdges) throws -> Comparison {
      var region = clock
      region.padding = padding
      return try Comparator.compare(
        baseline: around, candidate: after.snapshot(), settings: .init(regions: [region]))
    }
    #expect(try !found(.zero).passes)
    #expect(try found(RegionEdges(right: 4)).passes)
    #expect(try !found(RegionEdges(down: 5, left: 5)).passes)
  }

  @Test func ignoredRectanglesHideWhatShowsUnderThemOnly() throws {
    let rectangle = MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 320, height: 20)), name: "top")
    let found = try compare(screen(), screen(clock: "12:31"), rectangle)
    #expect(found.passes && found.regionUses[0].changes == 1)
    #expect(
      try !compare(
        screen(), screen(clock: "12:31"),
        MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 200, width: 9, height: 9)))
      ).passes)
  }

  @Test func aRectangleHasALevel() throws {
    let bar = CGRect(x: 0, y: 0, width: 320, height: 40)
    let layout = MatchRegion(.level(.layout), .rectangle(bar))
    #expect(try compare(screen(), screen(clock: "12:31"), layout).passes)
    var after = screen(clock: "12:31")
    after.children[1].children[0].children[0].label = "Bread"
    #expect(try compare(screen(), after, layout).causes.map(\.kind) == [.text])
    let dynamic = MatchRegion(
      .dynamic(.expression(#"\d+:\d+"#)), .rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(try compare(screen(), screen(clock: "12:31"), dynamic).passes)
    #expect(try !compare(screen(), screen(clock: "12h31"), dynamic).passes)
  }

  @Test func regionsOfPicturesWithoutTrees() throws {
    var generator = SeededGenerator(seed: 1)
    let before = ScreenSnapshot(picture: Noise.colors(60, 60, &generator))
    var after = before
    after.picture[10, 10] = before.picture[10, 10].inverted
    func found(_ region: MatchRegion, _ after: ScreenSnapshot, level: MatchLevel = .exact) throws
      -> Comparison
    {
      try Comparator.compare(
        baseline: before, candidate: after, settings: .init(level: level, regions: [region]))
    }
    let here = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(try found(.init(.ignore, .rectangle(here)), after).passes)
    #expect(try found(.init(.level(.none), .rectangle(here)), after).passes)
    #expect(try !found(.init(.ignore, .rectangle(here.offsetBy(dx: 20, dy: 0))), after).passes)
    #expect(try !found(.init(.level(.exact), .rectangle(here)), after, level: .strict).passes)
    var faint = before
    faint.picture[10, 10].blue ^= 1
    #expect(try found(.init(.level(.strict), .rectangle(here)), faint).passes)
    #expect(try !found(.init(.level(.strict), .rectangle(here.offsetBy(dx: 20, dy: 0))), faint).passes)
    #expect(try found(.init(.level(.strict), .rectangle(here)), faint).regionUses[0].differences == 1)
  }

  @Test func whatFloatsIsFoundInPictures() throws {
    func picture(_ x: Int, _ y: Int) -> ScreenSnapshot {
      var picture = Bitmap(width: 80, height: 60, color: .white)
      for row in 0..<8 {
        for column in 0..<8 { picture[x + column, y + row] = RGBA(9, UInt8(row * 9), UInt8(column * 9)) }
      }
      return ScreenSnapshot(picture: picture)
    }
    func passes(_ x: Int, _ y: Int, _ limits: RegionEdges) throws -> Bool {
      let region = MatchRegion(.floating(limits), .rectangle(CGRect(x: 20, y: 20, width: 8, height: 8)))
      return try Comparator.compare(
        baseline: picture(20, 20), candidate: picture(x, y), settings: .init(regions: [region])
      ).passes
    }
    #expect(try passes(24, 20, RegionEdges(right: 4)))
    #expect(try !passes(25, 20, RegionEdges(right: 4)))
    #expect(try !passes(16, 20, RegionEdges(right: 4)))
    #expect(try passes(17, 25, RegionEdges(5)))
  }

  /// Whatever regions there are: more of them never make what passed fail, and the accounts add up.
  @Test(arguments: Soak.seeds(80)) func ignoringMoreForgivesMore(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 900 + seed)
    let edit = PlantedEdit(&generator, edits: 2)
    let (before, after) = (edit.before.snapshot(), edit.after.snapshot())
    var regions: [MatchRegion] = []
    var counted = Int.max
    for _ in 0..<4 {
      let found = try Comparator.compare(
        baseline: before, candidate: after, settings: .init(regions: regions))
      #expect(found.differingPixels <= counted)
      counted = found.differingPixels
      #expect((found.causes + found.forgiven).reduce(0) { $0 + $1.pixels } == found.differingPixels)
      #expect(
        found.tolerance.ignoredDifferences + found.differingPixels
          == PixelDifference(before.picture, after.picture).count)
      let rect = CGRect(
        x: .random(in: 0...200, using: &generator), y: .random(in: 0...300, using: &generator),
        width: .random(in: 1...120, using: &generator), height: .random(in: 1...180, using: &generator))
      regions.append(MatchRegion(.ignore, .rectangle(rect)))
    }
    regions.append(MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 4000, height: 4000))))
    let all = try Comparator.compare(baseline: before, candidate: after, settings: .init(regions: regions))
    #expect(all.differingPixels == 0)
  }
}

extension RGBA {
  fileprivate var inverted: RGBA { RGBA(255 - red, 255 - green, 255 - blue, alpha) }
}
