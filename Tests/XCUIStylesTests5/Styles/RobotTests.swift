import XCTest

@MainActor let robotApp = XCUIApplication()

/// Pages are static elements, robots return themselves, and steps are written as given, when, then.
@MainActor
enum RecipePageElements {
  static var list: XCUIElement { robotApp.navigationBars["Grandma's Recipes"] }
  static var note: XCUIElement { robotApp.textViews["recipe.note"] }
  static func row(_ name: String) -> XCUIElement { robotApp.cells.staticTexts[name].firstMatch }
  static func title(_ name: String) -> XCUIElement { robotApp.navigationBars[name] }
}

@MainActor
extension XCUIElement {
  func safeTap() {
    if isHittable { tap() } else { coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap() }
  }

  @discardableResult
  func wait(timeout: Double = 10) -> Self {
    _ = waitForExistence(timeout: timeout)
    return self
  }
}

@MainActor
final class UserRobot {
  @discardableResult
  func open(_ recipe: String) -> Self {
    RecipePageElements.row(recipe).wait().safeTap()
    return self
  }

  @discardableResult
  func goBack() -> Self {
    robotApp.navigationBars.buttons.element(boundBy: 0).safeTap()
    return self
  }

  @discardableResult
  func assertRecipe(_ recipe: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(RecipePageElements.title(recipe).wait().exists, file: file, line: line)
    return self
  }
}

@MainActor func given(_ step: String, _ body: () -> Void) { activity("GIVEN", step, body) }
@MainActor func when(_ step: String, _ body: () -> Void) { activity("WHEN", step, body) }
@MainActor func then(_ step: String, _ body: () -> Void) { activity("THEN", step, body) }
@MainActor private func activity(_ word: String, _ step: String, _ body: () -> Void) {
  XCTContext.runActivity(named: "\(word) \(step)") { _ in body() }
}

@MainActor
final class RobotTests: XCTestCase {
  func testARecipeIsRead() async {
    let userRobot = UserRobot()
    given("user opens the app") { robotApp.launch() }
    when("user opens a recipe") { userRobot.open("Fluffy Pancakes") }
    then("the recipe is shown") { userRobot.assertRecipe("Fluffy Pancakes").goBack() }
    XCTAssertEqual(
      XCUIContext.automator?.log.steps.map(\.title).filter {
        $0.first?.isUppercase == true && $0.contains("user")
      },
      ["GIVEN user opens the app", "WHEN user opens a recipe"])
  }
}
