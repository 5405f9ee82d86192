import XCTest

/// No pages: namespaces of static elements, and waits that are members of elements.
@MainActor
enum RecipesHelper {
  static var app: XCUIApplication { XCUIApplication() }
  static var list: XCUIElement { app.find(label: "Grandma's Recipes", type: .navigationBar) }

  enum Details {
    @MainActor static var shop: XCUIElement { app.find(id: "recipe.shop", type: .button) }
  }

  static func navigateToRecipe(_ name: String) {
    app.find(label: name, type: .staticText).hit()
  }
}

enum ElementCondition {
  case visible
  case vanish
  case label(String)
}

@MainActor
extension XCUIApplication {
  func find(id: String, type: XCUIElement.ElementType = .any) -> XCUIElement {
    descendants(matching: type).matching(identifier: id).firstMatch
  }

  func find(label: String, type: XCUIElement.ElementType = .any) -> XCUIElement {
    descendants(matching: type)[label].firstMatch
  }
}

@MainActor
extension XCUIElement {
  @discardableResult
  func waitUntil(_ condition: ElementCondition, timeout: TimeInterval = 15) -> XCUIElement {
    let deadline = Date().addingTimeInterval(timeout)
    while !isMet(condition), Date() < deadline { RunLoop.current.run(until: Date() + 0.1) }
    return self
  }

  func actionUntilElementCondition(
    action: () -> Void, condition: ElementCondition, timeout: TimeInterval = 15
  ) {
    let deadline = Date().addingTimeInterval(timeout)
    while !isMet(condition), Date() < deadline {
      action()
      sleep(1)
    }
  }

  private func isMet(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .visible: exists && isHittable
    case .vanish: !exists
    case .label(let label): exists && self.label == label
    }
  }

  func hit() {
    waitUntil(.visible)
    tap()
    sleep(1)
  }
}

@MainActor
final class NamespaceTests: XCTestCase {
  override func setUp() async throws { XCUIApplication().launch() }

  func testARecipeIsFoundByNamespaces() async {
    RecipesHelper.navigateToRecipe("Fluffy Pancakes")
    XCTAssert(RecipesHelper.Details.shop.waitUntil(.visible).exists)
    RecipesHelper.list.actionUntilElementCondition(
      action: { RecipesHelper.app.navigationBars.buttons.firstMatch.tap() }, condition: .visible)
    XCTAssert(RecipesHelper.Details.shop.waitUntil(.vanish).exists == false)
  }
}
