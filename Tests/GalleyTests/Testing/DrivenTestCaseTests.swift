import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyChecks
import GalleyPages
import GalleyTree
import ScriptedDevice
import Testing
import XCTest
import XCUIAutomation

@testable import GalleyChecks

/// A sign with words on it, on a driver that is no simulated device.
private struct Sign: Layout {
  let words = Label("words")

  var body: Blueprint { Required { words } }

  static func driver() -> ScriptedDevice {
    let words = Element(
      .staticText, identifier: "words", label: "Closed", frame: CGRect(x: 20, y: 40, width: 80, height: 20))
    let frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    let root = Element(.application, frame: frame, children: [words])
    return ScriptedDevice([ApplicationTree(bundleIdentifier: "sign", root: root)], size: frame.size)
  }
}

/// XCTest on a driver of one's own: Apple's names and pages read the same screen.
final class DrivenXCTests: DrivenTestCase {
  override func makeApplication() throws -> Application { Application("sign", on: Sign.driver()) }

  func testApplesNamesAndPagesReadTheDriver() throws {
    try MainActor.assumeIsolated {
      XCTAssertEqual(XCUIApplication().staticTexts["words"].label, "Closed")
      XCTAssertEqual(try Page<Sign>(on: XCUIApplication()).words.text, "Closed")
    }
    XCTAssertEqual(
      RunningTest.xctestOwner,
      TestOwner(suite: ["DrivenXCTests"], test: "testApplesNamesAndPagesReadTheDriver"))
  }
}

@Suite struct DrivenApplicationTests {
  @Test func `an application on a driver leaves evidence in the run`() throws {
    let application = Application("sign", on: Sign.driver())
    #expect(application.automator.evidence is RunEvidenceRecorder)
    #expect(try Page<Sign>(on: application).words.text == "Closed")
  }
}
