import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import XCTest

@testable import Galley
@testable import GalleyChecks

/// The same assertions under XCTest, whose own failures are what is looked at.
final class AssertSnapshotXCTests: XCTest::XCTestCase {
  private var failures: [String] = []
  private var isExpectingFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isExpectingFailures else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }

  /// What a block fails with.
  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    failures = []
    isExpectingFailures = true
    defer { isExpectingFailures = false }
    try body()
    return failures
  }

  private func picture(_ red: Int = 0) -> Bitmap {
    var picture = Bitmap(width: 20, height: 10, color: RGBA(40, 120, 200, 255))
    for x in 0..<red { picture[x, 0] = RGBA(255, 0, 0, 255) }
    return picture
  }

  func testPicturesGoFromNewToApprovedToChanged() throws {
    let sandbox = try TestSandbox()
    let new = try failures { try sandbox.run { _ = assertSnapshot(of: picture(), as: .image, named: "sky") } }
    XCTAssertEqual(new.count, 1)
    XCTAssert(new.first?.contains("/ sky @ picture has no baseline yet.") == true, "\(new)")
    try sandbox.approve()
    XCTAssertEqual(try sandbox.run { assertSnapshot(of: picture(), as: .image, named: "sky") }, .match)
    try sandbox.forgetRuns()
    let changed = try failures {
      try sandbox.run { _ = assertSnapshot(of: picture(3), as: .image, named: "sky") }
    }
    XCTAssert(changed.first?.contains("3 pixels") == true, "\(changed)")
    try sandbox.approve()
    XCTAssertEqual(try sandbox.run { assertSnapshot(of: picture(3), as: .image, named: "sky") }, .match)
  }

  func testTextsGoFromNewToApprovedToChanged() throws {
    let sandbox = try TestSandbox()
    let new = try failures {
      try sandbox.run { _ = assertSnapshot(of: "a\nb\n", as: .lines, named: "letter") }
    }
    XCTAssertEqual(
      new.map { $0.replacingOccurrences(of: "failed - ", with: "") },
      [
        """
        AssertSnapshotXCTests/testTextsGoFromNewToApprovedToChanged / letter @ text has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve \
        'AssertSnapshotXCTests/testTextsGoFromNewToApprovedToChanged / letter @ text'
        """
      ])
    try sandbox.approve()
    XCTAssertEqual(try sandbox.run { assertSnapshot(of: "a\nb\n", as: .lines, named: "letter") }, .match)
    try sandbox.forgetRuns()
    let changed = try failures {
      try sandbox.run { _ = assertSnapshot(of: "a\nx\n", as: .lines, named: "letter") }
    }
    XCTAssert(changed.first?.contains("1. line 2 “b” became “x”\n") == true, "\(changed)")
    XCTAssert(changed.first?.contains("\n-b\n+x\n") == true, "\(changed)")
    try sandbox.approve()
    XCTAssertEqual(try sandbox.run { assertSnapshot(of: "a\nx\n", as: .lines, named: "letter") }, .match)
  }

  func testSnapshotsWithoutNamesAreNumbered() throws {
    let sandbox = try TestSandbox()
    SnapshotCounter.reset()
    _ = try failures {
      try sandbox.run(.all) {
        _ = assertSnapshot(of: "a", as: .lines)
        _ = assertSnapshot(of: picture(), as: .image)
      }
    }
    XCTAssertEqual(try sandbox.records().map(\.key.name), ["1", "2"])
    // XCTest begins the test anew: the numbers do too.
    SnapshotCounter.reset()
    XCTAssertEqual(try sandbox.run { assertSnapshot(of: "a", as: .lines) }, .match)
  }
}

extension TestSandbox {
  /// Approves all that waits, and forgets the run: what is checked afterwards is another one.
  fileprivate func approve() throws {
    let run = try Run(nil, in: project)
    let store = BaselineStore(project)
    let plan = ApprovalPlan(Selection(all: true), in: Gate().verdict(on: run, against: store))
    let result = DecisionService(run: run, store: store).approve(plan, .current(reason: "as designed"))
    XCTAssertEqual(result.approved.count, 1, "\(result.refused)")
    try forgetRuns()
  }

  /// Forgets what was checked.
  fileprivate func forgetRuns() throws {
    try FileManager.default.removeItem(atPath: root + "/.galley/runs")
  }
}
