import Galley
import XCTest

final class UIKitMemberTests: XCTestCase {
  // covers: UIPasteboard.general
  func testAppsAndTestsShareThePasteboard() {
    let app = launch("controls")
    XCTAssertFalse(UIPasteboard.general.hasStrings)
    app.buttons["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "of the app")
    XCTAssertEqual(UIPasteboard.general.changeCount, 1)
    UIPasteboard.general.string = "of the test"
    app.buttons["Paste"].tap()
    XCTAssertEqual(text("opened", in: app), "of the test")
  }

  func testEveryTestHasAnEmptyPasteboard() {
    XCTAssertNil(UIPasteboard.general.string)
    UIPasteboard.general.string = "left"
    XCTAssertEqual(UIPasteboard.general.numberOfItems, 1)
  }

  func testFastlanesHelperIsThereAsFunctionsAndAsAClass() {
    let app = XCUIApplication()
    Snapshot.setupSnapshot(app, waitForAnimations: false)
    XCTAssert(app.launchArguments.contains("-FASTLANE_SNAPSHOT"))
    app.launch()
    Snapshot.snapshot("0Launch", timeWaitingForIdle: 0)
    snapshot("1Launch")
    XCTAssertEqual(deviceLanguage, "en-US")
  }
}
