import Galley
import XCTest

/// What suites use of XCTest itself, which XCTest on Linux has.
final class TestCaseTests: XCTestCase {
  private nonisolated(unsafe) static var preparations = 0

  override class func setUp() {
    super.setUp()
    preparations += 1
  }

  // covers: XCTestCase.setUp(), of a class
  func testAClassIsSetUpOnce() {
    XCTAssertEqual(Self.preparations, 1)
  }

  func testTheClassIsNotSetUpForEveryTest() {
    XCTAssertEqual(Self.preparations, 1)
  }

  // covers: XCTWaiter.Result.*
  func testResultsHaveApplesRawValues() {
    let results: [XCTWaiter.Result] = [
      .completed, .timedOut, .incorrectOrder, .invertedFulfillment, .interrupted,
    ]
    XCTAssertEqual(results.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  // covers: XCTSkip
  // covers: XCTSkipIf(_:_:)
  // covers: XCTSkipUnless(_:_:)
  func testSkippingThrows() {
    XCTAssertThrowsError(try XCTSkipIf(true, "only on tablets")) {
      XCTAssertEqual(($0 as? XCTSkip)?.message, "only on tablets")
    }
    XCTAssertThrowsError(try XCTSkipUnless(false)) { XCTAssert($0 is XCTSkip) }
    XCTAssertNoThrow(try XCTSkipIf(false))
    XCTAssertNoThrow(try XCTSkipUnless(true))
    XCTAssertEqual(XCTSkip("later").message, "later")
  }
}
