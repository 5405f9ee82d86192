import Foundation
import XCTest

/// An observer of tests with the callbacks that Apple's has and XCTest on Linux lacks.
///
/// A test target calls it `XCTestObservation`, so that its observers stay as they are: their methods take the target's own
/// `XCTestCase`, which is another class than XCTest's, and XCTest alone would never call them.
///
/// - Reference: [`XCTestObservation`](https://developer.apple.com/documentation/xctest/xctestobservation).
public protocol UITestObservation: XCTest::XCTestObservation {
  /// The class of tests that the observer's methods take; tests of other classes are not reported to it.
  associatedtype TestCase: UITestCase = UITestCase

  /// Called before a test begins.
  ///
  /// - Parameter testCase: The test.
  func testCaseWillStart(_ testCase: TestCase)
  /// Called with each issue that is a failure of a test, when it is recorded.
  ///
  /// - Parameters:
  ///   - testCase: The test.
  ///   - issue: The issue, as `record(_:)` had it.
  func testCase(_ testCase: TestCase, didRecord issue: XCTIssue)
  /// Called with each failure of a test, when it is recorded.
  ///
  /// - Parameters:
  ///   - testCase: The test.
  ///   - description: The failure, for people.
  ///   - filePath: The file, if it is known.
  ///   - lineNumber: The line.
  func testCase(
    _ testCase: TestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// Called after a test has ended.
  ///
  /// - Parameter testCase: The test.
  func testCaseDidFinish(_ testCase: TestCase)
  /// Called with each issue that is a failure of a suite and of none of its tests.
  ///
  /// - Parameters:
  ///   - testSuite: The suite.
  ///   - issue: The issue.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
}

extension UITestObservation {
  public func testCaseWillStart(_ testCase: TestCase) {}
  public func testCase(_ testCase: TestCase, didRecord issue: XCTIssue) {}
  public func testCase(
    _ testCase: TestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  public func testCaseDidFinish(_ testCase: TestCase) {}
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
}

// Called by XCTest, and passed on.
extension UITestObservation {
  /// Calls the observer's method for the start of a test.
  public func testCaseWillStart(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? TestCase { testCaseWillStart(testCase) }
  }

  /// Calls the observer's methods for a failure, with an issue and with a text.
  public func testCase(
    _ testCase: XCTest::XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    guard let testCase = testCase as? TestCase else { return }
    self.testCase(
      testCase,
      didRecord: testCase.recorded ?? XCTIssue(failure: description, inFile: filePath, atLine: lineNumber))
    self.testCase(testCase, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
  }

  /// Calls the observer's method for the end of a test.
  public func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? TestCase { testCaseDidFinish(testCase) }
  }

  /// Calls the observer's method for a suite's failure.
  public func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    self.testSuite(
      testSuite, didRecord: XCTIssue(failure: description, inFile: filePath, atLine: lineNumber))
  }
}

extension XCTIssue {
  /// Creates an issue from a failure that XCTest reports.
  fileprivate init(failure description: String, inFile filePath: String?, atLine lineNumber: Int) {
    let location = filePath.map { XCTSourceCodeLocation(filePath: $0, lineNumber: lineNumber) }
    self.init(
      type: .assertionFailure, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: location))
  }
}
