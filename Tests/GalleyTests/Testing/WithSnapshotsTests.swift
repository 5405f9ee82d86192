import XCTest

@testable import Galley
@testable import GalleyChecks

/// A whole XCTest class compares at a level of its own.
final class WithSnapshotsTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: RecordMode.none, level: .strict) { super.invokeTest() }
  }

  func testTheClassStatesTheLevel() {
    XCTAssertEqual(SnapshotOptions.current.level, .strict)
    XCTAssertEqual(SnapshotOptions.current.record, RecordMode.none)
    withSnapshots(level: .layout) { XCTAssertEqual(SnapshotOptions.current.level, .layout) }
    XCTAssertEqual(SnapshotOptions.current.level, .strict)
  }

  func testItHoldsInAsyncTestsToo() async {
    await Task.yield()
    XCTAssertEqual(SnapshotOptions.current.level, .strict)
  }
}
