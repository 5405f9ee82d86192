import XCTest

/// Selectors in sets, thin screens over them, and a graph of screens that finds the way.
struct Selector {
  enum Strategy { case navigationBar, button, cellText }

  let strategy: Strategy
  let value: String
  let description: String

  @MainActor func element(in app: XCUIApplication) -> XCUIElement {
    switch strategy {
    case .navigationBar: app.navigationBars[value]
    case .button: app.buttons[value]
    case .cellText: app.cells.staticTexts[value].firstMatch
    }
  }
}

protocol ListSelectorsSet {
  var title: Selector { get }
  var pancakes: Selector { get }
}

struct ListSelectors: ListSelectorsSet {
  let title = Selector(strategy: .navigationBar, value: "Grandma's Recipes", description: "title of the list")
  let pancakes = Selector(strategy: .cellText, value: "Fluffy Pancakes", description: "row of the pancakes")
}

struct DetailSelectors {
  let title = Selector(strategy: .navigationBar, value: "Fluffy Pancakes", description: "title of the recipe")
}

@MainActor
final class Navigator {
  struct Edge {
    let to: String
    let gesture: @MainActor () -> Void
  }

  private var edges: [String: [Edge]] = [:]
  private var proofs: [String: XCUIElement] = [:]
  private var now: String

  init(at start: String) {
    now = start
  }

  func addScreen(_ name: String, proof: XCUIElement, _ edges: Edge...) {
    self.edges[name] = edges
    proofs[name] = proof
  }

  func nowAt(_ name: String) { now = name }

  func goto(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    var ways: [(at: String, way: [Edge])] = [(now, [])]
    var seen: Set<String> = [now]
    while let (at, way) = ways.first {
      ways.removeFirst()
      if at == name { return follow(way) }
      for edge in edges[at] ?? [] where seen.insert(edge.to).inserted { ways.append((edge.to, way + [edge])) }
    }
    XCTFail("there is no way from \(now) to \(name)", file: file, line: line)
  }

  private func follow(_ way: [Edge]) {
    for edge in way {
      edge.gesture()
      BaseTestCase().mozWaitForElementToExist(proofs[edge.to]!)
      now = edge.to
    }
  }
}

/// A test case whose helpers are called on instances made without arguments, too.
@MainActor
class BaseTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  /// Looks every hundredth of a second, as that is said to be faster than a predicate.
  func mozWaitForElementToExist(
    _ element: XCUIElement, timeout: TimeInterval = 30, file: StaticString = #filePath, line: UInt = #line
  ) {
    let start = Date()
    while !element.exists {
      if Date().timeIntervalSince(start) > timeout {
        return XCTFail("\(element) does not exist", file: file, line: line)
      }
      usleep(10_000)
    }
  }
}

final class SelectorTests: BaseTestCase {
  private func makeNavigator() -> Navigator {
    let (list, detail) = (ListSelectors(), DetailSelectors())
    let navigator = Navigator(at: "List")
    navigator.addScreen(
      "List", proof: list.title.element(in: app),
      .init(to: "Detail") { list.pancakes.element(in: XCUIApplication()).tap() },
      .init(to: "Shopping") { XCUIApplication().tabBars.buttons["tab.shopping"].tap() })
    navigator.addScreen(
      "Detail", proof: detail.title.element(in: app),
      .init(to: "List") { XCUIApplication().navigationBars.buttons.element(boundBy: 0).tap() })
    navigator.addScreen("Shopping", proof: app.buttons["shopping.add"])
    return navigator
  }

  func testTheGraphFindsTheWay() async {
    let navigator = makeNavigator()
    navigator.goto("Detail")
    navigator.goto("Shopping")
    XCTAssert(app.buttons["shopping.add"].exists)
  }
}
