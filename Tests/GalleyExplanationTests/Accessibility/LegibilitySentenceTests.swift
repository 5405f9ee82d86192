import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// A golden sentence for everything that can become less usable: as a cause of its own, and as part of another.
@Suite struct LegibilitySentenceTests {
  private typealias Screen = PaintedScreen

  private func told(_ before: [Element], _ after: [Element]) -> [String] {
    Comparator.compare(baseline: Screen(before).snapshot, candidate: Screen(after).snapshot).causes.map(
      \.sentence)
  }

  private func causes(
    _ before: [Element], _ after: [Element], _ kind: AccessibilityKind = .regularText
  ) throws -> [Cause] {
    try AccessibilityComparison(
      baseline: Screen(before).snapshot, candidate: Screen(after).snapshot,
      regions: [MatchRegion(.accessibility(kind), .element([]))]
    ).causes
  }

  private func sentences(
    _ before: [Element], _ after: [Element], _ kind: AccessibilityKind = .regularText
  ) throws -> [String] {
    try causes(before, after, kind).map(\.sentence)
  }

  private func row(_ background: String, _ texts: [String] = ["Total"], ink: String = "#000000FF") -> Element
  {
    Screen.element(
      .cell, "", CGRect(x: 0, y: 0, width: 200, height: 120), id: "row", background: background,
      children: texts.enumerated().map { Screen.text($1, y: 10 + 40 * Double($0), ink: ink) })
  }

  // MARK: As part of what is told anyway

  @Test func contrastOfAnotherColour() {
    #expect(
      told([Screen.text("Total")], [Screen.text("Total", ink: "#AAAAAAFF")]) == [
        "staticText “Total”: text colour #000000FF → #AAAAAAFF, contrast fell from 21:1 to 2.3:1, "
          + "below the 4.5:1 that text of 17 pt needs"
      ])
    #expect(
      told(
        [Screen.text("Total", size: 14, font: "Inter Bold")],
        [Screen.text("Total", ink: "#AAAAAAFF", size: 14, font: "Inter Bold")]) == [
          "staticText “Total”: text colour #000000FF → #AAAAAAFF, contrast fell from 21:1 to 2.3:1, "
            + "below the 3:1 that bold text of 14 pt needs"
        ])
    #expect(
      told([Screen.text("Total")], [Screen.text("Total", ink: "#555555FF")]) == [
        "staticText “Total”: text colour #000000FF → #555555FF"
      ], "enough is not worth a word")
  }

  @Test func contrastOfWhatLiesOnAnotherGround() {
    #expect(
      told([row("#FFFFFFFF")], [row("#555555FF")]) == [
        "cell \"row\": background #FFFFFFFF → #555555FF, contrast of staticText “Total” fell from "
          + "21:1 to 2.8:1, below the 4.5:1 that text of 17 pt needs"
      ])
    #expect(
      told([row("#FFFFFFFF", ["Total", "Tax"])], [row("#555555FF", ["Total", "Tax"])]) == [
        "cell \"row\": background #FFFFFFFF → #555555FF, contrast of 2 in it fell from "
          + "21:1 to 2.8:1, below the 4.5:1 that text of 17 pt needs"
      ])
  }

  @Test func contrastOfOneColourOnTwoGrounds() {
    func screen(_ ink: String) -> [Element] {
      [
        Screen.text("one", y: 10, ink: ink), Screen.text("two", y: 40, ink: ink),
        Screen.text("three", y: 70, ink: ink, background: "#999999FF"),
      ]
    }
    #expect(
      told(screen("#000000FF"), screen("#808080FF")) == [
        "3 staticTexts like staticText “one”: text colour #000000FF → #808080FF, contrast fell at worst from 7.3:1 to "
          + "1.3:1, below the 4.5:1 that text of 17 pt needs"
      ])
  }

  @Test func contrastOfWhatTheTreeDoesNotKnow() {
    let before = Screen([Screen.text("Total", ink: "#333333FF")])
    var after = before
    after.opacity = 0.5
    let found = Comparator.compare(baseline: before.snapshot, candidate: after.snapshot)
    #expect(
      found.causes.map(\.sentence) == [
        "staticText “Total” looks different in 35 × 16 pt at (14, 14) (240 px) though nothing about it changed, "
          + "contrast fell from 12.6:1 to 2.8:1, below the 4.5:1 that text of 17 pt needs"
      ])
  }

  @Test func nothingToReadAloud() {
    let icon = Screen.element(
      .image, "Photo", CGRect(x: 10, y: 10, width: 60, height: 60), id: "photo", ink: "#000000FF")
    var silent = icon
    silent.label = ""
    var after = Screen([silent]).snapshot
    let before = Screen([icon]).snapshot
    after.picture = before.picture
    #expect(
      Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence) == [
        "image \"photo\": label “Photo” → “”, so that nothing is read aloud for it, without a visible difference"
      ])
  }

  @Test func anotherRole() {
    func element(_ type: ElementType, _ traits: ElementTraits = []) -> Element {
      Element(
        type, identifier: "pay", label: "Pay", frame: CGRect(x: 0, y: 0, width: 60, height: 60),
        traits: traits)
    }
    #expect(
      told([element(.button)], [element(.other)]) == [
        "button \"pay\" “Pay”: type button → other, read aloud as something without a role and no longer as a button, "
          + "without a visible difference"
      ])
    #expect(
      told([element(.staticText, .header)], [element(.staticText)]) == [
        "staticText \"pay\" “Pay”: traits header → none, no longer read aloud as a heading, "
          + "without a visible difference"
      ])
  }

  @Test func aSmallerTarget() {
    #expect(
      told([Screen.button("Pay")], [Screen.button("Pay", height: 40)]) == [
        "button “Pay” shrank 8 pt in height (48 → 40 pt), smaller than the 44 × 44 pt that a finger needs"
      ])
    #expect(
      told([Screen.button("Pay")], [Screen.button("Pay", height: 20)]) == [
        "button “Pay” shrank 28 pt in height (48 → 20 pt), smaller than even the 24 × 24 pt that are the least for "
          + "a finger"
      ])
  }

  // MARK: As causes of their own

  @Test func inARegion() throws {
    let pale = [Screen.text("Total", ink: "#AAAAAAFF")]
    #expect(
      try sentences([Screen.text("Total")], pale) == [
        "staticText “Total”: contrast fell from 21:1 to 2.3:1, below the 4.5:1 that regular text needs"
      ])
    #expect(
      try sentences([Screen.text("Total")], pale, .largeText) == [
        "staticText “Total”: contrast fell from 21:1 to 2.3:1, below the 3:1 that large text needs"
      ])
    #expect(
      try sentences([Screen.text("Total")], pale, .boldText) == [
        "staticText “Total”: contrast fell from 21:1 to 2.3:1, below the 3:1 that bold text needs"
      ])
    #expect(
      try sentences(
        [Screen.button("Pay", id: "pay")], [Screen.button("Pay", width: 30, height: 40, id: "pay")]) == [
          "button \"pay\" “Pay”: its target shrank from 120 × 48 to 30 × 40 pt, smaller than the 44 × 44 pt that a finger "
            + "needs"
        ])
    var silent = Screen.button("Pay", id: "pay")
    silent.label = ""
    #expect(
      try sentences([Screen.button("Pay", id: "pay")], [silent]) == [
        "button \"pay\": nothing is read aloud for it any more; it was “Pay”"
      ])
    var cut = Screen.text("Pancakes")
    cut.appearance?.isTruncated = true
    cut.appearance?.lines = ["Panc…"]
    #expect(
      try sentences([Screen.text("Pancakes")], [cut]) == [
        "staticText “Pancakes”: its text is cut off now (“Panc…”)"
      ])
  }

  @Test func rolesInARegion() throws {
    func element(_ type: ElementType, _ traits: ElementTraits = []) -> Element {
      Element(
        type, identifier: "pay", label: "Pay", frame: CGRect(x: 0, y: 0, width: 60, height: 60),
        traits: traits)
    }
    #expect(
      try sentences([element(.switch)], [element(.staticText)]) == [
        "switch \"pay\" “Pay” is read aloud as text and no longer as a switch"
      ])
    #expect(
      try sentences([element(.staticText, .header)], [element(.staticText)]) == [
        "staticText \"pay\" “Pay” is no longer read aloud as a heading"
      ])
  }

  @Test func anotherOrder() throws {
    func texts(_ names: [String]) -> [Element] {
      names.enumerated().map { Screen.text($1, y: 10 + 28 * Double($0), id: $1) }
    }
    #expect(
      try sentences(texts(["a", "b", "c"]), texts(["b", "c", "a"])) == [
        "staticText \"a\" “a” is read aloud after staticText \"c\" “c” now"
      ])
    #expect(
      try sentences(texts(["a", "b", "c", "d"]), texts(["d", "a", "b", "c"])) == [
        "staticText \"d\" “d” is read aloud first now"
      ])
    #expect(
      try sentences(texts(["a", "b", "c", "d", "e"]), texts(["c", "d", "e", "a", "b"])) == [
        "staticText \"a\" “a” with 1 other that follows it is read aloud after staticText \"e\" “e” now"
      ])
  }

  @Test func closeToEachOther() throws {
    #expect(
      try sentences([Screen.text("a", ink: "#767676FF")], [Screen.text("a", ink: "#777777FF")]) == [
        "staticText “a”: contrast fell from 4.5:1 to 4.4:1, below the 4.5:1 that regular text needs"
      ])
    #expect(
      try sentences([Screen.text("a", ink: "#777777FF")], [Screen.text("a", ink: "#787878FF")]) == [
        "staticText “a”: contrast fell from 4.47:1 to 4.41:1, below the 4.5:1 that regular text needs"
      ])
    #expect(
      told(
        [Screen.text("a", ink: "#8A8A8AFF", size: 20)], [Screen.text("a", ink: "#8A8A8AFF", size: 12)]) == [
          "staticText “a”: font size 20 → 12 pt, contrast is still 3.4:1, below the 4.5:1 that text of 12 pt needs, "
            + "without a visible difference"
        ])
  }

  @Test func theSameOfManyIsOneCause() throws {
    func rows(_ ink: String) -> [Element] {
      (0..<5).map { Screen.text("row \($0)", y: 10 + 30 * Double($0), id: "facts", ink: ink) }
    }
    let found = try causes(rows("#000000FF"), rows("#AAAAAAFF"))
    #expect(
      found.map(\.sentence) == [
        "5 staticTexts like staticText \"facts\" “row 0”: contrast fell from 21:1 to 2.3:1, below the 4.5:1 that "
          + "regular text needs"
      ])
    #expect(found.map(\.followers) == [4] && found.map(\.pixels) == [0])
  }

  @Test func moreThanAnybodyReads() throws {
    func rows(_ labels: Bool) -> [Element] {
      (0..<300).map {
        Element(
          .button, identifier: "b\($0)", label: labels ? "button \($0)" : "",
          frame: CGRect(x: 0, y: Double($0), width: 50, height: 50))
      }
    }
    let found = try causes(rows(true), rows(false))
    #expect(found.count == 257)
    #expect(found.last?.sentence == "and 44 more that can be used less well" && found.last?.followers == 43)
  }

  // MARK: Names

  /// Approvals name causes, so a name must be the same in every release, and tell changes apart.
  @Test func namesOfCauses() throws {
    func named(_ label: String, height: Double = 48) -> Element {
      var element = Screen.button("Pay", height: height, id: "pay")
      element.label = label
      return element
    }
    let lost = try causes([named("Pay")], [named("")])
    #expect(lost.map(\.kind) == [.legibility] && lost.map(\.property) == ["label"])
    #expect(
      lost.map(\.id) == [CauseID.make(.legibility, identity: "#pay", property: "label", delta: "Pay")])
    let all = [
      lost, try causes([named("Buy")], [named("")]), try causes([named("Pay")], [named("Pay", height: 40)]),
      try causes([named("Pay")], [named("Pay", height: 41)]),
      try causes([Screen.text("a", id: "pay")], [Screen.text("a", id: "pay", ink: "#AAAAAAFF")]),
      try causes([Screen.text("a", id: "pay")], [Screen.text("a", id: "pay", ink: "#BBBBBBFF")]),
    ]
    #expect(all.allSatisfy { $0.count == 1 })
    #expect(Set(all.joined().map(\.id)).count == all.count)
    // Elsewhere, and of another size, it is the same change.
    #expect(
      try causes([named("Pay", height: 60)], [named("Pay", height: 40)]).map(\.id)
        == causes([named("Pay", height: 50)], [named("Pay", height: 30)]).map(\.id))
  }

  /// A sentence may say more of a change; its name and number stay.
  @Test func clausesMakeNoCauses() {
    let before = Screen([Screen.text("Total")]).snapshot
    let pale = Screen([Screen.text("Total", ink: "#AAAAAAFF")]).snapshot
    let found = Comparator.compare(baseline: before, candidate: pale)
    #expect(
      found.causes.map(\.id) == [
        CauseID.make(
          .restyled, identity: "", property: "colour", delta: "#000000FF→#AAAAAAFF")
      ])
  }
}
