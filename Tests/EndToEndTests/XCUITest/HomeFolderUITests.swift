import Galley
import GalleyViews
import XCTest

/// Folders on the home screen, as suites open them on the springboard.
final class HomeFolderUITests: SimulatedTestCase<EditMenuApp> {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func prepare(_ device: SimulatedDevice) {
    device.homeFolders = [HomeFolder("Utilities", [EditMenuApp.bundleIdentifier])]
  }

  func testAnAppIsOpenedFromAFolder() {
    let app = XCUIApplication()
    app.launch()
    XCUIDevice.shared.press(.home)
    let folder = springboard.icons["Utilities"]
    XCTAssertTrue(folder.waitForExistence(timeout: 2))
    XCTAssertEqual(folder.label, "Utilities folder")
    XCTAssertEqual(folder.value as? String, "1 app")
    folder.tap()
    let icon = springboard.otherElements["Utilities"].icons.firstMatch
    XCTAssertTrue(icon.isHittable)
    icon.tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
  }
}
