import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyPages

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
}
