import XCTest

enum AccessibilityIdentifiers {
  enum Recipe {
    static let shop = "recipe.shop"
    static let image = "Fluffy Pancakes Image"
  }
}

extension TimeInterval {
  static let short = 5.0
  static let medium = 10.0
}

/// No pages at all: identifiers, waits and assertions in the test.
@MainActor
class InlineTests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    setupSnapshot(app)
    app.launchArguments.append(contentsOf: ["-onboarded", "YES"])
    app.launch()
  }

  func testARecipe() async throws {
    XCTAssertTrue(app.navigationBars["Grandma's Recipes"].waitForExistence(timeout: .short))
    snapshot("01List")
    app.cells.element(boundBy: 0).tap()
    XCTAssertTrue(app.buttons[AccessibilityIdentifiers.Recipe.shop].waitForExistence(timeout: .medium))
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    try XCTSkipIf(UIDevice.current.userInterfaceIdiom == .pad, "telephones only")
    XCTAssert(app.launchArguments.contains("-FASTLANE_SNAPSHOT"))
  }

  func testAnAlertIsExpected() async throws {
    let screenshot = XCUIScreen.main.screenshot()
    XCTAssertEqual(screenshot.image.size, app.frame.size)
    let attachment = XCTAttachment(image: screenshot.image, quality: .low)
    attachment.name = "list"
    add(attachment)
    await XCTExpectFailure("known, and asynchronous") {
      await Task.yield()
      XCTFail("the known failure")
    }
  }
}
