import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyPages

@Suite struct LayoutDescriptionTests {
  @Test func elementsAreNamedAfterTheirProperties() {
    let inbox = LayoutDescription.of(Inbox.self)
    #expect(inbox.name == "Inbox")
    #expect(
      inbox.properties.map(\.name) == [
        "title", "compose", "messages", "tabs", "sidebar", "spinner", "banner", "clock", "folder",
      ])
    #expect(inbox.name(of: Inbox().compose.declaration) == "compose")
    #expect(inbox.name(of: Inbox().messages.declaration) == "messages")
  }

  @Test func elementsOfAFamilyAreNamedByTheirLocator() {
    let inbox = LayoutDescription.of(Inbox.self)
    let drafts = Inbox().folder.element("drafts")
    #expect(inbox.name(of: drafts.declaration) == "button \"folder.drafts\"")
  }

  @Test func requirementsKnowTheirLine() {
    struct Lines: Layout {
      let a = Label("a")
      let b = Label("b")
      var body: Blueprint {
        Required {
          a
          b
        }
      }
    }
    let promises = LayoutDescription.of(Lines.self).promises(on: phone)
    #expect(promises.required[1].place.line == promises.required[0].place.line + 1)
    #expect(promises.required[0].place.fileID == "GalleyPagesTests/LayoutTests.swift")
  }

  @Test func traitsChooseParts() {
    let inbox = LayoutDescription.of(Inbox.self)
    func required(_ configuration: Configuration) -> [String] {
      inbox.promises(on: configuration).required.compactMap(\.member.declaration).map(inbox.name)
    }
    #expect(required(phone) == ["title", "compose", "messages", "tabs"])
    #expect(required(tablet) == ["title", "compose", "messages", "sidebar"])
  }

  private let phone = Configuration(device: "Phone", size: CGSize(width: 375, height: 812), scale: 3)
  private let tablet = Configuration(device: "Tablet", size: CGSize(width: 834, height: 1194), scale: 2)
}

@Suite struct TraitTests {
  /// Screens of Apple's devices, with their horizontal size class on a full screen.
  @Test(arguments: [
    (375.0, 812.0, false), (812.0, 375.0, false), (414.0, 896.0, false), (896.0, 414.0, true),
    (926.0, 428.0, true),
    (844.0, 390.0, false), (736.0, 414.0, true), (667.0, 375.0, false), (744.0, 1133.0, true),
    (1133.0, 744.0, true),
    (1024.0, 1366.0, true),
  ]) func sizeClassesAreApples(width: Double, height: Double, isRegular: Bool) {
    let device = Configuration(device: "", size: CGSize(width: width, height: height), scale: 2)
    #expect(LayoutTrait.regular.holds(on: device) == isRegular)
    #expect(LayoutTrait.compact.holds(on: device) == !isRegular)
    #expect(LayoutTrait.landscape.holds(on: device) == (width > height))
    #expect(LayoutTrait.portrait.holds(on: device) == (width <= height))
  }

  @Test func traitsCanBeMade() {
    let dark = LayoutTrait("dark") { $0.appearance == .dark }
    #expect(dark.holds(on: Configuration(device: "", size: .zero, scale: 1, appearance: .dark)))
    #expect(!dark.holds(on: Configuration(device: "", size: .zero, scale: 1)))
  }
}

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
