import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// What each level forgives, and what it does not.
@Suite struct LevelTests {
  private let screen = RecipesSketch.screen()

  private func compare(
    _ level: MatchLevel, _ after: Sketch, regions: [MatchRegion] = [], from before: Sketch? = nil
  ) throws -> Comparison {
    try Comparator.compare(
      baseline: (before ?? screen).snapshot(), candidate: after.snapshot(),
      settings: MatchSettings(level: level, regions: regions))
  }

  private func changed(_ change: (inout Sketch) -> Void) -> Sketch {
    var after = screen
    change(&after)
    return after
  }

  @Test(arguments: MatchLevel.allCases) func whatIsTheSamePasses(_ level: MatchLevel) throws {
    let found = try compare(level, screen)
    #expect(found.passes && found.forgiven.isEmpty)
    #expect(found.summary == "\(level.name): nothing changed")
  }

  /// Which levels a change passes at, beside *None*.
  @Test func everyLevelForgivesItsOwn() throws {
    let changes: [(String, Sketch, Set<MatchLevel>)] = [
      ("text", changed { $0.children[2].label = "Add a Photo" }, [.layout]),
      ("colour", changed { $0.children[2].foreground = "#FF0000FF" }, [.layout, .ignoreColors]),
      ("ground", changed { $0.children[1].children[0].background = "#FFFBEEFF" }, [.layout, .ignoreColors]),
      ("font", changed { $0.children[2].fontSize = 20 }, [.layout]),
      ("padding", changed { $0.children[1].children[0].padding.dy = 24 }, [.layout]),
      ("state", changed { $0.children[2].isEnabled = false }, [.layout]),
      ("gone", changed { $0.children[1].children.remove(at: 0) }, []),
      ("new", changed { $0.children[1].children.append(RecipesSketch.row("Toast")) }, []),
      ("order", changed { $0.children[0].children.swapAt(0, 1) }, []),
      ("side", changed { $0.children[0].direction = .down }, []),
    ]
    for (name, after, passing) in changes {
      for level in MatchLevel.allCases {
        let found = try compare(level, after)
        #expect(found.passes == (level == .none || passing.contains(level)), "\(name) at \(level.name)")
        #expect(found.causes.allSatisfy { !$0.sentence.isEmpty })
        let told = (found.causes + found.forgiven).reduce(0) { $0 + $1.pixels }
        #expect(told == found.differingPixels, "\(name) at \(level.name)")
      }
    }
  }

  @Test func layoutSaysHowThingsStandNow() throws {
    let found = try compare(.layout, changed { $0.children[0].direction = .down })
    #expect(
      found.causes.map(\.sentence) == [
        "button “Edit” is below staticText “Recipes” now; it was right of it"
      ])
    #expect(found.causes.map(\.property) == ["arrangement"])
    #expect(found.summary.hasPrefix("Layout: 1 change; "))
  }

  @Test func layoutKnowsAListWhateverItsRowsSay() throws {
    func list(_ names: [String]) -> Sketch {
      RecipesSketch.screen(
        rows: names.map { .row($0, id: "row", [.text($0), .text("\($0) too"), .text("so")]) })
    }
    let before = list(["A", "B", "C"])
    let after = list(["Delta and more", "Echo", "Foxtrot"])
    let found = try compare(.layout, after, from: before)
    #expect(found.passes && !found.forgiven.isEmpty)
    #expect(found.summary.hasPrefix("Layout: nothing that counts changed; "))
    let one = try compare(.layout, list(["X", "Y"]), from: before)
    #expect(one.causes.map(\.kind) == [.vanished])
    #expect(try !compare(.exact, after, from: before).passes)
  }

  @Test func layoutSeesWhatComesToLieOnSomethingElse() throws {
    func snapshot(_ x: Double) -> ScreenSnapshot {
      var tree = Sketch.screen([]).tree()
      tree.children = [
        Element(.button, label: "Pay", frame: CGRect(x: 10, y: 10, width: 100, height: 40)),
        Element(.button, label: "Cancel", frame: CGRect(x: x, y: 10, width: 80, height: 40)),
      ]
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    func sentences(_ a: Double, _ b: Double) throws -> [String] {
      try Comparator.compare(baseline: snapshot(a), candidate: snapshot(b), settings: .init(level: .layout))
        .causes
        .map(\.sentence)
    }
    #expect(try sentences(120, 180).isEmpty)
    #expect(try sentences(120, 90) == ["button “Cancel” overlaps button “Pay” now; it was right of it"])
    #expect(try sentences(90, 120) == ["button “Cancel” is right of button “Pay” now; it overlapped it"])
    #expect(try sentences(120, 20) == ["button “Cancel” lies on button “Pay” now; it was right of it"])
    #expect(try sentences(120, 109.5).isEmpty, "edges that touch do not overlap")
  }

  @Test func dynamicAllowsWhatObeysThePatternThatWasObeyed() throws {
    func price(_ text: String) -> Sketch { .screen([.text(text, id: "price"), .text("below")]) }
    let longer = try compare(.dynamic, price("1,234.50 €"), from: price("3.50 €"))
    #expect(longer.passes && longer.forgiven.map(\.kind) == [.text])
    let other = try compare(.dynamic, price("free"), from: price("3.50 €"))
    #expect(
      other.causes.map(\.sentence) == [
        "staticText \"price\": label “3.50 €” → “free”, which is not an amount of money, 16 pt narrower"
      ])
    #expect(try !compare(.dynamic, price("other"), from: price("words")).passes)
  }

  @Test func aRegionHasALevelOfItsOwn() throws {
    let clock = MatchRegion(.dynamic(.number), .element([0, 0]))
    let before = RecipesSketch.screen(bar: [.text("17"), .text("Edit", type: .button)])
    var after = RecipesSketch.screen(bar: [.text("18"), .text("Edit", type: .button)])
    #expect(try compare(.exact, after, regions: [clock], from: before).passes)
    after.children[2].label = "Add a Photo"
    let found = try compare(.exact, after, regions: [clock], from: before)
    #expect(found.causes.map(\.element) == ["button \"recipe.addPhoto\" “Add Photo”"])
    #expect(found.forgiven.map(\.element) == ["staticText “17”"])
    // The innermost counts.
    let bar = MatchRegion(.level(.none), .element([0]))
    let strict = MatchRegion(.level(.exact), .element([0, 0]))
    #expect(try !compare(.layout, after, regions: [bar, strict], from: before).passes)
    #expect(try compare(.layout, after, regions: [bar], from: before).passes)
  }

  @Test func aTextThatNeverObeyedItsPatternIsTold() throws {
    let region = MatchRegion(.dynamic(.email), .element([2]))
    #expect(
      try compare(.exact, screen, regions: [region]).causes.map(\.sentence) == [
        "button \"recipe.addPhoto\" “Add Photo”: “Add Photo” is not an e-mail address"
      ])
  }

  @Test func withoutTreesPixelsAreJudged() throws {
    let before = ScreenSnapshot(picture: Bitmap(width: 20, height: 20, color: .white))
    var after = before
    after.picture[3, 4] = .black
    for level in [MatchLevel.exact, .strict, .ignoreColors] {
      #expect(
        try !Comparator.compare(baseline: before, candidate: after, settings: .init(level: level)).passes)
    }
    #expect(try Comparator.compare(baseline: before, candidate: after, settings: .init(level: .none)).passes)
  }

  /// Whatever a level forgives, it forgives both ways, and *None* forgives all that *Exact* finds.
  @Test(arguments: Soak.seeds(120)) func levelsForgiveNoMoreThanThereIs(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 500 + seed)
    let edit = PlantedEdit(&generator, edits: 1)
    let exact = try compare(.exact, edit.after, from: edit.before)
    let none = try compare(.none, edit.after, from: edit.before)
    #expect(none.passes && none.causes.isEmpty)
    #expect(Set(none.forgiven.map(\.sentence)) == Set(exact.causes.map(\.sentence)))
    for level in [MatchLevel.ignoreColors, .dynamic, .layout] {
      let (there, back) = (
        try compare(level, edit.after, from: edit.before), try compare(level, edit.before, from: edit.after)
      )
      #expect(there.passes == back.passes, "\(level.name) of \(edit.kinds)")
      if !there.passes { #expect(!exact.passes) }
    }
  }

  @Test func findingsComeBackFromJSON() throws {
    let found = try compare(.layout, changed { $0.children[2].label = "Add a Photo" })
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(Comparison.self, from: data) == found)
  }
}
