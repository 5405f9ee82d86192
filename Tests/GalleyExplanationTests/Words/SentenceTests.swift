import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// Golden texts: what people read when something changed.
@Suite struct SentenceTests {
  private func causes(_ before: Sketch, _ after: Sketch) -> [Cause] {
    let comparison = Comparator.compare(baseline: before.snapshot(), candidate: after.snapshot())
    #expect(comparison.unexplainedPixels == 0)
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels)
    return comparison.causes
  }

  private func sentences(_ before: Sketch, _ after: Sketch) -> [String] {
    causes(before, after).map(\.sentence)
  }

  /// The recipes with one thing changed.
  private func sentences(_ change: (inout Sketch) -> Void) -> [String] {
    var after = RecipesSketch.screen()
    change(&after)
    return sentences(RecipesSketch.screen(), after)
  }

  // MARK: Texts

  @Test func anotherTitle() {
    #expect(
      sentences { $0.children[2].label = "Add a Photo" } == [
        "button \"recipe.addPhoto\": label “Add Photo” → “Add a Photo”, 16 pt wider"
      ])
  }

  @Test func anotherTitleOnAButtonWithoutIdentifierMovesItsNeighbour() {
    let before = RecipesSketch.screen(bar: [.text("Edit", type: .button), .text("Recipes")])
    let after = RecipesSketch.screen(bar: [.text("Done?!", type: .button), .text("Recipes")])
    #expect(
      sentences(before, after) == [
        "button “Edit” → “Done?!”, 16 pt wider; navigationBar \"bar\" grew and staticText “Recipes” moved right 16 pt with it"
      ])
  }

  @Test func aTextThatBecameLongerThanALine() {
    #expect(
      sentences { $0.children[1].children[0].children[1].label = "20 min, and then some more minutes" } == [
        "staticText “20 min · 15 steps” → “20 min, and then some more minutes”, 104 pt wider, 20 pt taller,"
          + " on 2 lines now (was 1); 2 others grew and 4 others moved down 20 pt with it"
      ])
  }

  @Test func longTextsAreQuotedWhereTheyDiffer() {
    let story = String(repeating: "Mix the flour with milk. ", count: 5)
    let before = Sketch.screen([.text(story + "Then wait.", id: "steps")])
    let after = Sketch.screen([.text(story + "Then bake.", id: "steps")])
    #expect(
      sentences(before, after) == [
        "staticText \"steps\": label “…our with milk. Then wait.” → “…our with milk. Then bake.”"
      ])
  }

  @Test func aNameThatIsNotSeen() {
    var (before, after) = (RecipesSketch.screen().snapshot(), RecipesSketch.screen().snapshot())
    before.tree?.children[2].title = "a"
    after.tree?.children[2].title = "b"
    let causes = Comparator.compare(baseline: before, candidate: after).causes
    #expect(
      causes.map(\.sentence) == [
        "button \"recipe.addPhoto\" “Add Photo”: title “a” → “b”, without a visible difference"
      ])
    #expect(causes.map(\.kind) == [.renamed])
  }

  @Test func controlCharactersDoNotReachASentence() {
    let before = Sketch.screen([.text("a\u{1B}[31mb", id: "x\n"), .text("z")])
    let after = Sketch.screen([.text("a\u{202E}\ncd", id: "x\n"), .text("z")])
    #expect(
      sentences(before, after) == ["staticText \"x⏎\": label “a�[31mb” → “a�⏎cd”, 16 pt narrower"])
  }

  // MARK: Sizes

  @Test func morePaddingInEveryRow() {
    let rows = RecipesSketch.names.map { RecipesSketch.row($0) }
    let padded = RecipesSketch.names.map { RecipesSketch.row($0, padding: 24) }
    let causes = causes(RecipesSketch.screen(rows: rows), RecipesSketch.screen(rows: padded))
    #expect(
      causes.map(\.sentence) == [
        "6 cells like cell \"recipe.row\" “Fluffy Pancakes” grew 16 pt in height (76 → 92 pt): their content is inset"
          + " 8 pt more above and below; 5 of them moved down and table \"recipes\" grew and"
          + " button \"recipe.addPhoto\" “Add Photo” moved down 96 pt with them"
      ])
    #expect(causes.map(\.followers) == [7])
  }

  @Test func morePaddingInOneRow() {
    #expect(
      sentences { $0.children[1].children[1].padding.dy = 24 } == [
        "cell \"recipe.row\" “Banana Bread” grew 16 pt in height (76 → 92 pt): its content is inset 8 pt more above and"
          + " below; table \"recipes\" grew and 3 others moved down 16 pt with it"
      ])
  }

  @Test func lessPaddingOnAllSides() {
    let before = Sketch.screen([.stack(.group, id: "card", [.text("A")])])
    var padded = before
    padded.children[0].padding = CGVector(dx: 5, dy: 5)
    #expect(
      sentences(padded, before) == [
        "group \"card\" shrank from 18 × 30 to 8 × 20 pt: its content is inset 5 pt less on all sides"
      ])
  }

  @Test func aRowThatGrewByEightPoints() {
    var row = Sketch.row("Filler", id: "fill", [])
    row.size.height = 60
    let before = RecipesSketch.screen(
      rows: [row] + RecipesSketch.names.prefix(4).map { RecipesSketch.row($0) })
    var after = before
    after.children[1].children[0].size.height = 68
    let causes = causes(before, after)
    #expect(
      causes.map(\.sentence) == [
        "cell \"fill\" “Filler” grew 8 pt in height (60 → 68 pt); table \"recipes\" grew and 5 others moved down 8 pt with it"
      ])
  }

  @Test func aLargerPictureInARow() {
    func screen(_ side: Double) -> Sketch {
      .screen([
        .row("Toast", id: "row", direction: .across, [.image("Toast Image", side, side), .text("Toast")]),
        .text("Below"),
      ])
    }
    #expect(
      sentences(screen(40), screen(60)) == [
        "image “Toast Image” grew from 40 × 40 to 60 × 60 pt; cell \"row\" “Toast” grew and 2 others moved with it"
      ])
  }

  // MARK: Places

  @Test func oneElementElsewhere() {
    var (before, after) = (Sketch.screen([]).tree(), Sketch.screen([]).tree())
    func button(_ x: Double, _ y: Double) -> Element {
      Element(.button, label: "OK", frame: CGRect(x: x, y: y, width: 40, height: 20))
    }
    before.children = [
      button(10, 10), Element(.image, label: "Still", frame: CGRect(x: 200, y: 200, width: 9, height: 9)),
    ]
    after.children = [button(13, 6), before.children[1]]
    let causes = Comparator.compare(
      baseline: ScreenSnapshot(picture: TreeRenderer.draw(before, scale: 1), tree: before),
      candidate: ScreenSnapshot(picture: TreeRenderer.draw(after, scale: 1), tree: after)
    ).causes
    #expect(causes.map(\.sentence) == ["button “OK” moved right 3 pt and up 4 pt"])
    #expect(causes.first?.before == "(10, 10)" && causes.first?.after == "(13, 6)")
    #expect(
      causes.first?.frameBefore == before.children[0].frame
        && causes.first?.frameAfter == after.children[0].frame)
  }

  @Test func allContentMovedTogether() {
    var before = RecipesSketch.screen()
    before.children[1].isFixed = true
    before.children[1].size = CGSize(width: 320, height: 304)
    var after = before
    after.children[1].padding.dy = -10
    #expect(sentences(before, after) == ["table \"recipes\": its content moved up 10 pt"])
  }

  @Test func moreSpaceBetweenElements() {
    let before = Sketch.screen([
      .stack(.group, id: "buttons", spacing: 8, [.text("A"), .text("B"), .text("C")]), .text("Below"),
    ])
    var after = before
    after.children[0].spacing = 12
    #expect(
      sentences(before, after) == [
        "group \"buttons\": the spacing of the 3 elements on top of each other in it grew 4 pt (8 → 12 pt);"
          + " staticText “Below” moved down 8 pt with it"
      ])
  }

  @Test func rowsThatChangedPlaces() {
    #expect(
      sentences { $0.children[1].children.swapAt(1, 2) } == [
        "cell \"recipe.row\" “Omelette” comes before cell \"recipe.row\" “Banana Bread” now;"
          + " cell \"recipe.row\" “Banana Bread” moved down 76 pt with it"
      ])
  }

  @Test func anElementInAnotherContainer() {
    let share = Sketch.text("Share", id: "share", type: .button)
    let before = Sketch.screen([
      .stack(.toolbar, id: "bar", [.text("A"), share]), .stack(.group, id: "body", [.text("B")]),
    ])
    let after = Sketch.screen([
      .stack(.toolbar, id: "bar", [.text("A")]), .stack(.group, id: "body", [.text("B"), share]),
    ])
    #expect(
      sentences(before, after) == [
        "button \"share\" “Share” moved from toolbar \"bar\" to group \"body\"; toolbar \"bar\" shrank and"
          + " group \"body\" moved up 20 pt with it"
      ])
  }

  // MARK: Coming and going

  @Test func aNewRow() {
    #expect(
      sentences { $0.children[1].children.insert(RecipesSketch.row("Toast"), at: 1) } == [
        "cell \"recipe.row\" “Toast” appeared; table \"recipes\" grew and 4 others moved down 76 pt with it"
      ])
  }

  @Test func aRowThatIsGone() {
    #expect(
      sentences { $0.children[1].children.remove(at: 0) } == [
        "cell \"recipe.row\" “Fluffy Pancakes” is gone; table \"recipes\" shrank and 4 others moved up 76 pt with it"
      ])
  }

  @Test func manyNewRowsAreCounted() {
    let more = ["Soup", "Salad", "Stew", "Rice"].map { RecipesSketch.row($0) }
    let before = RecipesSketch.screen(rows: [RecipesSketch.row("Toast")], below: [])
    var after = before
    after.children[1].children += more
    #expect(
      sentences(before, after) == [
        "4 cells like cell \"recipe.row\" “Soup” appeared; table \"recipes\" grew with them"
      ])
  }

  @Test func rowsThatOthersPushedOutOfSight() {
    /// A list that makes only the rows it shows, in a window of 304 pt.
    func list(padding: Double, first: Int = 0) -> ScreenSnapshot {
      var screen = RecipesSketch.screen(
        rows: RecipesSketch.names.dropFirst(first).map { RecipesSketch.row($0, padding: padding) }, below: [])
      screen.children[1].isFixed = true
      screen.children[1].size = CGSize(width: 320, height: 304)
      var tree = screen.tree()
      let sight = tree.children[1].frame
      tree.children[1].children.removeAll { !$0.frame.intersects(sight) }
      tree.children[1].children = tree.children[1].children.map { clipped($0, to: sight) }
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    func clipped(_ element: Element, to sight: CGRect) -> Element {
      var element = element
      let visible = element.frame.intersection(sight)
      element.appearance?.visibleFrame = visible.isNull ? .zero : visible
      element.children = element.children.map { clipped($0, to: sight) }
      return element
    }
    func check(_ before: ScreenSnapshot, _ after: ScreenSnapshot, _ sentence: String) {
      let comparison = Comparator.compare(baseline: before, candidate: after)
      #expect(comparison.causes.map(\.sentence) == [sentence])
      #expect(comparison.unexplainedPixels == 0)
    }
    check(
      list(padding: 5), list(padding: 20),
      "4 cells like cell \"recipe.row\" “Fluffy Pancakes” grew 30 pt in height (54 → 84 pt): their content is inset"
        + " 15 pt more above and below; 3 of them moved down and 2 more went out of sight with them")
    check(
      list(padding: 18), list(padding: 18, first: 1),
      "cell \"recipe.row\" “Fluffy Pancakes” is gone; 3 others moved up 80 pt and 1 more came into sight with it"
    )
  }

  // MARK: Looks

  @Test func anotherColour() {
    #expect(
      sentences { $0.children[2].foreground = "#FF3B30FF" } == [
        "button \"recipe.addPhoto\" “Add Photo”: text colour #000000FF → #FF3B30FF, contrast fell from 18.4:1 to 3.1:1,"
          + " below the 4.5:1 that text of 16 pt needs"
      ])
  }

  @Test func anotherColourOfManyIsOneCause() {
    let rows = RecipesSketch.names.prefix(3).map { RecipesSketch.row($0) }
    let tinted = rows.map { row in
      var row = row
      row.background = "#FFFBEEFF"
      return row
    }
    #expect(
      sentences(RecipesSketch.screen(rows: rows), RecipesSketch.screen(rows: tinted)) == [
        "3 cells like cell \"recipe.row\" “Fluffy Pancakes”: background #FFFFFFFF → #FFFBEEFF"
      ])
  }

  @Test func aLargerFont() {
    #expect(
      sentences { $0.children[1].children[3].children[0].fontSize = 20 } == [
        "staticText “Waffles”: font size 16 → 20 pt, 14 pt wider, 5 pt taller; 2 others grew and"
          + " 2 others moved down 5 pt with it"
      ])
  }

  @Test func textThatIsCutOffNow() {
    func snapshot(_ isCutOff: Bool) -> ScreenSnapshot {
      var screen = Sketch.screen([.text("Retry", type: .button)]).tree()
      screen.children[0].appearance?.isTruncated = isCutOff
      screen.children[0].appearance?.naturalSize = CGSize(width: 74, height: 20)
      if isCutOff { screen.children[0].appearance?.lines = ["Try ag…"] }
      return ScreenSnapshot(picture: TreeRenderer.draw(screen, scale: 1), tree: screen)
    }
    let there = Comparator.compare(baseline: snapshot(false), candidate: snapshot(true)).causes
    #expect(
      there.map(\.sentence) == [
        "button “Retry”: its text is cut off now (“Try ag…”); needs 74 pt, has 40 pt, without a visible difference"
      ])
    let back = Comparator.compare(baseline: snapshot(true), candidate: snapshot(false)).causes
    #expect(
      back.map(\.sentence) == ["button “Retry”: its text is no longer cut off, without a visible difference"])
  }

  @Test func textThatWrapsNow() {
    func snapshot(_ lines: [String]) -> ScreenSnapshot {
      var screen = Sketch.screen([.text("Card was declined"), .text("Retry", type: .button)]).tree()
      screen.children[0].appearance?.lines = lines
      screen.children[0].frame.size.height = Double(lines.count) * 20
      screen.children[1].frame.origin.y = Double(lines.count) * 20
      return ScreenSnapshot(picture: TreeRenderer.draw(screen, scale: 1), tree: screen)
    }
    let (one, two) = (snapshot(["Card was declined"]), snapshot(["Card was", "declined"]))
    #expect(
      Comparator.compare(baseline: one, candidate: two).causes.map(\.sentence) == [
        "staticText “Card was declined” grew from 1 line to 2, 20 pt taller; button “Retry” moved down 20 pt with it"
      ])
    #expect(
      Comparator.compare(baseline: two, candidate: one).causes.map(\.sentence) == [
        "staticText “Card was declined” shrank from 2 lines to 1, 20 pt shorter; button “Retry” moved up 20 pt with it"
      ])
  }

  @Test func states() {
    #expect(
      sentences { $0.children[2].isEnabled = false } == [
        "button \"recipe.addPhoto\" “Add Photo” is disabled now"
      ])
    #expect(
      sentences { $0.children[0].children[1].isSelected = true } == ["button “Edit” is selected now"])
  }

  @Test func whatLiesBehindADialogIsNotToldOf() {
    let before = RecipesSketch.screen()
    var after = before.tree()
    let alert = Sketch.stack(.alert, id: "question", [.text("Delete?"), .text("Yes", type: .button)])
    after.children = after.children.map { covered($0) }
    after.children.append(alert.tree(at: CGPoint(x: 100, y: 200)))
    after.children[3].frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var picture = TreeRenderer.draw(after, scale: 1)
    for byte in picture.bytes.indices where byte % 4 != 3 { picture.bytes[byte] /= 2 }
    #expect(
      Comparator.compare(
        baseline: before.snapshot(), candidate: ScreenSnapshot(picture: picture, tree: after)
      )
      .causes
      .map(\.sentence) == ["alert \"question\" appeared"])
  }

  private func covered(_ element: Element) -> Element {
    var element = element
    element.isHittable = false
    element.children = element.children.map { covered($0) }
    return element
  }

  @Test func whatIsCoveredByNothingNewIsToldOf() {
    let before = RecipesSketch.screen().snapshot()
    var after = before
    after.tree?.children[2].isHittable = false
    #expect(
      Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence) == [
        "button \"recipe.addPhoto\" “Add Photo” is out of reach now, without a visible difference"
      ])
  }

  @Test func values() {
    func screen(_ value: ElementValue?) -> ScreenSnapshot {
      var tree = Sketch.screen([.image("", 100, 20, id: "name")]).tree()
      tree.children[0].type = .textField
      tree.children[0].value = value
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    func sentences(_ before: ElementValue?, _ after: ElementValue?) -> [String] {
      Comparator.compare(baseline: screen(before), candidate: screen(after)).causes.map(\.sentence)
    }
    #expect(sentences("a", "b") == ["textField \"name\": value “a” → “b”"])
    #expect(sentences(nil, .number(0.5)) == ["textField \"name\": value none → “0.5”"])
  }

  @Test func aSwitchWithinASwitchSaysNothingOfItsOwn() {
    func screen(_ value: ElementValue) -> ScreenSnapshot {
      var tree = Sketch.screen([.image("", 100, 20, id: "sounds")]).tree()
      tree.children[0].type = .switch
      tree.children[0].value = value
      var control = Element(.switch, value: value, frame: tree.children[0].frame)
      control.frame.size.width = 30
      tree.children[0].children = [control]
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    #expect(
      Comparator.compare(baseline: screen("0"), candidate: screen("1")).causes.map(\.sentence) == [
        "switch \"sounds\" is on now"
      ])
  }

  @Test func otherPixelsUnderAnEqualTree() {
    let before = Sketch.screen([.image("Fluffy Pancakes Image", 100, 80)]).snapshot()
    var after = before
    for y in 10..<20 { for x in 10..<20 { after.picture[x, y] = RGBA(9, 9, 9) } }
    #expect(
      Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence) == [
        "image “Fluffy Pancakes Image” looks different in 10 × 10 pt at (10, 10) (100 px) though nothing about it "
          + "changed"
      ])
  }

  @Test func anElementWithoutANameOfItsOwnIsToldByItsText() {
    let rows = ["A", "B", "C"].map { Sketch.row("", id: "row", [.text($0)]) }
    var after = rows
    after[1].background = "#FFFBEEFF"
    #expect(
      sentences(.screen(rows), .screen(after)) == [
        "cell \"row\" with “B”: background #FFFFFFFF → #FFFBEEFF"
      ])
    #expect(
      sentences(.screen([.stack(.group, [.text("A")]), .text("B")]), .screen([.text("B")])) == [
        "group with “A” is gone; staticText “B” moved up 20 pt with it"
      ])
  }

  @Test func otherPixelsEverywhere() {
    let before = RecipesSketch.screen().snapshot()
    var after = before
    for pixel in stride(from: 0, to: 320 * 300 * 4, by: 4) { after.picture.bytes[pixel] ^= 1 }
    let comparison = Comparator.compare(baseline: before, candidate: after)
    #expect(
      comparison.causes.map(\.sentence) == [
        "cell \"recipe.row\" “Fluffy Pancakes” and 4 others look different (91\u{202F}520 px) though nothing about them changed",
        "4480 px differ where no element is: 224 × 20 px at (96, 0)",
      ])
  }

  @Test func picturesWithoutTrees() {
    let before = ScreenSnapshot(picture: Bitmap(width: 200, height: 100, color: .white))
    var after = before
    for place in 0..<7 { for x in 0..<(10 - place) { after.picture[place * 25 + x, 20] = .black } }
    let comparison = Comparator.compare(baseline: before, candidate: after)
    #expect(
      comparison.causes.map(\.sentence) == [
        "10 × 1 px at (0, 20) look different (10 px differ)",
        "9 × 1 px at (25, 20) look different (9 px differ)",
        "8 × 1 px at (50, 20) look different (8 px differ)",
        "7 × 1 px at (75, 20) look different (7 px differ)",
        "6 × 1 px at (100, 20) look different (6 px differ)",
        "and 2 more places (9 px differ)",
      ])
    #expect(comparison.unexplainedPixels == 49)
  }

  @Test func rowsThatMovedWithoutTrees() {
    func picture(_ offset: Int) -> ScreenSnapshot {
      var picture = Bitmap(width: 20, height: 100, color: .white)
      for y in 0..<30 { for x in 0..<20 { picture[x, 40 + offset + y] = RGBA(UInt8(y), 0, 0) } }
      return ScreenSnapshot(picture: picture)
    }
    let comparison = Comparator.compare(baseline: picture(0), candidate: picture(4))
    #expect(comparison.causes.map(\.sentence) == ["everything below y = 40 moved down 4 px"])
    #expect(comparison.unexplainedPixels == 0)
    #expect(
      Comparator.compare(baseline: picture(4), candidate: picture(0)).causes.map(\.sentence) == [
        "everything below y = 40 moved up 4 px"
      ])
  }
}
