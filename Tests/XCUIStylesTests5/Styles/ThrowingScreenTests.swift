import XCTest

/// A screen that throws where it is not: each method of it leads to the next.
@MainActor
class Screen {
  struct Missing: Error { let screen: String }

  let app: XCUIApplication

  init(_ getters: [(XCUIApplication) -> XCUIElement], app: XCUIApplication = XCUIApplication()) throws {
    self.app = app
    try XCTContext.runActivity(named: "Confirm screen \(Self.self) is loaded") { _ in
      for getter in getters {
        let element = getter(app)
        let hittable = XCTNSPredicateExpectation(
          predicate: NSPredicate { element, _ in
            let element = element as? XCUIElement
            return MainActor.assumeIsolated { element?.isHittable == true }
          }, object: element)
        guard XCTWaiter.wait(for: [hittable], timeout: 20) == .completed else {
          throw Missing(screen: "\(Self.self)")
        }
      }
    }
  }
}

@MainActor
final class ListScreen: Screen {
  init(app: XCUIApplication = XCUIApplication()) throws {
    try super.init([{ $0.navigationBars["Grandma's Recipes"] }], app: app)
  }

  func open(_ recipe: String) throws -> DetailScreen {
    app.cells.staticTexts[recipe].firstMatch.tap()
    return try DetailScreen(recipe)
  }
}

@MainActor
final class DetailScreen: Screen {
  init(_ recipe: String) throws {
    try super.init([{ $0.navigationBars[recipe] }, { $0.buttons["recipe.shop"] }])
  }

  @discardableResult
  func back() throws -> ListScreen {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return try ListScreen()
  }
}

@MainActor
final class ThrowingScreenTests: XCTestCase {
  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testAChainOfScreens() async throws {
    try ListScreen().open("Fluffy Pancakes").back().open("Apple Pie")
      .back()
  }

  func testAScreenThatIsNotThereThrows() async throws {
    let before = device.clock.now
    XCTAssertThrowsError(try DetailScreen("Fluffy Pancakes")) { error in
      XCTAssertEqual((error as? Screen.Missing)?.screen, "DetailScreen")
    }
    XCTAssertEqual(device.clock.now, before + .seconds(20))
  }
}
