import Foundation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// What a region must not hide, and what it must not be asked for.
@Suite struct RegionReachTests {
  private func compare(
    _ before: ScreenSnapshot, _ after: ScreenSnapshot, _ regions: [MatchRegion], level: MatchLevel = .exact,
    budget: DifferenceBudget = .none
  ) throws -> Comparison {
    try Comparator.compare(
      baseline: before, candidate: after, settings: .init(level: level, budget: budget, regions: regions))
  }

  private func spotted(_ snapshot: ScreenSnapshot, _ places: [(x: Int, y: Int)]) -> ScreenSnapshot {
    var snapshot = snapshot
    for place in places { snapshot.picture[place.x, place.y] = RGBA(255, 45, 85) }
    return snapshot
  }

  private var icons: [Element] {
    (0..<5).map { Placed.element(.image, "icon\($0)", "Icon \($0)", 20, Double(20 + 60 * $0), 40, 40) }
  }

  @Test func manyThatLookDifferentAreJudgedOneByOne() throws {
    let before = Placed.snapshot(icons)
    // The first looks different most, and may.
    let after = spotted(
      before, [(30, 30), (31, 30), (32, 30), (30, 90), (30, 150), (30, 210), (30, 270)])
    let region = MatchRegion(.level(.layout), .element([0]), name: "icon")
    let found = try compare(before, after, [region])
    #expect(found.causes.map(\.element) == ["image \"icon1\" “Icon 1”"] && found.causes[0].followers == 3)
    #expect(found.forgiven.map(\.element) == ["image \"icon0\" “Icon 0”"])
    #expect(found.regionUses[0].differences == 3 && found.regionUses[0].changes == 1)
  }

  @Test func aContainerDoesNotAnswerForAStricterRegionInIt() throws {
    let card = Placed.element(
      .other, "card", "", 20, 20, 100, 60, background: "#DDDDDDFF",
      [Placed.element(.image, "chart", "Chart", 30, 30, 40, 40)])
    let before = Placed.snapshot([card])
    let after = spotted(before, [(22, 22), (40, 40)])
    let layout = MatchRegion(.level(.layout), .element([0]))
    let exact = MatchRegion(.level(.exact), .element([0, 0]))
    for regions in [[layout, exact], [exact, layout]] {
      let found = try compare(before, after, regions)
      #expect(found.causes.map(\.element) == ["image \"chart\" “Chart”"])
      #expect(found.forgiven.map(\.pixels) == [1])
    }
  }

  @Test func anIgnoredContainerIsComparedWhereARegionInItSaysSo() throws {
    let card = Placed.element(
      .other, "card", "", 20, 20, 100, 60, background: "#DDDDDDFF",
      [Placed.element(.image, "chart", "Chart", 30, 30, 40, 40)])
    let before = Placed.snapshot([card])
    let after = spotted(before, [(22, 22), (40, 40)])
    let ignore = MatchRegion(.ignore, .element([0]))
    let exact = MatchRegion(.level(.exact), .element([0, 0]))
    for regions in [[ignore, exact], [exact, ignore]] {
      let found = try compare(before, after, regions)
      #expect(found.causes.map(\.element) == ["image \"chart\" “Chart”"])
      #expect(found.tolerance.ignoredPixels == 100 * 60 - 40 * 40 && found.tolerance.ignoredDifferences == 1)
    }
    #expect(try compare(before, after, [ignore]).passes)
    // Of two on one element the last counts.
    let same = MatchRegion(.level(.exact), .element([0]))
    #expect(try compare(before, after, [same, ignore]).passes)
    #expect(try !compare(before, after, [ignore, same]).passes)
  }

  @Test func anIgnoredWindowMustBeThere() throws {
    let alert = Placed.element(
      .alert, "alert", "Delete?", 60, 160, 200, 120, background: "#FFFFFFFF",
      [Placed.element(.staticText, "question", "Delete?", 80, 180, 100, 20)])
    let window = Placed.element(.window, "overlay", "", 0, 0, 320, 480, [alert])
    let (before, after) = (Placed.snapshot(icons), Placed.snapshot(icons + [window]))
    let region = MatchRegion(.ignore, .element([5]), name: "overlay")
    #expect(try compare(before, after, [region]).causes.map(\.kind) == [.appeared])
  }

  @Test func theNeighbourhoodOfWhatMayChangeIsCompared() throws {
    func snapshot(_ text: String, _ x: Double = 40) -> ScreenSnapshot {
      Placed.snapshot([
        Placed.element(
          .other, "card", "", 20, 20, 280, 120, background: "#EEEEEEFF",
          [Placed.element(.staticText, "total", text, x, 60, 60, 20)])
      ])
    }
    // Five points beside the text, on its card.
    let (before, after) = (snapshot("12"), spotted(snapshot("13"), [(105, 70), (106, 70)]))
    let dynamic = MatchRegion(.dynamic(.number), .element([0, 0]), name: "total")
    let layout = MatchRegion(.level(.layout), .element([0, 0]), name: "total")
    for region in [dynamic, layout] {
      let found = try compare(before, after, [region])
      #expect(found.causes.map(\.element) == ["other \"card\""] && found.causes[0].pixels == 2)
    }
    #expect(try !compare(before, after, [], level: .dynamic).passes)
    #expect(try compare(before, snapshot("13"), [], level: .dynamic).passes)
  }

  @Test func whatAnIgnoredElementBecomesIsSeenAtStrict() throws {
    func snapshot(_ width: Double) -> ScreenSnapshot {
      Placed.snapshot([Placed.element(.image, "photo", "Photo", 20, 20, width, 60)])
    }
    let region = MatchRegion(.ignore, .element([0]), name: "photo")
    for level in [MatchLevel.exact, .strict, .ignoreColors, .dynamic] {
      let found = try compare(snapshot(60), snapshot(90), [region], level: level)
      #expect(
        found.causes.map(\.sentence) == [
          "image \"photo\" “Photo” grew 30 pt in width (60 → 90 pt); an ignored element's frame counts unless it floats"
        ], "\(level)")
    }
    #expect(try compare(snapshot(60), snapshot(90), [region], level: .layout).passes)
    // What the last of two regions overrides does not come back.
    let layout = MatchRegion(.level(.layout), .element([0]))
    #expect(try !compare(snapshot(60), snapshot(90), [layout, region]).passes)
    #expect(try compare(snapshot(60), snapshot(90), [region, layout]).passes)
  }

  @Test func aTextThatIsSaidAgainIsJudgedWhereItIs() throws {
    func snapshot(_ text: String) -> ScreenSnapshot {
      Placed.snapshot([
        Placed.element(
          .button, "cart", text, 20, 20, 120, 44, background: "#DDDDDDFF",
          [Placed.element(.staticText, "", text, 40, 30, 80, 20)])
      ])
    }
    let ignore = MatchRegion(.ignore, .element([0, 0]), name: "count")
    #expect(try compare(snapshot("3"), snapshot("4"), [ignore]).passes)
    let dynamic = MatchRegion(.dynamic(.number), .element([0, 0]), name: "count")
    #expect(try compare(snapshot("3"), snapshot("4"), [dynamic]).passes)
    #expect(try !compare(snapshot("3"), snapshot("x"), [dynamic]).passes)
    // The other way round too: what is lenient around it does not make it so.
    #expect(try !compare(snapshot("3"), snapshot("x"), [dynamic], level: .layout).passes)
    #expect(try compare(snapshot("3"), snapshot("x"), [], level: .layout).passes)
  }

  @Test func aRectangleDoesNotHideWhatItMoves() throws {
    func snapshot(_ width: Double, _ text: String) -> ScreenSnapshot {
      var label = Placed.element(.staticText, "name", text, 20, 20, width, 20)
      label.appearance?.font = "Inter"
      return Placed.snapshot([
        Placed.element(
          .other, "bar", "", 0, 10, 320, 40,
          [label, Placed.element(.button, "edit", "Edit", 20 + width, 20, 40, 20)])
      ])
    }
    let (before, after) = (snapshot(40, "Toast"), snapshot(56, "Toasts!"))
    let rect = CGRect(x: 10, y: 15, width: 68, height: 30)
    for kind in [RegionKind.level(.layout), .level(.none), .dynamic(.expression(".*")), .ignore] {
      let found = try compare(before, after, [MatchRegion(kind, .rectangle(rect), name: "name")])
      #expect(found.causes.map(\.kind) == [.text], "\(kind): \(found.causes.map(\.sentence))")
    }
    let found = try compare(before, after, [MatchRegion(.level(.layout), .element([0, 0]))])
    #expect(
      found.causes.map(\.sentence) == [
        "staticText \"name\": label “Toast” → “Toasts!”, 16 pt wider; button \"edit\" “Edit” moved right 16 pt with it; a change in a region counts where it moves what is outside"
      ])
    #expect(try compare(before, after, [MatchRegion(.level(.layout), .element([0]))]).passes)
    #expect(
      try compare(before, after, [MatchRegion(.level(.layout), .element([0, 0]))], level: .layout).passes)
  }

  @Test func groundBelongsToTheRegionThere() throws {
    let before = Placed.snapshot(icons)
    let after = spotted(before, [(200, 300)])
    let here = CGRect(x: 190, y: 290, width: 20, height: 20)
    func found(_ outer: MatchLevel, _ inner: MatchLevel, trees: Bool = true) throws -> Comparison {
      var (before, after) = (before, after)
      if !trees { (before.tree, after.tree) = (nil, nil) }
      return try compare(before, after, [MatchRegion(.level(inner), .rectangle(here))], level: outer)
    }
    #expect(try found(.layout, .exact).causes.map(\.pixels) == [1])
    #expect(try found(.none, .exact).causes.map(\.pixels) == [1])
    #expect(try found(.none, .strict, trees: false).causes.map(\.pixels) == [1])
    let lenient = try found(.exact, .layout)
    #expect(lenient.passes && lenient.forgiven.map(\.pixels) == [1] && lenient.regionUses[0].differences == 1)
  }

  @Test func theInnermostRegionCountsInWhateverOrder() throws {
    let list = Placed.element(
      .table, "list", "", 0, 0, 320, 400, [Placed.element(.staticText, "row", "Toast", 20, 20, 100, 20)])
    func snapshot(_ text: String) -> ScreenSnapshot {
      var list = list
      list.children[0].label = text
      return Placed.snapshot([list])
    }
    let row = CGRect(x: 10, y: 10, width: 150, height: 40)
    let exact = MatchRegion(.level(.exact), .rectangle(row))
    for outer in [
      MatchRegion(.level(.layout), .element([0])), MatchRegion(.level(.none), .element([0])),
      MatchRegion(.level(.layout), .rectangle(CGRect(x: 0, y: 0, width: 320, height: 200))),
      MatchRegion(.level(.none), .rectangle(CGRect(x: 0, y: 0, width: 320, height: 200))),
    ] {
      for regions in [[outer, exact], [exact, outer]] {
        #expect(try !compare(snapshot("Toast"), snapshot("Toads"), regions).passes, "\(outer)")
      }
      #expect(try compare(snapshot("Toast"), snapshot("Toads"), [outer]).passes, "\(outer)")
    }
  }

  @Test func whatCollapsedIsNotThereAtLayout() throws {
    func snapshot(_ height: Double) -> ScreenSnapshot {
      Placed.snapshot([Placed.element(.button, "pay", "Pay", 20, 20, 100, height)])
    }
    #expect(try !compare(snapshot(44), snapshot(0), [], level: .layout).passes)
    #expect(try !compare(snapshot(0), snapshot(44), [], level: .layout).passes)
    #expect(try compare(snapshot(44), snapshot(60), [], level: .layout).passes)
    func clipped(_ height: Double) -> ScreenSnapshot {
      var pay = Placed.element(.button, "pay", "Pay", 20, 20, 100, 44)
      pay.appearance?.visibleFrame = CGRect(x: 20, y: 20, width: height > 0 ? 100 : 0, height: height)
      return Placed.snapshot([pay])
    }
    #expect(try !compare(clipped(44), clipped(0), [], level: .layout).passes)
    #expect(try !compare(clipped(0), clipped(44), [], level: .layout).passes)
    #expect(try compare(clipped(44), clipped(20), [], level: .layout).passes)
  }

  @Test func masksHaveAsManyHolesAsThereAreRowsOverThem() throws {
    let photo = Placed.element(.image, "ground", "Ground", 0, 0, 320, 480)
    let rows = (0..<90).map {
      Placed.element(.other, "row\($0)", "", 10, Double(10 + 5 * $0), 300, 4, background: "#FFFFFFFF")
    }
    let before = Placed.snapshot([photo] + rows)
    let after = spotted(before, [(100, 10 + 5 * 88)])
    let found = try compare(before, after, [MatchRegion(.ignore, .element([0]), name: "ground")])
    #expect(found.causes.map(\.element) == ["other \"row88\""])
  }

  @Test func oneOfManyAlikeMayBeInARegion() throws {
    func snapshot(_ height: Double) -> ScreenSnapshot {
      Placed.snapshot(
        (0..<3).map { Placed.element(.image, "icon\($0)", "", 20 + 100 * Double($0), 20, 60, height) })
    }
    let ignore = MatchRegion(.ignore, .element([1]), name: "icon")
    #expect(
      try compare(snapshot(40), snapshot(52), [ignore]).causes.map(\.sentence) == [
        "3 images like image \"icon0\" grew 12 pt in height (40 → 52 pt); an ignored element's frame counts unless it floats"
      ])
  }

  @Test func coloursThatDoNotCountAreAccountedFor() throws {
    let before = ScreenSnapshot(picture: Bitmap(width: 20, height: 10, color: .white))
    let after = ScreenSnapshot(picture: Bitmap(width: 20, height: 10, color: RGBA(0, 122, 255)))
    let found = try compare(before, after, [], level: .ignoreColors)
    #expect(found.passes && !found.isEqual && found.tolerance.forgivenPixels == 200)
  }
}
