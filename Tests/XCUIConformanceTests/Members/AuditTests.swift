import Galley
import XCTest

final class AuditTests: XCTestCase {
  /// What an audit finds, as the words and the element's identifier or label.
  private func found(_ types: XCUIAccessibilityAuditType, in app: XCUIApplication) throws -> [String] {
    var found: [String] = []
    try app.performAccessibilityAudit(for: types) { issue in
      let element = issue.element!
      let name = element.identifier.isEmpty ? element.label : element.identifier
      found.append("\(issue.compactDescription): \(name)")
      return true
    }
    return found
  }

  // covers: XCUIApplication.performAccessibilityAudit(for:_:)
  // covers: XCUIAccessibilityAuditIssue.*
  func testAnAuditFindsWhatTreeAndPictureTell() throws {
    let app = launch("audit")
    XCTAssertEqual(try found(.contrast, in: app), ["Contrast failed: faint"])
    // A frame of 100 × 50 points has no room for its word at the largest text size.
    XCTAssertEqual(try found(.textClipped, in: app), ["Text clipped: clipped", "Text clipped: Large"])
    XCTAssertEqual(try found(.hitRegion, in: app), ["Hit area is too small: Small"])
    XCTAssertEqual(
      try found(.sufficientElementDescription, in: app), ["Element has no description: nameless"])
    XCTAssertEqual(try found([.textClipped, .hitRegion], in: app).count, 3)
    XCTAssertEqual(try found(.all, in: app).count, 5)
    XCTAssertEqual(try found([.dynamicType, .elementDetection, .action, .parentChild, .trait], in: app), [])
  }

  func testWhatNobodyAcceptsFailsTheTest() throws {
    let app = launch("audit")
    let messages = try failures { try app.performAccessibilityAudit(for: .hitRegion) }
    XCTAssertEqual(messages.count, 1)
    let sentence =
      #/Hit area is too small \("Small" Button\): It is [\d.]+ × 20\.33 points, and should be at least 44 × 44 \(WCAG 2\.2, 2\.5\.8 Target Size \(Minimum\), level AA\): Button, \{\{[\d., ]+\}, \{[\d., ]+\}\}, label: 'Small'/#
    XCTAssertNotNil(messages[0].prefixMatch(of: sentence), messages[0])
    let rejected = try failures { try app.performAccessibilityAudit(for: .hitRegion) { _ in false } }
    XCTAssertEqual(rejected, messages)
  }

  func testAHandlerMayThrowAndAnAppMustRun() {
    struct Stop: Error {}
    let app = launch("audit")
    XCTAssertThrowsError(try app.performAccessibilityAudit { _ in throw Stop() }) { XCTAssert($0 is Stop) }
    app.terminate()
    XCTAssertThrowsError(try app.performAccessibilityAudit()) { error in
      XCTAssertEqual(error as? DriverError, .notRunning("org.example.Conformance"))
    }
  }

  // covers: XCUIAccessibilityAuditType.*
  func testTypesHaveApplesRawValues() {
    let types: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
      .trait, .action, .parentChild,
    ]
    XCTAssertEqual(types.map { $0.rawValue.trailingZeroBitCount }, [0, 1, 2, 3, 16, 17, 18, 32, 33])
    XCTAssert(types.allSatisfy { XCUIAccessibilityAuditType.all.contains($0) })
  }
}
