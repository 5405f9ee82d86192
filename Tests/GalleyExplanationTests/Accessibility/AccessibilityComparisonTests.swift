import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// Every rule: what is worse is found, what was no better is carried, what got better is fixed.
@Suite struct AccessibilityComparisonTests {
  private typealias Screen = PaintedScreen

  private func audit(_ before: [Element], _ after: [Element]) throws -> AccessibilityComparison {
    try AccessibilityComparison(baseline: Screen(before).snapshot, candidate: Screen(after).snapshot)
  }

  private func counts(_ before: [Element], _ after: [Element]) throws -> [Int] {
    let found = try audit(before, after)
    return [found.regressions.count, found.carried, found.fixed]
  }

  // MARK: Contrast

  private func contrasts(_ audit: AccessibilityComparison) -> [(String?, String, ContrastSource)] {
    audit.regressions.compactMap { regression in
      guard case .contrast(let before, let after, _, let source) = regression.fact else { return nil }
      return (before?.text(digits: 2), after.text(digits: 2), source)
    }
  }

  @Test func contrastFromTheTree() throws {
    let found = contrasts(try audit([Screen.text("Total")], [Screen.text("Total", ink: "#949494FF")]))
    #expect(found.map(\.0) == ["21:1"] && found.map(\.1) == ["3.03:1"] && found.map(\.2) == [.tree])
  }

  @Test func contrastOfATranslucentColourOnATranslucentGround() throws {
    func row(_ ink: String) -> Element {
      Screen.element(
        .cell, "", CGRect(x: 0, y: 0, width: 200, height: 60), background: "#00000080",
        children: [Screen.text("Total", ink: ink)])
    }
    // Half black over white is #7F7F7F; a quarter of white over that is #9F9F9F.
    let background = RGBA(hex: 0x7F7F7F)
    let found = contrasts(try audit([row("#FFFFFFFF")], [row("#FFFFFF40")]))
    #expect(found.map(\.0) == [ContrastRatio(.white, background).text(digits: 2)])
    #expect(found.map(\.1) == [ContrastRatio(RGBA(hex: 0x9F9F9F), background).text(digits: 2)])
    #expect(found.map(\.2) == [.tree])
  }

  @Test func contrastFallsWithTheGround() throws {
    func row(_ background: String) -> Element {
      Screen.element(
        .cell, "", CGRect(x: 0, y: 0, width: 200, height: 60), background: background,
        children: [Screen.text("Total")])
    }
    let found = contrasts(try audit([row("#FFFFFFFF")], [row("#555555FF")]))
    #expect(found.map(\.0) == ["21:1"] && found.map(\.1) == ["2.81:1"] && found.map(\.2) == [.tree])
  }

  @Test func enoughIsEnough() throws {
    #expect(try counts([Screen.text("a")], [Screen.text("a", ink: "#767676FF")]) == [0, 0, 0])
    #expect(try counts([Screen.text("a")], [Screen.text("a", ink: "#777777FF")]) == [1, 0, 0])
    let large = [Screen.text("a", size: 18)]
    #expect(try counts(large, [Screen.text("a", ink: "#949494FF", size: 18)]) == [0, 0, 0])
    #expect(try counts(large, [Screen.text("a", ink: "#959595FF", size: 18)]) == [1, 0, 0])
  }

  @Test func whatWasNoBetterIsCarriedAndWhatGotBetterIsFixed() throws {
    let pale = [Screen.text("a", ink: "#AAAAAAFF")]
    #expect(try counts(pale, [Screen.text("a", ink: "#AAAAAAFF", size: 16)]) == [0, 1, 0])
    #expect(try counts(pale, [Screen.text("a", ink: "#A0A0A0FF")]) == [0, 1, 0])
    #expect(try counts(pale, [Screen.text("a", ink: "#333333FF")]) == [0, 0, 1])
    #expect(try counts(pale, [Screen.text("a", ink: "#CCCCCCFF")]) == [1, 0, 0], "paler still is worse")
  }

  @Test func smallerTextNeedsMore() throws {
    let grey = "#8A8A8AFF"
    let found = try audit(
      [Screen.text("a", ink: grey, size: 20)], [Screen.text("a", ink: grey, size: 12)])
    #expect(found.regressions.count == 1)
    let same = try audit([Screen.text("a", ink: grey, size: 12)], [Screen.text("a", ink: grey, size: 11)])
    #expect(same.regressions.isEmpty && same.carried == 1)
  }

  @Test func whatIsDisabledOrOutOfSightNeedsNone() throws {
    var off = Screen.button("Pay", ink: "#4444FFFF")
    off.isEnabled = false
    #expect(try audit([Screen.button("Pay")], [off]).regressions.isEmpty)
    var hidden = Screen.text("a", ink: "#EEEEEEFF")
    hidden.appearance?.visibleFrame = .zero
    #expect(try audit([Screen.text("a")], [hidden]).regressions.isEmpty)
  }

  @Test func contrastFromThePicturesWhereTheTreesSayNothing() throws {
    var (before, after) = (Screen([Screen.text("Total")]), Screen([Screen.text("Total", ink: "#949494FF")]))
    (before.knowsLooks, after.knowsLooks) = (false, false)
    let found = contrasts(try AccessibilityComparison(baseline: before.snapshot, candidate: after.snapshot))
    #expect(found.map(\.0) == ["21:1"] && found.map(\.1) == ["3.03:1"] && found.map(\.2) == [.pixels])
    let same = try AccessibilityComparison(baseline: before.snapshot, candidate: before.snapshot)
    #expect(same.regressions.isEmpty)
  }

  @Test func contrastOfWhatWasFadedWithoutTheTreeKnowing() throws {
    let before = Screen([Screen.text("Total")])
    var after = before
    after.opacity = 0.3
    let found = contrasts(try AccessibilityComparison(baseline: before.snapshot, candidate: after.snapshot))
    #expect(found.map(\.0) == ["21:1"] && found.map(\.2) == [.pixels])
    #expect(
      try AccessibilityComparison(baseline: after.snapshot, candidate: before.snapshot).regressions.isEmpty)
  }

  @Test func theGroundIsReadOffThePictureWhereTheTreeHasNone() throws {
    func screen(_ ink: String) -> ScreenSnapshot {
      // A leaf without a colour of its own may be anything: here it is nothing.
      Screen([
        Element(.other, frame: CGRect(x: 0, y: 0, width: 200, height: 60)), Screen.text("Total", ink: ink),
      ]).snapshot
    }
    let found = contrasts(
      try AccessibilityComparison(baseline: screen("#000000FF"), candidate: screen("#949494FF")))
    #expect(found.map(\.1) == ["3.03:1"] && found.map(\.2) == [.background])
  }

  /// Pixels under something else, behind a dialog, or at the edge of the screen are not the element's.
  @Test func whatCannotBeSeenIsNotMeasured() throws {
    func screen(_ over: [Element], y: Double = 10) -> ScreenSnapshot {
      var screen = Screen([Screen.text("Total", y: y, id: "total")] + over)
      screen.knowsLooks = false
      return screen.snapshot
    }
    func found(_ over: [Element], y: Double = 10) throws -> Int {
      let audit = try AccessibilityComparison(
        baseline: screen([]), candidate: screen(over, y: y),
        regions: [MatchRegion(.accessibility(.regularText), .element([0]))])
      return audit.regressions.count
    }
    func cover(_ type: ElementType, _ frame: CGRect) -> Element {
      Screen.element(type, "", frame, id: "cover", background: "#000000FF")
    }
    let (over, beside) = (
      CGRect(x: 0, y: 0, width: 180, height: 40), CGRect(x: 0, y: 200, width: 90, height: 40)
    )
    #expect(try found([cover(.other, over)]) == 0)
    #expect(try found([cover(.alert, beside)]) == 0)
    #expect(try found([], y: 286) == 0)
    // Without any of these it is.
    var faded = Screen([Screen.text("Total", id: "total"), cover(.other, beside)])
    (faded.knowsLooks, faded.opacity) = (false, 0.2)
    #expect(
      try AccessibilityComparison(baseline: screen([]), candidate: faded.snapshot).regressions.count == 1)
  }

  // MARK: What is read aloud

  @Test func aLostLabel() throws {
    let icon = Screen.element(
      .image, "Photo", CGRect(x: 10, y: 10, width: 60, height: 60), id: "photo", ink: "#000000FF")
    var silent = icon
    silent.label = " "
    #expect(try audit([icon], [silent]).regressions.map(\.fact) == [.label(before: "Photo")])
    #expect(try counts([silent], [icon]) == [0, 0, 0], "a picture without a name may be a decoration")
    var button = Screen.button("Pay", id: "pay")
    #expect(try counts([button], [button]) == [0, 0, 0])
    let named = button
    button.label = ""
    #expect(try counts([button], [button]) == [0, 1, 0])
    #expect(try counts([button], [named]) == [0, 0, 1])
  }

  @Test func aTextThatIsEmptyHasNothingToSay() throws {
    var empty = Screen.text("12 new", id: "count")
    empty.label = ""
    empty.appearance?.lines = []
    #expect(try audit([Screen.text("12 new", id: "count")], [empty]).regressions.isEmpty)
    var field = Element(
      .textField, identifier: "name", label: "Name", frame: CGRect(x: 0, y: 0, width: 90, height: 50))
    let before = field
    field.label = ""
    field.placeholder = "Name"
    #expect(try audit([before], [field]).regressions.isEmpty)
  }

  @Test func aLesserRole() throws {
    func element(_ type: ElementType, _ traits: ElementTraits = []) -> Element {
      Element(
        type, identifier: "pay", label: "Pay", frame: CGRect(x: 0, y: 0, width: 60, height: 60),
        traits: traits)
    }
    #expect(
      try audit([element(.button)], [element(.other)]).regressions.map(\.fact) == [
        .role(before: .button, after: .other)
      ])
    #expect(try audit([element(.button)], [element(.staticText)]).regressions.count == 1)
    #expect(try audit([element(.staticText)], [element(.other)]).regressions.count == 1)
    #expect(try audit([element(.other)], [element(.button)]).regressions.isEmpty)
    #expect(try audit([element(.button)], [element(.link)]).regressions.isEmpty)
    #expect(
      try audit([element(.button)], [element(.other, .button)]).regressions.isEmpty, "a trait is enough")
    #expect(
      try audit([element(.staticText, .header)], [element(.staticText)]).regressions.map(\.fact) == [.heading]
    )
  }

  @Test func smallerTargets() throws {
    func sizes(_ before: (Double, Double), _ after: (Double, Double)) throws -> [Int] {
      try counts(
        [Screen.button("Pay", width: before.0, height: before.1)],
        [Screen.button("Pay", width: after.0, height: after.1)])
    }
    #expect(try sizes((120, 48), (120, 44)) == [0, 0, 0])
    #expect(try sizes((120, 48), (120, 43)) == [1, 0, 0])
    #expect(try sizes((120, 48), (40, 48)) == [1, 0, 0])
    #expect(try sizes((120, 40), (100, 40)) == [0, 1, 0], "it was as low before")
    #expect(try sizes((120, 40), (120, 30)) == [1, 0, 0])
    #expect(try sizes((120, 40), (120, 44)) == [0, 0, 1])
    #expect(try sizes((120, 40), (120, 39.67)) == [0, 1, 0], "rounding to pixels")
    // Text is not hit.
    #expect(try counts([Screen.text("a")], [Screen.text("a", size: 16)]) == [0, 0, 0])
  }

  @Test func whatIsCutOff() throws {
    var cut = Screen.text("Pancakes")
    cut.appearance?.isTruncated = true
    cut.appearance?.lines = ["Panc…"]
    #expect(
      try audit([Screen.text("Pancakes")], [cut]).regressions.map(\.fact) == [.truncated(shown: "Panc…")])
    #expect(try counts([cut], [cut]) == [0, 1, 0])
    #expect(try counts([cut], [Screen.text("Pancakes")]) == [0, 0, 1])
  }

  // MARK: The order in which a screen is read

  private func texts(_ names: [String]) -> [Element] {
    names.enumerated().map { Screen.text($1, y: 10 + 28 * Double($0), id: $1) }
  }

  @Test func anotherOrder() throws {
    let found = try audit(texts(["a", "b", "c", "d"]), texts(["b", "c", "d", "a"]))
    #expect(found.regressions.map(\.fact) == [.order(after: 3, others: 0)])
    let front = try audit(texts(["a", "b", "c", "d"]), texts(["c", "d", "a", "b"]))
    #expect(front.regressions.count == 1 && front.regressions.allSatisfy { $0.isOrder(others: 1) })
  }

  @Test(arguments: Soak.seeds(60)) func whatComesAndGoesChangesNobodysPlace(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<8).map { "text\($0)" }
    let kept = names.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
    var more = kept
    for index in 0..<Int.random(in: 0...3, using: &generator) {
      more.insert("new\(index)", at: Int.random(in: 0...more.count, using: &generator))
    }
    #expect(try audit(texts(names), texts(more)).regressions.isEmpty)
    // As few as can explain the order: those who stay are in their old order.
    let shuffled = names.shuffled(using: &generator)
    let moved = try audit(texts(names), texts(shuffled)).regressions
    #expect(moved.isEmpty == (shuffled == names))
    let movers = moved.reduce(0) { $0 + $1.movers }
    #expect(movers < names.count)
  }

  // MARK: All of it

  /// A screen compared with itself loses nothing, and turning a comparison round turns what is worse into what is fixed.
  @Test(arguments: Soak.seeds(80)) func thereAndBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func screen() -> [Element] {
      (0..<6).map { index in
        let grey = UInt8.random(in: 0...255, using: &generator)
        let ink = RGBA(grey, grey, grey).text
        var element =
          index % 2 == 0
          ? Screen.text("text \(index)", y: 10 + 48 * Double(index), id: "id\(index)", ink: ink)
          : Screen.button(
            "button \(index)", y: 10 + 48 * Double(index),
            height: Double(Int.random(in: 30...47, using: &generator)), id: "id\(index)", ink: ink)
        element.appearance?.isTruncated = Bool.random(using: &generator)
        return element
      }
    }
    let (a, b) = (screen(), screen())
    #expect(try audit(a, a).regressions.isEmpty && audit(a, a).fixed == 0)
    let (there, back) = (try audit(a, b), try audit(b, a))
    #expect(there.fixed <= back.regressions.count && back.fixed <= there.regressions.count)
    // No fact is both worse and carried.
    #expect(there.regressions.count + there.carried + there.fixed <= 6 * 4)
  }
}

extension AccessibilityRegression {
  fileprivate func isOrder(others: Int) -> Bool {
    if case .order(_, let more) = fact { more == others } else { false }
  }

  fileprivate var movers: Int {
    if case .order(_, let more) = fact { more + 1 } else { 0 }
  }
}
