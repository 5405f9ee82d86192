import Foundation
import XCTest
import XCUIAutomation

final class DarwinFoundationTests: XCTestCase {
  // covers: ProcessInfo.init()
  func testProcessInformationCanBeMade() {
    XCTAssert(ProcessInfo() === ProcessInfo.processInfo)
    XCTAssertEqual(ProcessInfo().arguments, ProcessInfo.processInfo.arguments)
  }

  // covers: autoreleasepool(invoking:)
  func testAPoolRunsItsBody() throws {
    XCTAssertEqual(autoreleasepool { 3 }, 3)
    XCTAssertThrowsError(try autoreleasepool { throw CocoaError(.featureUnsupported) })
  }

  func testNetworkingComesWithTheModule() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    XCTAssertEqual(URLRequest(url: url).url, url)
  }
}
