import Foundation
import GalleyDiff
import GalleyTree
import Testing

@testable import GalleyExplanation

@Suite struct CauseIDTests {
  private func ids(_ before: Sketch, _ after: Sketch, scale: Double = 1) -> [String] {
    Comparator.compare(baseline: before.snapshot(scale: scale), candidate: after.snapshot(scale: scale))
      .causes.map(
        \.id)
  }

  private func padded(_ names: [String], width: Double, by padding: Double) -> Sketch {
    RecipesSketch.screen(
      rows: names.map {
        var row = RecipesSketch.row($0, padding: padding)
        row.size.width = width
        return row
      })
  }

  @Test func theSamePaddingIsOneCauseOnEveryDevice() {
    var found = Set<String>()
    for (names, width, scale) in [
      (RecipesSketch.names, 320.0, 1.0), (Array(RecipesSketch.names.suffix(2)), 300, 2), (["Toast"], 200, 3),
    ] {
      let ids = ids(
        padded(names, width: width, by: 16), padded(names, width: width, by: 24), scale: scale)
      #expect(ids.count == 1)
      found.formUnion(ids)
    }
    #expect(found.count == 1)
  }

  @Test func anotherChangeHasAnotherName() {
    let screen = RecipesSketch.screen()
    func id(_ change: (inout Sketch) -> Void) -> [String] {
      var after = screen
      change(&after)
      return ids(screen, after)
    }
    let all = [
      id { $0.children[2].label = "Add a Photo" }, id { $0.children[2].label = "Add Photos" },
      id { $0.children[2].foreground = "#FF0000FF" }, id { $0.children[2].foreground = "#00FF00FF" },
      id { $0.children[2].background = "#00FF00FF" }, id { $0.children[2].isEnabled = false },
      id { $0.children[0].children[1].isEnabled = false }, id { $0.children[1].children[0].padding.dy += 1 },
      id { $0.children[1].children[0].padding.dy += 2 }, id { $0.children[1].children.remove(at: 0) },
    ]
    #expect(all.allSatisfy { $0.count == 1 })
    #expect(Set(all).count == all.count)
  }

  @Test func anotherRowThatIsNewIsAnotherDecision() {
    let before = RecipesSketch.screen()
    let new = ["Porridge", "Toast", "Crumble"].map { name in
      ids(
        before,
        RecipesSketch.screen(
          rows: RecipesSketch.names.prefix(4).map { RecipesSketch.row($0) } + [RecipesSketch.row(name)]))
    }
    #expect(new.allSatisfy { $0.count == 1 })
    #expect(Set(new).count == new.count)
    // The same row is one decision on another screen, too.
    #expect(
      ids(
        RecipesSketch.screen(rows: [RecipesSketch.row("Omelette")]),
        RecipesSketch.screen(rows: [RecipesSketch.row("Omelette"), RecipesSketch.row("Toast")])) == new[1])
  }

  /// Approvals name causes, so a name must be the same in every release.
  @Test func namesDoNotChangeFromReleaseToRelease() {
    #expect(
      CauseID.make(.text, identity: "#recipe.addPhoto", property: "label", delta: "Add Photo→Add a Photo")
        == "4522cba9bf")
    #expect(CauseID.make(.pixels, identity: "", property: "", delta: "").count == 10)
  }

  @Test func anElementIsKnownByItsIdentifierFirst() {
    let (a, b) = (
      Element(.cell, identifier: "row", label: "A"), Element(.cell, identifier: "row", label: "B")
    )
    #expect(CauseID.identity(of: [a, b]) == "#row")
    #expect(CauseID.identity(of: [Element(.button, label: "OK")]) == "button OK")
    #expect(CauseID.identity(of: [Element(.button, label: "OK"), Element(.button, label: "No")]) == "button")
  }
}
