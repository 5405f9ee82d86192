import Foundation
import GalleyTree
import ScriptedDevice
import XCTest

@testable import XCUIAutomation

final class QueryTests: DeviceTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    show(
      element(
        .table, "mail",
        children: [
          element(.cell, "first", children: [element(.staticText, "Ada"), element(.button, "Flag")]),
          element(.cell, "second", children: [element(.staticText, "Grace")]),
        ]),
      element(.button, "Send"))
  }

  func testEveryMethod() {
    let cells = app.tables.cells
    XCTAssertEqual(labels(cells), ["first", "second"])
    XCTAssertEqual(cells["second"].label, "second")
    XCTAssertEqual(app.tables.element.label, "mail")
    XCTAssertEqual(cells.firstMatch.label, "first")
    XCTAssertEqual(cells.element(boundBy: 1).label, "second")
    XCTAssertEqual(cells.element(matching: .cell, identifier: "second").label, "second")
    XCTAssertEqual(labels(cells.matching(identifier: "first")), ["first"])
    XCTAssertEqual(labels(app.descendants(matching: .any).matching(.button, identifier: "Send")), ["Send"])
    XCTAssertEqual(
      labels(app.descendants(matching: .any).matching(.button, identifier: nil)), ["Flag", "Send"])
    XCTAssertEqual(labels(cells.containing(.button, identifier: nil)), ["first"])
    XCTAssertEqual(labels(cells.containing(.staticText, identifier: "Grace")), ["second"])
    XCTAssertEqual(labels(cells.descendants(matching: .staticText)), ["Ada", "Grace"])
    XCTAssertEqual(labels(app.tables.children(matching: .any)), ["first", "second"])
    XCTAssertEqual(labels(app.children(matching: .button)), ["Send"])
    XCTAssertEqual(cells.count, 2)
    XCTAssertEqual(labels(cells["first"].staticTexts), ["Ada"])
    XCTAssertEqual(messages, [])
  }

  func testBlockPredicatesSeeSnapshots() {
    let isShort = NSPredicate { object, _ in
      ((object as? any XCUIElementSnapshot)?.label.count ?? 99) < 4
    }
    XCTAssertEqual(labels(app.staticTexts.matching(isShort)), ["Ada"])
    XCTAssertEqual(app.staticTexts.element(matching: isShort).label, "Ada")
    XCTAssertEqual(labels(app.cells.containing(isShort)), ["first"])
    XCTAssertEqual(messages, [])
  }

  func testElementsBoundByIndexFollowTheirIndex() {
    let cells = app.cells.allElementsBoundByIndex
    XCTAssertEqual(cells.map(\.label), ["first", "second"])
    show(element(.cell, "new"), element(.cell, "first"))
    XCTAssertEqual(cells.map(\.label), ["new", "first"])
  }

  func testElementsBoundToThemselvesDoNot() {
    show(element(.cell, "first"), element(.cell, "second"))
    let cells = app.cells.allElementsBoundByAccessibilityElement
    XCTAssertEqual(cells.map(\.label), ["first", "second"])
    show(element(.cell, "first"), element(.cell, "other"))
    XCTAssertEqual(cells.map(\.exists), [true, false])
  }

  func testAnIndexBeyondTheEndFindsNothing() {
    XCTAssertFalse(app.cells.element(boundBy: 2).exists)
    XCTAssertEqual(app.cells.element(boundBy: 2).label, "")
    XCTAssertEqual(failures.count, 1)
  }

  func testEveryTypeHasAQuery() {
    let all = (1...82).compactMap { ElementType(rawValue: UInt($0)) }.map { type in
      Element(type, label: type.name)
    }
    device.applications = [application("app", all)]
    let queries: [XCUIElementQuery] = [
      app.otherElements, app.groups, app.windows, app.sheets, app.drawers, app.alerts, app.dialogs,
      app.buttons,
      app.radioButtons, app.radioGroups, app.checkBoxes, app.disclosureTriangles, app.popUpButtons,
      app.comboBoxes, app.menuButtons, app.toolbarButtons, app.popovers, app.keyboards, app.keys,
      app.navigationBars, app.tabBars, app.tabGroups, app.toolbars, app.statusBars, app.tables, app.tableRows,
      app.tableColumns, app.outlines, app.outlineRows, app.browsers, app.collectionViews, app.sliders,
      app.pageIndicators, app.progressIndicators, app.activityIndicators, app.segmentedControls, app.pickers,
      app.pickerWheels, app.switches, app.toggles, app.links, app.images, app.icons, app.searchFields,
      app.scrollViews, app.scrollBars, app.staticTexts, app.textFields, app.secureTextFields, app.datePickers,
      app.textViews, app.menus, app.menuItems, app.menuBars, app.menuBarItems, app.maps, app.webViews,
      app.incrementArrows, app.decrementArrows, app.timelines, app.ratingIndicators, app.valueIndicators,
      app.splitGroups, app.splitters, app.relevanceIndicators, app.colorWells, app.helpTags, app.mattes,
      app.dockItems, app.rulers, app.rulerMarkers, app.grids, app.levelIndicators, app.cells, app.layoutAreas,
      app.layoutItems, app.handles, app.steppers, app.tabs, app.touchBars, app.statusItems,
    ]
    XCTAssertEqual(queries.map { $0.count }, Array(repeating: 1, count: 81))
    let raw = queries.map { $0.element.elementType.rawValue }
    XCTAssertEqual(raw, [1] + Array(3...82))
  }

  private func labels(_ query: XCUIElementQuery) -> [String] {
    query.allElementsBoundByIndex.map(\.label)
  }
}
