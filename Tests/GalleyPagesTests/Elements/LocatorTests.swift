import Foundation
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

@testable import GalleyPages
@testable import MailApp

@Suite struct LocatorTests {
  private let screen = ScreenIndex(
    Mail.app([
      Element(.button, identifier: "a", label: "Retry", value: "1", frame: .zero),
      Element(
        .other, identifier: "box",
        children: [
          Element(.button, identifier: "b", label: "Retry now", value: "2"),
          Element(.staticText, identifier: "b", label: "Retry", placeholder: "Hint"),
          Element(.other, identifier: "box"),
        ]),
      Element(.button, label: ""),
    ]), size: CGSize(width: 100, height: 100))

  private func found(_ locator: Locator, _ types: [ElementType] = []) -> [Int] {
    locator.places(of: types, in: 0..<screen.nodes.count, on: screen)
  }

  @Test func conditionsCombine() {
    #expect(found("a") == [1])
    #expect(found("b") == [3, 4])
    #expect(found("b", [.button]) == [3])
    #expect(found("b", [.staticText, .button]) == [3, 4])
    #expect(found(.label("Retry")) == [1, 4])
    #expect(found(.label("Retry").type(.button)) == [1])
    #expect(found(.label(beginningWith: "Retry"), [.button]) == [1, 3])
    #expect(found(.label(containing: "now")) == [3])
    #expect(found(.identifier(beginningWith: "bo")) == [2, 5])
    #expect(found(.value("2")) == [3])
    #expect(found(.placeholder("Hint")) == [4])
    #expect(found(.identifier("b").label("Retry")) == [4])
    #expect(found(.type(.button).value("1")) == [1])
    #expect(found(.type(.any).label(containing: "try")) == [1, 3, 4])
  }

  @Test func positionsCountWhatIsLeft() {
    #expect(found(Locator.type(.button).at(1)) == [3])
    #expect(found(Locator.type(.button).inside("box").at(0)) == [3])
    #expect(found(Locator.type(.button).at(9)) == [])
    #expect(found(Locator.type(.button).at(-1)) == [])
  }

  @Test func aContainerIsNotInsideOfItself() {
    #expect(found(.identifier("box").inside("box")) == [5])
    #expect(found(Locator.type(.staticText).inside("a")) == [])
  }

  @Test func nothingHasAnEmptyName() {
    #expect(found(.label("")) == [])
    #expect(found(.label(containing: "")).count == 4)
    #expect(found(.identifier(beginningWith: "")).count == 5)
  }

  @Test func theScopeItselfIsItsFirstPlace() {
    #expect(Locator.itself.places(of: [], in: 2..<6, on: screen) == [2])
    #expect(Locator.itself.places(of: [.cell], in: 2..<6, on: screen) == [])
  }

  @Test func locatorsAreWrittenAsTreesAre() {
    let name = "b"
    #expect("\(Button("a.\(name)").declaration)" == "button \"a.b\"")
    #expect("\(Button(.label("Retry")).declaration)" == "button “Retry”")
    #expect(
      "\(Label(.label(containing: "min").inside("box").at(1)).declaration)"
        == "staticText “…min…” inside \"box\" at 1")
    #expect("\(Label(.label(beginningWith: "min")).declaration)" == "staticText “min…”")
    #expect("\(AnyElement(.slider, .value("1")).declaration)" == "slider = \"1\"")
    #expect("\(AnyElement(.any, "x").declaration)" == "element \"x\"")
    #expect("\(Cell(.itself).declaration)" == "cell itself")
    #expect("\(Field(.placeholder("Name")).declaration)" == "textField placeholder \"Name\"")
    #expect("\(Label(.type(.link)).declaration)" == "link")
  }

  @Test func everyAttributeIsComparedInEveryWay() {
    #expect(found(.identifier(endingWith: "x")) == [2, 5])
    #expect(found(.label(beginningWith: "Re", endingWith: "w")) == [3])
    #expect(found(.value(beginningWith: "1")) == [1])
    #expect(found(.value(containing: "2", endingWith: "2")) == [3])
    #expect(found(.placeholder(containing: "in")) == [4])
    #expect(found(.placeholder(endingWith: "t").identifier("b")) == [4])
    #expect(found("") == [])
  }

  @Test func firstAndLastArePositions() {
    #expect(found(.inside("box")) == [3, 4, 5])
    #expect(found(.inside("box").last) == [5])
    #expect(found(.first, [.button]) == [1])
    #expect(found(.last, [.button]) == [6])
    #expect(found(.at(1), [.button]) == [3])
    #expect(found(Locator.label("Nothing").last) == [])
  }

  @Test func conditionsAreComparedAndShown() {
    let both = ElementCondition.type(.button) && !.label("Retry")
    #expect(found(.matching(both)) == [3, 6])
    #expect(found(.matching(.identifier("a") || .value("2"))) == [1, 3])
    #expect(found(.matching(.holds(.label("Retry now")))) == [0, 2])
    #expect(found(.matching(.isSelected || .isFocused || !.isEnabled)) == [])
    #expect(Locator.matching(both) == .matching(.type(.button) && !.label("Retry")))
    #expect(Locator.matching(both) != .matching(.type(.button) && !.label("Again")))
    #expect(
      "\(Locator.matching(both).inside("box").last)"
        == "that is button and not (has the label “Retry”) inside \"box\" at the end")
  }

  @Test func closuresAreComparedByWordsAndLine() {
    func short(_ limit: Int) -> ElementCondition {
      .that("is shorter than \(limit)") { $0.label.count < limit }
    }
    #expect(short(6) == short(6))
    #expect(short(6) != short(7))
    let other = ElementCondition.that("is shorter than 6") { $0.label.isEmpty }
    #expect(short(6) != other)
    #expect(found(.matching(short(6)).label(containing: "Re")) == [1, 4])
    #expect("\(Locator.matching(short(6)))" == "that is shorter than 6")
  }

  @Test func equalTextsOfOtherBytesAreFound() {
    let screen = ScreenIndex(Mail.app([Element(.button, identifier: "caf\u{65}\u{301}.open")]), size: .zero)
    #expect(Locator.identifier("caf\u{e9}.open").places(of: [], in: 0..<2, on: screen) == [1])
  }

  /// The index by identifier finds what looking at everything finds.
  @Test func identifiersAreFoundAsByLooking() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let names = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 0...12, using: &random)).map { _ in "ab.é".randomElement(using: &random) ?? "a"
          })
      }
      let screen = ScreenIndex(Mail.app(names.map { Element(.other, identifier: $0) }), size: .zero)
      for name in names where !name.isEmpty {
        let low = Int.random(in: 0..<screen.nodes.count, using: &random)
        let range = low..<Int.random(in: low...screen.nodes.count, using: &random)
        let looked = range.filter { screen.nodes[$0].element.identifier == name }
        #expect(screen.places(identified: name, in: range) == looked)
      }
    }
  }
}
