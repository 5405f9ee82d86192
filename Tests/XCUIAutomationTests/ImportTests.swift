import XCTest
import XCUIAutomation

/// The names that a suite uses which imports nothing but XCTest and the framework.
final class ImportTests: DeviceTestCase {
  func testTheFrameworksNamesComeWithIt() {
    let app = XCUIApplication()
    show()
    let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 1))
    XCTAssertEqual(corner.withOffset(CGVector(dx: 3, dy: -12)).screenPoint, CGPoint(x: 3, y: 800))
    XCTAssertTrue(app.elementType == .application)
    XCTAssertEqual(XCUIElement.ElementType.button.rawValue, 9)
    app.resetAuthorizationStatus(for: .photos)
    XCTAssertTrue(app.state == .notRunning)
    XCTAssertEqual(messages, [])
  }
}
