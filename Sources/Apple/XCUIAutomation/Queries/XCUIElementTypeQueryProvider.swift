/// A source of queries for the elements below it, by type.
///
/// - Reference: [`XCUIElementTypeQueryProvider`](https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider).
@MainActor @preconcurrency
public protocol XCUIElementTypeQueryProvider {
  /// The descendants with a type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery

  /// The first of the elements that match, in tree order.
  var firstMatch: XCUIElement { get }
}

// Each member carries the attributes itself: they are not allowed on an extension together.
extension XCUIElementTypeQueryProvider {
  /// All other elements below.
  @MainActor @preconcurrency public var otherElements: XCUIElementQuery { descendants(matching: .other) }

  /// All groups below.
  @MainActor @preconcurrency public var groups: XCUIElementQuery { descendants(matching: .group) }

  /// All windows below.
  @MainActor @preconcurrency public var windows: XCUIElementQuery { descendants(matching: .window) }

  /// All sheets below.
  @MainActor @preconcurrency public var sheets: XCUIElementQuery { descendants(matching: .sheet) }

  /// All drawers below.
  @MainActor @preconcurrency public var drawers: XCUIElementQuery { descendants(matching: .drawer) }

  /// All alerts below.
  @MainActor @preconcurrency public var alerts: XCUIElementQuery { descendants(matching: .alert) }

  /// All dialogs below.
  @MainActor @preconcurrency public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }

  /// All buttons below.
  @MainActor @preconcurrency public var buttons: XCUIElementQuery { descendants(matching: .button) }

  /// All radio buttons below.
  @MainActor @preconcurrency public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }

  /// All radio groups below.
  @MainActor @preconcurrency public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }

  /// All check boxes below.
  @MainActor @preconcurrency public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }

  /// All disclosure triangles below.
  @MainActor @preconcurrency public var disclosureTriangles: XCUIElementQuery {
    descendants(matching: .disclosureTriangle)
  }

  /// All pop up buttons below.
  @MainActor @preconcurrency public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }

  /// All combo boxes below.
  @MainActor @preconcurrency public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }

  /// All menu buttons below.
  @MainActor @preconcurrency public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }

  /// All toolbar buttons below.
  @MainActor @preconcurrency public var toolbarButtons: XCUIElementQuery {
    descendants(matching: .toolbarButton)
  }

  /// All popovers below.
  @MainActor @preconcurrency public var popovers: XCUIElementQuery { descendants(matching: .popover) }

  /// All keyboards below.
  @MainActor @preconcurrency public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }

  /// All keys below.
  @MainActor @preconcurrency public var keys: XCUIElementQuery { descendants(matching: .key) }

  /// All navigation bars below.
  @MainActor @preconcurrency public var navigationBars: XCUIElementQuery {
    descendants(matching: .navigationBar)
  }

  /// All tab bars below.
  @MainActor @preconcurrency public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }

  /// All tab groups below.
  @MainActor @preconcurrency public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }

  /// All toolbars below.
  @MainActor @preconcurrency public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }

  /// All status bars below.
  @MainActor @preconcurrency public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }

  /// All tables below.
  @MainActor @preconcurrency public var tables: XCUIElementQuery { descendants(matching: .table) }

  /// All table rows below.
  @MainActor @preconcurrency public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }

  /// All table columns below.
  @MainActor @preconcurrency public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }

  /// All outlines below.
  @MainActor @preconcurrency public var outlines: XCUIElementQuery { descendants(matching: .outline) }

  /// All outline rows below.
  @MainActor @preconcurrency public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }

  /// All browsers below.
  @MainActor @preconcurrency public var browsers: XCUIElementQuery { descendants(matching: .browser) }

  /// All collection views below.
  @MainActor @preconcurrency public var collectionViews: XCUIElementQuery {
    descendants(matching: .collectionView)
  }

  /// All sliders below.
  @MainActor @preconcurrency public var sliders: XCUIElementQuery { descendants(matching: .slider) }

  /// All page indicators below.
  @MainActor @preconcurrency public var pageIndicators: XCUIElementQuery {
    descendants(matching: .pageIndicator)
  }

  /// All progress indicators below.
  @MainActor @preconcurrency public var progressIndicators: XCUIElementQuery {
    descendants(matching: .progressIndicator)
  }

  /// All activity indicators below.
  @MainActor @preconcurrency public var activityIndicators: XCUIElementQuery {
    descendants(matching: .activityIndicator)
  }

  /// All segmented controls below.
  @MainActor @preconcurrency public var segmentedControls: XCUIElementQuery {
    descendants(matching: .segmentedControl)
  }

  /// All pickers below.
  @MainActor @preconcurrency public var pickers: XCUIElementQuery { descendants(matching: .picker) }

  /// All picker wheels below.
  @MainActor @preconcurrency public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }

  /// All switches below.
  @MainActor @preconcurrency public var switches: XCUIElementQuery { descendants(matching: .switch) }

  /// All toggles below.
  @MainActor @preconcurrency public var toggles: XCUIElementQuery { descendants(matching: .toggle) }

  /// All links below.
  @MainActor @preconcurrency public var links: XCUIElementQuery { descendants(matching: .link) }

  /// All images below.
  @MainActor @preconcurrency public var images: XCUIElementQuery { descendants(matching: .image) }

  /// All icons below.
  @MainActor @preconcurrency public var icons: XCUIElementQuery { descendants(matching: .icon) }

  /// All search fields below.
  @MainActor @preconcurrency public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }

  /// All scroll views below.
  @MainActor @preconcurrency public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }

  /// All scroll bars below.
  @MainActor @preconcurrency public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }

  /// All static texts below.
  @MainActor @preconcurrency public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }

  /// All text fields below.
  @MainActor @preconcurrency public var textFields: XCUIElementQuery { descendants(matching: .textField) }

  /// All secure text fields below.
  @MainActor @preconcurrency public var secureTextFields: XCUIElementQuery {
    descendants(matching: .secureTextField)
  }

  /// All date pickers below.
  @MainActor @preconcurrency public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }

  /// All text views below.
  @MainActor @preconcurrency public var textViews: XCUIElementQuery { descendants(matching: .textView) }

  /// All menus below.
  @MainActor @preconcurrency public var menus: XCUIElementQuery { descendants(matching: .menu) }

  /// All menu items below.
  @MainActor @preconcurrency public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }

  /// All menu bars below.
  @MainActor @preconcurrency public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }

  /// All menu bar items below.
  @MainActor @preconcurrency public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }

  /// All maps below.
  @MainActor @preconcurrency public var maps: XCUIElementQuery { descendants(matching: .map) }

  /// All web views below.
  @MainActor @preconcurrency public var webViews: XCUIElementQuery { descendants(matching: .webView) }

  /// All increment arrows below.
  @MainActor @preconcurrency public var incrementArrows: XCUIElementQuery {
    descendants(matching: .incrementArrow)
  }

  /// All decrement arrows below.
  @MainActor @preconcurrency public var decrementArrows: XCUIElementQuery {
    descendants(matching: .decrementArrow)
  }

  /// All timelines below.
  @MainActor @preconcurrency public var timelines: XCUIElementQuery { descendants(matching: .timeline) }

  /// All rating indicators below.
  @MainActor @preconcurrency public var ratingIndicators: XCUIElementQuery {
    descendants(matching: .ratingIndicator)
  }

  /// All value indicators below.
  @MainActor @preconcurrency public var valueIndicators: XCUIElementQuery {
    descendants(matching: .valueIndicator)
  }

  /// All split groups below.
  @MainActor @preconcurrency public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }

  /// All splitters below.
  @MainActor @preconcurrency public var splitters: XCUIElementQuery { descendants(matching: .splitter) }

  /// All relevance indicators below.
  @MainActor @preconcurrency public var relevanceIndicators: XCUIElementQuery {
    descendants(matching: .relevanceIndicator)
  }

  /// All color wells below.
  @MainActor @preconcurrency public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }

  /// All help tags below.
  @MainActor @preconcurrency public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }

  /// All mattes below.
  @MainActor @preconcurrency public var mattes: XCUIElementQuery { descendants(matching: .matte) }

  /// All dock items below.
  @MainActor @preconcurrency public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }

  /// All rulers below.
  @MainActor @preconcurrency public var rulers: XCUIElementQuery { descendants(matching: .ruler) }

  /// All ruler markers below.
  @MainActor @preconcurrency public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }

  /// All grids below.
  @MainActor @preconcurrency public var grids: XCUIElementQuery { descendants(matching: .grid) }

  /// All level indicators below.
  @MainActor @preconcurrency public var levelIndicators: XCUIElementQuery {
    descendants(matching: .levelIndicator)
  }

  /// All cells below.
  @MainActor @preconcurrency public var cells: XCUIElementQuery { descendants(matching: .cell) }

  /// All layout areas below.
  @MainActor @preconcurrency public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }

  /// All layout items below.
  @MainActor @preconcurrency public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }

  /// All handles below.
  @MainActor @preconcurrency public var handles: XCUIElementQuery { descendants(matching: .handle) }

  /// All steppers below.
  @MainActor @preconcurrency public var steppers: XCUIElementQuery { descendants(matching: .stepper) }

  /// All tabs below.
  @MainActor @preconcurrency public var tabs: XCUIElementQuery { descendants(matching: .tab) }

  /// All touch bars below.
  @MainActor @preconcurrency public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }

  /// All status items below.
  @MainActor @preconcurrency public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }

  /// The disclosed rows below a row of an outline.
  @MainActor @preconcurrency public var disclosedChildRows: XCUIElementQuery {
    descendants(matching: .outlineRow)
  }
}
