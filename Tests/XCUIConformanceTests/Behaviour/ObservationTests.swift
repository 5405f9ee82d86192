import Galley
import XCTest

/// Observers that a suite registers, as it writes them on Apple's platforms.
final class ObservationTests: XCTestCase {
  /// Notices what it is told of tests.
  private final class Observer: NSObject, XCTestObservation {
    var started: [String] = []
    var issues: [XCTIssue] = []
    var failures: [String] = []

    func testCaseWillStart(_ testCase: XCTestCase) { started.append(testCase.name) }

    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { issues.append(issue) }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      failures.append("\(description) at \(lineNumber)")
    }
  }

  /// Overrides nothing, and is told nothing by accident.
  private final class IdleObserver: NSObject, XCTestObservation {}

  // covers: XCTestObservation.testCase(_:didRecord:)
  // covers: XCTestObservationCenter.shared
  func testAnObserverIsToldOfTestsAndIssues() throws {
    let observer = Observer()
    for each in [observer, IdleObserver()] as [any XCTest::XCTestObservation] {
      XCTestObservationCenter.shared.addTestObserver(each)
      each.testCaseWillStart(self)
      each.testCase(self, didFailWithDescription: "broken", inFile: "/a.swift", atLine: 7)
      each.testCaseDidFinish(self)
      XCTestObservationCenter.shared.removeTestObserver(each)
    }
    XCTAssertEqual(observer.started, [name])
    XCTAssertEqual(observer.failures, ["broken at 7"])
    let issue = try XCTUnwrap(observer.issues.first)
    XCTAssertEqual(observer.issues.count, 1)
    XCTAssertEqual(issue.compactDescription, "broken")
    XCTAssertEqual(issue.sourceCodeContext.location?.lineNumber, 7)
  }
}
