import XCTest

/// A screen that is given the element that proves it, and fails the test without it.
@MainActor
class BaseScreen {
  let expectedElement: XCUIElement

  init(element: XCUIElement) {
    expectedElement = element
    waitForScreen()
  }

  private func waitForScreen() {
    XCTContext.runActivity(named: "Wait for \(Self.self)") { _ in
      if !expectedElement.waitForExistence(timeout: 20) { XCTFail("\(Self.self) is not loaded") }
    }
  }

  func isLoaded() -> Bool { expectedElement.exists }
}

@MainActor
final class SettingsScreen: BaseScreen {
  static let tab = XCUIApplication().tabBars.buttons["tab.settings"]

  init() {
    super.init(element: XCUIApplication().staticTexts["settings.guests"].firstMatch)
  }
}

@MainActor
final class RecipesScreen: BaseScreen {
  init() {
    super.init(element: XCUIApplication().navigationBars["Grandma's Recipes"])
  }

  func goToShopping() -> ShoppingScreen {
    XCUIApplication().tabBars.buttons["tab.shopping"].tap()
    return ShoppingScreen()
  }
}

@MainActor
final class ShoppingScreen: BaseScreen {
  init() {
    super.init(element: XCUIApplication().buttons["shopping.add"])
  }
}

@MainActor
final class BaseScreenTests: XCTestCase {
  override func setUp() async throws { XCUIApplication().launch() }

  func testScreensFollowEachOther() {
    XCTAssert(RecipesScreen().goToShopping().isLoaded())
  }

  func testAMissingScreenFailsTheTest() {
    XCTExpectFailure("the shopping list is another tab") { _ = ShoppingScreen() }
  }
}
