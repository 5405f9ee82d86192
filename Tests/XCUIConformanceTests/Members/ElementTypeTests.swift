import Galley
import XCTest

final class ElementTypeTests: XCTestCase {
  /// Every type with its raw value and the query for it; the two types without one have none.
  private let types:
    [(type: XCUIElement.ElementType, rawValue: UInt, query: KeyPath<XCUIElement, XCUIElementQuery>?)] = [
      (.any, 0, nil),
      (.other, 1, \.otherElements),
      (.application, 2, nil),
      (.group, 3, \.groups),
      (.window, 4, \.windows),
      (.sheet, 5, \.sheets),
      (.drawer, 6, \.drawers),
      (.alert, 7, \.alerts),
      (.dialog, 8, \.dialogs),
      (.button, 9, \.buttons),
      (.radioButton, 10, \.radioButtons),
      (.radioGroup, 11, \.radioGroups),
      (.checkBox, 12, \.checkBoxes),
      (.disclosureTriangle, 13, \.disclosureTriangles),
      (.popUpButton, 14, \.popUpButtons),
      (.comboBox, 15, \.comboBoxes),
      (.menuButton, 16, \.menuButtons),
      (.toolbarButton, 17, \.toolbarButtons),
      (.popover, 18, \.popovers),
      (.keyboard, 19, \.keyboards),
      (.key, 20, \.keys),
      (.navigationBar, 21, \.navigationBars),
      (.tabBar, 22, \.tabBars),
      (.tabGroup, 23, \.tabGroups),
      (.toolbar, 24, \.toolbars),
      (.statusBar, 25, \.statusBars),
      (.table, 26, \.tables),
      (.tableRow, 27, \.tableRows),
      (.tableColumn, 28, \.tableColumns),
      (.outline, 29, \.outlines),
      (.outlineRow, 30, \.outlineRows),
      (.browser, 31, \.browsers),
      (.collectionView, 32, \.collectionViews),
      (.slider, 33, \.sliders),
      (.pageIndicator, 34, \.pageIndicators),
      (.progressIndicator, 35, \.progressIndicators),
      (.activityIndicator, 36, \.activityIndicators),
      (.segmentedControl, 37, \.segmentedControls),
      (.picker, 38, \.pickers),
      (.pickerWheel, 39, \.pickerWheels),
      (.switch, 40, \.switches),
      (.toggle, 41, \.toggles),
      (.link, 42, \.links),
      (.image, 43, \.images),
      (.icon, 44, \.icons),
      (.searchField, 45, \.searchFields),
      (.scrollView, 46, \.scrollViews),
      (.scrollBar, 47, \.scrollBars),
      (.staticText, 48, \.staticTexts),
      (.textField, 49, \.textFields),
      (.secureTextField, 50, \.secureTextFields),
      (.datePicker, 51, \.datePickers),
      (.textView, 52, \.textViews),
      (.menu, 53, \.menus),
      (.menuItem, 54, \.menuItems),
      (.menuBar, 55, \.menuBars),
      (.menuBarItem, 56, \.menuBarItems),
      (.map, 57, \.maps),
      (.webView, 58, \.webViews),
      (.incrementArrow, 59, \.incrementArrows),
      (.decrementArrow, 60, \.decrementArrows),
      (.timeline, 61, \.timelines),
      (.ratingIndicator, 62, \.ratingIndicators),
      (.valueIndicator, 63, \.valueIndicators),
      (.splitGroup, 64, \.splitGroups),
      (.splitter, 65, \.splitters),
      (.relevanceIndicator, 66, \.relevanceIndicators),
      (.colorWell, 67, \.colorWells),
      (.helpTag, 68, \.helpTags),
      (.matte, 69, \.mattes),
      (.dockItem, 70, \.dockItems),
      (.ruler, 71, \.rulers),
      (.rulerMarker, 72, \.rulerMarkers),
      (.grid, 73, \.grids),
      (.levelIndicator, 74, \.levelIndicators),
      (.cell, 75, \.cells),
      (.layoutArea, 76, \.layoutAreas),
      (.layoutItem, 77, \.layoutItems),
      (.handle, 78, \.handles),
      (.stepper, 79, \.steppers),
      (.tab, 80, \.tabs),
      (.touchBar, 81, \.touchBars),
      (.statusItem, 82, \.statusItems),
    ]

  // covers: XCUIElement.ElementType.*
  func testTypesHaveApplesRawValues() {
    XCTAssertEqual(types.map(\.rawValue), Array(0...82))
    for entry in types {
      XCTAssertEqual(entry.type.rawValue, entry.rawValue)
      XCTAssertEqual(XCUIElement.ElementType(rawValue: entry.rawValue), entry.type)
    }
  }

  // covers: XCUIElementTypeQueryProvider.*
  func testEveryQueryFindsItsTypeAndNoOther() throws {
    let app = launch("controls")
    for screen in ["controls", "keys", "gestures"] {
      launch(screen)
      let all = app.descendants(matching: .any).allElementsBoundByIndex.map(\.elementType)
      for entry in types {
        guard let query = entry.query else { continue }
        XCTAssertEqual(
          app[keyPath: query].count, all.count { $0 == entry.type }, "\(entry.type) of \(screen)")
      }
    }
    XCTAssertEqual(app.disclosedChildRows.count, 0)
    XCTAssertEqual(app.buttons.firstMatch.label, "Tap me")
  }
}
