import Galley
import GalleyViews
import Testing
import XCTest

/// The element trees of the newest system.
final class SystemTreeTests: SimulatedTestCase<SystemTreeApp> {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testListsAndFormsAreCollectionViews() {
    XCTAssertEqual(UIDevice.current.systemVersion, "26.0")
    XCTAssertEqual(app.collectionViews.count, 1)
    XCTAssertEqual(app.tables.count, 0)
    XCTAssertTrue(app.collectionViews.textFields["name"].exists)
  }

  func testARowThatLeadsSomewhereHoldsAButton() {
    XCTAssertTrue(app.collectionViews.buttons["Row 3, three"].exists)
    XCTAssertTrue(app.cells["third"].buttons["Row 3, three"].staticTexts["three"].exists)
    app.buttons["Row 3, three"].tap()
    XCTAssertTrue(app.staticTexts["Detail"].waitForExistence(timeout: 2))
  }

  func testADisabledLinkHoldsADisabledButton() {
    XCTAssertFalse(app.buttons["Closed"].isEnabled)
  }

  func testTheButtonOfARowHasItsLabel() {
    XCTAssertTrue(app.buttons["Spoken otherwise"].exists)
  }

  func testAnAlertHasScrollViews() {
    app.buttons["Ask"].tap()
    let alert = app.alerts["Sure?"]
    XCTAssertTrue(alert.scrollViews.otherElements.staticTexts["Really?"].exists)
    alert.scrollViews.otherElements.buttons["Fine"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testAnActionSheetHasScrollViews() {
    app.buttons["Choose"].tap()
    app.sheets["Pick"].scrollViews.otherElements.buttons["One"].tap()
    XCTAssertFalse(app.sheets["Pick"].exists)
  }

  func testTheHomeScreenIsNoCollectionView() {
    XCUIDevice.shared.press(.home)
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let icon = springboard.otherElements["Home screen icons"].icons[SystemTreeApp.displayName]
    XCTAssertTrue(icon.exists)
    icon.press(forDuration: 1)
    XCTAssertTrue(springboard.collectionViews.buttons["Remove App"].exists)
  }
}

/// The element trees of iOS 15.
final class OlderSystemTreeTests: SimulatedTestCase<SystemTreeApp> {
  private let app = XCUIApplication()

  override var deviceProfile: DeviceProfile {
    var profile = DeviceProfile.iPhoneX
    profile.systemVersion = "15.5"
    return profile
  }

  override func setUp() { app.launch() }

  func testListsAndFormsAreTables() {
    XCTAssertEqual(UIDevice.current.systemVersion, "15.5")
    XCTAssertTrue(app.staticTexts["app sees 15.5"].exists)
    XCTAssertEqual(app.tables.count, 1)
    XCTAssertEqual(app.collectionViews.count, 0)
    XCTAssertTrue(app.tables.textFields["name"].exists)
  }

  func testARowIsTappedItself() {
    XCTAssertFalse(app.buttons["Row 3, three"].exists)
    app.tables.staticTexts["three"].tap()
    XCTAssertTrue(app.staticTexts["Detail"].waitForExistence(timeout: 2))
  }
}

/// The element trees on both sides of iOS 16.
@MainActor @Suite struct SystemVersionBoundaryTests {
  @Test(arguments: [("15.8", false), ("16.0", true)])
  func listsChangeWithSixteen(_ version: String, _ isNew: Bool) throws {
    var profile = DeviceProfile.iPhoneX
    profile.systemVersion = version
    let app = try Application.launch(SystemTreeApp.self, on: profile)
    let screen = try #require(app.device).snapshot().screen
    #expect(screen.paths { $0.label == "app sees \(version)" }.count == 1)
    #expect(screen.paths { $0.type == .collectionView }.count == (isNew ? 1 : 0))
    #expect(screen.paths { $0.type == .table }.count == (isNew ? 0 : 1))
    #expect(screen.paths { $0.type == .button && $0.label == "Row 3, three" }.count == (isNew ? 1 : 0))
  }
}

/// A form with links, an alert and an action sheet.
struct SystemTreeApp: App {
  var body: some Scene { WindowGroup { SystemTreeForm() } }
}

private struct SystemTreeForm: View {
  @State private var name = ""
  @State private var isAsked = false
  @State private var isChosen = false

  var body: some View {
    NavigationStack {
      Form {
        Text(verbatim: "app sees \(UIDevice.current.systemVersion)")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        NavigationLink {
          Text("Detail")
        } label: {
          HStack {
            Text("Row 3")
            Text("three")
          }
        }
        .accessibilityIdentifier("third")
        NavigationLink("Closed") { Text("Nothing") }.disabled(true)
        NavigationLink("Link") { Text("Nothing") }.accessibilityLabel("Spoken otherwise")
        Button("Ask") { isAsked = true }
        Button("Choose") { isChosen = true }
      }
      .alert("Sure?", isPresented: $isAsked) {
        Button("Fine") {}
      } message: {
        Text("Really?")
      }
      .confirmationDialog("Pick", isPresented: $isChosen, titleVisibility: .visible) { Button("One") {} }
    }
  }
}
