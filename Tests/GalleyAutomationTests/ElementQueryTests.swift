import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@Suite struct ElementQueryTests {
  private let root = ElementQuery.application("app")
  private let screen = ScreenIndex(
    [
      app(
        Element(
          .table, identifier: "mail",
          children: [
            cell("first", children: [text("Ada"), Element(.button, label: "Flag")]),
            cell("second", children: [text("Grace"), cell("inner", children: [text("Ada")])]),
          ]),
        Element(.textField, value: "typed", placeholder: "Search"), Element(.button, title: "Send")),
      app(Element(.button, label: "Elsewhere"), name: "springboard"),
    ], size: screenFrame.size)

  @Test func findsTheAppOfAName() {
    #expect(found(root) == ["app"])
    #expect(found(.application("springboard").descendants(.button)) == ["Elsewhere"])
    #expect(found(.application("other")).isEmpty)
    #expect(found(ElementQuery.screen.descendants(.button)) == ["Flag", "Send", "Elsewhere"])
  }

  @Test func descendantsAreOfAllLevelsAndNeverTwice() {
    #expect(found(root.descendants(.cell)) == ["first", "second", "inner"])
    #expect(found(root.descendants(.cell).descendants(.staticText)) == ["Ada", "Grace", "Ada"])
    #expect(root.descendants(.any).evaluate(on: screen).count == 11)
  }

  @Test func childrenAreOfOneLevel() {
    #expect(found(root.descendants(.table).children(.cell)) == ["first", "second"])
    #expect(found(root.descendants(.cell).children(.any)) == ["Ada", "Flag", "Grace", "inner", "Ada"])
  }

  @Test(arguments: ["mail", "Ada", "typed", "Search", "Send"])
  func everyKindOfStringIdentifies(string: String) {
    #expect(!root.descendants(.any)[string].evaluate(on: screen).isEmpty)
  }

  @Test(arguments: ["ada", "Ad", "Ada ", ""])
  func stringsAreComparedAsAWhole(string: String) {
    #expect(root.descendants(.any)[string].evaluate(on: screen).isEmpty)
  }

  @Test func matchingLooksAtTheElementsThemselves() {
    let predicate = ElementPredicate("label BEGINSWITH 'A'") { $0.label.hasPrefix("A") }
    #expect(found(root.descendants(.staticText).matching(predicate)) == ["Ada", "Ada"])
    #expect(root.descendants(.cell).matching(predicate).evaluate(on: screen).isEmpty)
  }

  @Test func containingLooksBelowTheElementsAtAnyDepth() {
    let cells = root.descendants(.cell)
    #expect(found(cells.containing(.identified(by: "Ada"))) == ["first", "second", "inner"])
    #expect(found(cells.containing(.type(.button, identified: nil))) == ["first"])
    #expect(found(cells.containing(.type(.any, identified: "Grace"))) == ["second"])
    #expect(found(root.descendants(.table).containing(.type(.cell, identified: "inner"))) == ["mail"])
    #expect(found(cells.containing(.identified(by: "first"))).isEmpty)
  }

  @Test func anIndexPicksOneAndFirstTheFirst() {
    let cells = root.descendants(.cell)
    #expect(found(cells.element(at: 1)) == ["second"])
    #expect(found(cells.first) == ["first"])
    #expect(found(cells.first.descendants(.button)) == ["Flag"])
    #expect(found(cells.element(at: 3)).isEmpty)
    #expect(found(cells.element(at: -1)).isEmpty)
  }

  @Test func anElementBetweenTwoStepsStandsForAllThatMatch() {
    #expect(found(root.descendants(.any)["Ada"]) == ["Ada", "Ada"])
    #expect(found(root.descendants(.cell).descendants(.cell).descendants(.staticText)) == ["Ada"])
  }

  @Test func anObjectIsFoundAsLongAsItIsThere() throws {
    let place = try #require(root.descendants(.cell)["second"].evaluate(on: screen).first)
    let object = ElementQuery.object(ElementKey(of: place, in: screen), name: "it")
    #expect(found(object.descendants(.staticText)) == ["Grace", "Ada"])
    let later = ScreenIndex([app()], size: screenFrame.size)
    #expect(object.evaluate(on: later).isEmpty)
  }

  @Test func aHandleFindsAnObjectThatMoved() throws {
    var wanted = Element(.button, label: "Save", handle: 7)
    let before = ScreenIndex([app(wanted)], size: screenFrame.size)
    let key = ElementKey(of: try #require(root.descendants(.button).evaluate(on: before).first), in: before)
    wanted.label = "Saved"
    let after = ScreenIndex([app(Element(.button, label: "New", handle: 8), wanted)], size: screenFrame.size)
    #expect(key.place(in: after).map { after.nodes[$0].element.label } == "Saved")
  }

  @Test func aTraceTellsWhichStepBecameEmpty() {
    let trace = root.descendants(.cell)["third"].descendants(.button).trace(on: screen)
    #expect(trace.steps.map(\.output.count) == [1, 3, 0, 0])
    #expect(trace.emptied == 2)
    #expect(trace.output.isEmpty)
  }

  @Test func speaksAppleWords() {
    let long = root.descendants(.cell).containing(.type(.button, identified: nil)).children(.any)["x"].first
    #expect(
      long.description
        == "Target Application 'app' → Descendants matching type Cell → "
        + "Elements containing elements matching predicate 'type Button' → Children matching type Any → "
        + "Elements matching predicate '\"x\" IN identifiers' → First match")
    #expect(root.descendants(.button)["Retry"].name == "\"Retry\" Button")
    #expect(root.descendants(.button)["Retry"].first.name == "\"Retry\" Button (First Match)")
    #expect(root.descendants(.cell).element(at: 2).name == "Cell (Element at index 2)")
    #expect(root.name == "Application 'app'")
    #expect(root.descendants(.cell)["x"].descendants(.button).name == "Button")
  }

  @Test func theFirstElementOfALongListIsFoundQuickly() {
    let rows = (0..<2000).map { cell("row \($0)", children: [text("Row \($0)"), text("Detail")]) }
    let screen = ScreenIndex([app(Element(.table, children: rows))], size: screenFrame.size)
    let cells = root.descendants(.cell)
    #expect(cells.evaluate(on: screen).count == 2000)
    for row in stride(from: 0, to: 2000, by: 100) {
      let texts = cells.element(at: row).descendants(.staticText).first.evaluate(on: screen)
      #expect(texts.map { screen.nodes[$0].element.label } == ["Row \(row)"])
    }
    #expect(cells.containing(.identified(by: "Row 1999")).evaluate(on: screen).count == 1)
  }

  @Test(arguments: 0..<20) func placesAndPathsAreTwoNamesOfTheSame(seed: Int) {
    let applications = randomScreen(seed)
    let screen = ScreenIndex(applications, size: screenFrame.size)
    #expect(screen.nodes.count == applications.reduce(0) { $0 + $1.root.count })
    for place in screen.nodes.indices {
      let path = screen.path(of: place)
      #expect(screen.place(at: path) == place)
      let element = applications[path.indices[0]].root[ElementPath(Array(path.indices.dropFirst()))]
      #expect(element == screen.nodes[place].element)
      #expect(screen.application(of: place) == path.indices[0])
    }
    #expect(screen.place(at: []) == nil)
    #expect(screen.place(at: [0, 99]) == nil)
    #expect(screen.place(at: [7]) == nil)
  }

  private func found(_ query: ElementQuery) -> [String] {
    query.evaluate(on: screen).map { place in
      let element = screen.nodes[place].element
      return element.identifiers.first ?? element.type.name
    }
  }
}

private func cell(_ identifier: String, children: [Element]) -> Element {
  Element(.cell, identifier: identifier, children: children)
}

private func text(_ label: String) -> Element {
  Element(.staticText, label: label)
}
