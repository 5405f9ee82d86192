import Foundation
import Galley
import XCTest

/// A test case that tests run themselves, one method at a time, to see what becomes of its failures.
class InnerTestCase: SimulatedTestCase<FormApp> {
  var journal: [String] = []
  var reported: [String] = []

  let app = XCUIApplication()

  /// Runs a method as XCTest does.
  ///
  /// XCTest keeps one test as the one that is running, and forgets it at its end: only tests of another library may
  /// run this. It holds the main actor until a thread of Swift's pool has run the test's asynchronous methods. So no other suite of this
  /// target may hold such a thread while it waits for the main actor: all of them are on it.
  static func run(_ method: @escaping (Self) throws -> Void) -> Self {
    let test = self.init(name: "InnerTestCase.method") { testCase in
      let test = testCase as! Self
      test.journal.append("method")
      try method(test)
    }
    test.run()
    return test
  }

  /// Failures come from any thread, and each is to be told from the one before it.
  private let recording = NSRecursiveLock()

  override func record(_ issue: XCTIssue) {
    recording.lock()
    defer { recording.unlock() }
    let before = testRun?.totalFailureCount ?? 0
    super.record(issue)
    if testRun?.totalFailureCount != before { reported.append(issue.compactDescription) }
  }

  override func setUp() async throws { journal.append("async setUp") }

  override func setUpWithError() throws { journal.append("setUpWithError") }

  override func setUp() {
    journal.append("setUp")
    addTeardownBlock { [unowned self] in self.journal.append("block") }
  }

  override func tearDown() { journal.append("tearDown") }

  override func tearDownWithError() throws { journal.append("tearDownWithError") }

  override func tearDown() async throws { journal.append("async tearDown") }
}

/// Fails where an alert comes up over what it is about to act on.
final class StrictTestCase: InnerTestCase {
  override var interruptionPolicy: InterruptionPolicy { .fail }
}

/// Stops at its first failure, and looks at the screen while it is torn down.
final class StoppingTestCase: InnerTestCase {
  var screenAtTheEnd: String?

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  override func tearDown() {
    screenAtTheEnd = app.staticTexts["log"].label
    super.tearDown()
  }
}

/// Fails before its method is entered.
final class BrokenSetUpTestCase: InnerTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
    app.buttons["no such button"].tap()
  }
}
