import Recipes
import XCTest

/// Tests and VoiceOver meet one tree: the buttons that a person hears are those that a query finds.
@MainActor
final class VoiceOverWalkUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws { app.launch() }

  /// The names of the buttons and tabs that VoiceOver speaks, from the first element of the screen to the last.
  ///
  /// A query has to find each of them while it is spoken.
  private func heardButtons() throws -> [String] {
    let automator = try XCTUnwrap(XCUIContext.automator)
    var voiceOver = try VoiceOver(on: Application(RecipesApp.bundleIdentifier, on: automator))
    defer { try? voiceOver.turnOff() }
    var names: [String] = []
    repeat {
      guard let parts = voiceOver.utterance?.parts else { continue }
      let isButton = parts.contains { [.role(.button), .role(.backButton), .role(.tab)].contains($0) }
      let name = parts.lazy.compactMap { part -> String? in
        if case .label(let label) = part { return label }
        return nil
      }.first
      guard isButton, let name else { continue }
      XCTAssertTrue(app.buttons[name].firstMatch.exists, "no query finds “\(name)”, which is heard")
      names.append(name)
    } while try voiceOver.flick(.right) != nil
    return names
  }

  private func checkScreen(_ title: String, line: UInt = #line) throws {
    XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5), title, line: line)
    XCTAssertTrue(app.activityIndicators.firstMatch.waitForNonExistence(timeout: 5), title, line: line)
    // What a sheet covers is in the tree, and neither heard nor tapped.
    let found = app.buttons.allElementsBoundByIndex.filter(\.isHittable).map(\.label)
    let heard = try heardButtons()
    XCTAssertGreaterThan(found.count, 4, title, line: line)
    let silent = Set(found).subtracting(heard)
    XCTAssertTrue(silent.isEmpty, "\(title): \(silent.sorted()) are not heard", line: line)
  }

  func testHeardButtonsAreFound() throws {
    try checkScreen("Grandma's Recipes")
    // VoiceOver has gone to the end of the list, whose first rows are not there any more.
    let pancakes = app.buttons["Fluffy Pancakes, 25 min · serves 4"]
    for _ in 0..<10 where !pancakes.exists { app.swipeDown() }
    pancakes.tap()
    try checkScreen("Fluffy Pancakes")
    app.tabBars.buttons["Shopping"].tap()
    try checkScreen("Shopping List")
    app.buttons["Add"].tap()
    try checkScreen("New Item")
    app.buttons["Cancel"].tap()
    app.tabBars.buttons["Settings"].tap()
    try checkScreen("Settings")
  }
}
