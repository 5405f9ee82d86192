import XCTest

/// A page with an element that proves it, if it has one, and chains that return the page itself.
@MainActor
class BasePage {
  enum Timeout: TimeInterval {
    case short = 1
    case long = 15
    case extremelyLong = 180
  }

  let app: XCUIApplication
  var pageElement: XCUIElement?

  @discardableResult
  init(_ app: XCUIApplication) {
    self.app = app
  }

  func waitForPageToBeShown() {
    if let pageElement {
      XCTAssertTrue(pageElement.waitForExistence(timeout: Timeout.long.rawValue), "\(Self.self) is not shown")
    }
  }
}

@MainActor
final class RecipePage: BasePage {
  @discardableResult
  init(_ app: XCUIApplication, _ recipe: String) {
    super.init(app)
    pageElement = app.navigationBars[recipe]
    waitForPageToBeShown()
  }

  @discardableResult
  func tapShop() -> Self {
    app.buttons["recipe.shop"].tap()
    return self
  }

  @discardableResult
  func tapBack() -> Self {
    app.navigationBars.buttons.firstMatch.tap()
    return self
  }
}

@MainActor
final class PageTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    try await super.setUp()
    app.launch()
    addTeardownBlock { @MainActor in
      let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
      attachment.lifetime = .deleteOnSuccess
      self.add(attachment)
    }
  }

  func testAChainOnOnePage() async throws {
    app.cells.staticTexts["Fluffy Pancakes"].firstMatch.tap()
    RecipePage(app, "Fluffy Pancakes").tapShop().tapBack()
    XCTAssert(
      app.navigationBars["Grandma's Recipes"].waitForExistence(timeout: BasePage.Timeout.short.rawValue))
  }
}
