import Galley
import SeededCases
import XCTest

/// What a press and drag moves, and helpers that scroll by it.
final class DragDistanceTests: XCTestCase {
  private let screens = ["rows44", "rows78", "list44", "list78"]

  func testRowsAreAsHighAsTheirNamesSay() {
    XCTAssertEqual(launch("list44").cells.firstMatch.frame.height, 44, accuracy: 0.5)
    XCTAssertEqual(launch("list78").cells.firstMatch.frame.height, 78, accuracy: 0.5)
  }

  func testContentMovesByExactlyTheDistanceDragged() {
    for screen in screens {
      let app = launch(screen)
      let row = app.staticTexts["Row 5"]
      for distance in [44.0, 78, 120, 200] {
        let before = row.frame.minY
        let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
        start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -distance)))
        XCTAssertEqual(before - row.frame.minY, distance, accuracy: 0.5, screen)
        start.withOffset(CGVector(dx: 0, dy: -distance)).press(forDuration: 0.1, thenDragTo: start)
        XCTAssertEqual(row.frame.minY, before, accuracy: 0.5, screen)
      }
    }
  }

  func testAVelocityWithoutAHoldThrows() {
    let app = launch("rows44")
    let before = app.staticTexts["Row 5"].frame.minY
    let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    start.press(
      forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -100)), withVelocity: .fast,
      thenHoldForDuration: 0)
    XCTAssertGreaterThan(before - app.staticTexts["Row 5"].frame.minY, 200)
  }

  func testDraggingAnElementToAnotherMovesItThere() {
    let app = launch("rows78")
    let (low, high) = (app.staticTexts["Row 7"], app.staticTexts["Row 3"])
    let target = high.frame.midY
    low.press(forDuration: 0, thenDragTo: high)
    XCTAssertEqual(low.frame.midY, target, accuracy: 0.5)
  }

  /// A usual run searches low rows of a scroll view, and high ones of a list.
  func testHelpersFindEveryRow() {
    for screen in Soak.slice(of: screens, oneIn: 3) {
      let app = launch(screen)
      for row in [3, 20, 47, 71, 99] {
        XCTAssert(app.searchDown(for: app.staticTexts["Row \(row)"]), "Row \(row) of \(screen)")
        XCTAssert(app.staticTexts["Row \(row)"].isHittable)
      }
      XCTAssertFalse(app.searchDown(for: app.staticTexts["Row 100"]))
    }
  }

  func testAPageLengthIsAPageLength() {
    for screen in screens {
      let app = launch(screen)
      // A row that is in view before and after: a list has no others.
      let row = app.staticTexts[screen.hasSuffix("44") ? "Row 13" : "Row 7"]
      let before = row.frame.minY
      app.scrollDownOnePage()
      XCTAssertEqual(before - row.frame.minY, app.frame.height * 0.6, accuracy: 0.5)
    }
  }

  func testHelpersFindTheirWayBackAndToAKnownScreen() {
    let app = XCUIApplication()
    app.launch()
    app.go(to: "Settings", "Privacy")
    XCTAssert(app.staticTexts["This is Privacy"].exists)
    app.pressAllBackButtons()
    XCTAssert(app.navigationBars["Menu"].exists)
    app.go(to: "Rows")
    XCTAssert(app.searchDown(for: app.staticTexts["Row 60"]))
  }
}

/// The category of Jonathan Chen's article on UI testing: what a team adds so that tests need not query by themselves.
extension XCUIApplication {
  /// Presses all of the back buttons until there aren't any.
  func pressAllBackButtons() {
    while navigationBars.buttons["BackButton"].exists { navigationBars.buttons["BackButton"].tap() }
  }

  /// Scrolls down an entire page length.
  func scrollDownOnePage() {
    let startCoord = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    let endCoord = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    startCoord.press(forDuration: 0, thenDragTo: endCoord)
  }

  /// Searches down a scroll view until it finds a certain element.
  func searchDown(for element: XCUIElement, pages: Int = 20) -> Bool {
    for _ in 0..<pages {
      if element.exists && element.isHittable { return true }
      scrollDownOnePage()
    }
    return element.exists && element.isHittable
  }

  /// Navigates to some screen that we know exists.
  func go(to titles: String...) {
    for title in titles { cells.staticTexts[title].firstMatch.tap() }
  }
}
