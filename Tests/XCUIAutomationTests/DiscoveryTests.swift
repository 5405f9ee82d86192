import GalleyTree
import XCTest

@testable import XCUIAutomation

/// Without the overloads of `XCTestDiscovery`, the mere presence of this class would end the whole process.
@MainActor
final class MainActorTests: XCTestCase {
  func testRunsOnTheMainActor() {
    MainActor.assertIsolated()
    XCTAssertNil(XCUIContext.automator)
  }

  func testKeepsItsOwnState() {
    state += 1
    XCTAssertEqual(state, 1)
  }

  private var state = 0
}

@MainActor
final class ThrowingMainActorTests: XCTestCase {
  func testRunsOnTheMainActor() throws {
    MainActor.assertIsolated()
    XCTAssertEqual(try XCTUnwrap(Optional(1)), 1)
  }

  func testErrorsPassThroughTheOverload() {
    final class Failing: XCTestCase {
      struct Trouble: Error {}

      func fail() throws { throw Trouble() }
    }
    let entry = testCase([("fail", Failing.fail)] as [(String, (Failing) -> @MainActor () throws -> Void)])
    XCTAssertEqual(entry.allTests.map(\.0), ["fail"])
    let instance = Failing(name: "fail") { _ in }
    XCTAssertThrowsError(try entry.allTests[0].1(instance)) { XCTAssertTrue($0 is Failing.Trouble) }
  }
}
