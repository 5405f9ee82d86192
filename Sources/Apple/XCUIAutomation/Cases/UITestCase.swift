import Foundation
import GalleyAutomation
import GalleyText
import GalleyTree
import XCTest

/// An XCTest case with all that UI tests override and call and XCTest on Linux lacks.
///
/// A test target calls a subclass of it `XCTestCase`, so that its classes stay as they are.
open class UITestCase: XCTest::XCTestCase {
  /// The test that is running.
  package nonisolated(unsafe) private(set) static weak var running: UITestCase?

  /// The failures that the test expects.
  let expectedFailures = ExpectedFailures()
  /// The expectations that ``expectation(description:filePath:)`` and similar methods made.
  var expectations: [DeviceExpectation] = []
  /// The expectations that no waiter has waited for yet.
  var unawaited: [DeviceExpectation] { expectations.filter { !$0.isAwaited } }
  private let evidence = FailureEvidence()

  private var goesOnAfterFailure = true
  /// Failures may be recorded on any thread, as by a test that is async.
  private let recording = NSRecursiveLock()
  /// The issue that is being recorded, for those who observe it.
  private(set) var recorded: XCTIssue?
  private var isTearingDown = false
  private var allowance: TimeInterval?
  private let method: (XCTest::XCTestCase) throws -> Void

  /// Creates a test, as XCTest does.
  ///
  /// - Parameters:
  ///   - name: The class and the method, with a point between them.
  ///   - testClosure: Calls the method.
  public required init(name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void) {
    method = testClosure
    super.init(name: name) { testCase in
      // XCTest calls this between set-up and tear-down: a set-up that has stopped the test keeps it from being entered,
      // and a tear-down finds a device that answers again.
      defer { (testCase as? UITestCase)?.beginTearingDown() }
      guard !XCUIContext.isStopped else { return }
      do {
        try testClosure(testCase)
      } catch {
        if !XCUIContext.isStopped { throw error }
      }
    }
  }

  /// Creates an instance for the helpers of a test class, which is not a test; its failures are recorded by
  /// the running test.
  public init() {
    method = { _ in }
    super.init(name: "\(Self.self).helpers", testClosure: { _ in })
  }

  /// Creates an instance that runs the same method in another configuration; its failures are recorded by the
  /// running test.
  package func makeTwin() -> Self {
    isTearingDown = false
    return Self(name: name, testClosure: method)
  }

  /// Whether the class's tests are run once for each way in which the app may look.
  ///
  /// `SimulatedTestCase` runs them in light and in dark appearance.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The method that the test calls.
  open var invocation: TestInvocation? { TestInvocation(testName: name) }

  /// The time that the test may take, in seconds of the device's time, rounded up to minutes; a test that sets it fails if
  /// it takes longer.
  ///
  /// - Reference: [`executionTimeAllowance`](https://developer.apple.com/documentation/xctest/xctestcase/executiontimeallowance).
  open var executionTimeAllowance: TimeInterval {
    get { allowance ?? 600 }
    set { allowance = (max(newValue, 1) / 60).rounded(.up) * 60 }
  }

  /// Runs something as a part of a test.
  package static func withRunning(_ test: UITestCase, _ body: () -> Void) {
    let before = running
    running = test
    defer { running = before }
    body()
  }

  /// Gives the test time to be set up.
  ///
  /// It runs where the caller runs, so that a main-actor class can call it.
  ///
  /// - Throws: The error that the test's own closure throws.
  nonisolated(nonsending) open override func setUp() async throws {
    // The superclass does nothing here.
  }

  /// Gives the test time to be torn down.
  ///
  /// - Throws: The error that the test's own closure throws.
  nonisolated(nonsending) open override func tearDown() async throws {
    // The superclass does nothing here.
  }

  /// Runs one test.
  open override func invokeTest() {
    // The stand-in of a test, which runs it in another configuration, records for it.
    if testRun == nil { super.invokeTest() } else { Self.withRunning(self) { super.invokeTest() } }
    finish()
    if testRun == nil { Self.running?.finish() }
    let run = testRun ?? Self.running?.testRun
    XCUIContext.attachments.end(hasFailed: (run?.totalFailureCount ?? 1) > 0)
  }

  /// Records the problems that only the end of a test shows.
  private func finish() {
    for scope in expectedFailures.endAll() { if let issue = scope.unmatched { record(issue) } }
    checkUnawaited()
    checkAllowance()
    evidence.capturePending()
  }

  private func beginTearingDown() {
    evidence.capturePending()
    isTearingDown = true
    XCUIContext.isStopped = false
    if testRun == nil, let running = Self.running, running !== self { running.beginTearingDown() }
  }

  private func checkUnawaited() {
    let unawaited = unawaited
    expectations = []
    guard !unawaited.isEmpty else { return }
    let names = unawaited.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
    record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: "Failed due to unwaited expectation\(unawaited.count > 1 ? "s" : "") \(names)."))
  }

  private func checkAllowance() {
    guard let allowance else { return }
    let time = MainActor.assumeIsolated { XCUIContext.automator.map { $0.driver.now / .seconds(1) } } ?? 0
    guard time > allowance else { return }
    let minutes = Int(allowance / 60)
    record(
      XCTIssue(
        type: .system,
        compactDescription:
          "Test exceeded execution time allowance of \(EnglishNoun.count(minutes, "minute"))"))
  }

  // MARK: Failures

  /// Whether the test goes on after a failure.
  ///
  /// A test method cannot be left in the middle, as Apple's is by an exception. When this is false, the first
  /// failure stops the device: every later call returns at once and records nothing. Tear-down still runs.
  open override var continueAfterFailure: Bool {
    get { recorded != nil || goesOnAfterFailure }
    set {
      goesOnAfterFailure = newValue
      if testRun == nil, let running = Self.running, running !== self {
        running.continueAfterFailure = newValue
      }
    }
  }

  /// Records a failure, unless an earlier one has stopped the test; it goes through ``record(_:)``.
  ///
  /// - Parameters:
  ///   - description: The failure, for people.
  ///   - filePath: The file.
  ///   - lineNumber: The line.
  ///   - expected: Whether a check failed, rather than something being thrown.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let location = lineNumber > 0 ? XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber) : nil
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .thrownError, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: location)))
  }

  /// Records an issue, unless an earlier failure has stopped the test.
  ///
  /// An issue that is expected is only written to the log, and so is a warning.
  ///
  /// - Parameter issue: The issue.
  /// - Reference: [`record(_:)`](https://developer.apple.com/documentation/xctest/xctestcase/record(_:)).
  open func record(_ issue: XCTIssue) {
    if testRun == nil, let running = Self.running, running !== self { return running.record(issue) }
    recording.lock()
    defer { recording.unlock() }
    guard !XCUIContext.isStopped else { return }
    for attachment in issue.attachments { XCUIContext.keep(attachment) }
    if issue.severity == .warning { return XCUIContext.note("Warning: \(issue.compactDescription)") }
    if let expected = expectedFailures.take(issue) {
      let reason = expected.failureReason.map { " '\($0)'" } ?? ""
      return XCUIContext.note("Expected failure\(reason): \(issue.compactDescription)")
    }
    evidence.keep(issue)
    // XCTest ends the whole process if it reads false here.
    recorded = issue
    let location = issue.sourceCodeContext.location
    super.recordFailure(
      withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0,
      expected: issue.type != .thrownError && issue.type != .uncaughtException)
    recorded = nil
    if !goesOnAfterFailure, !isTearingDown { XCUIContext.isStopped = true }
  }
}

extension UITestCase {
  /// The running test, for an expected failure; that there is none is a failure.
  static func expecting() -> UITestCase? {
    if let running { return running }
    XCTFail(
      """
      A failure can only be expected by a test whose class inherits from UITestCase, as those do whose target has a \
      prelude.
      """)
    return nil
  }

  /// Ends an expectation of a failure; the absence of the failure is a failure, unless the options allow it.
  func endExpecting(_ scope: Int) {
    if let issue = expectedFailures.end(scope)?.unmatched { record(issue) }
  }
}

/// The method that a test calls: the part of Foundation's `NSInvocation` that test classes read.
public struct TestInvocation: Hashable, Sendable {
  /// The method's name.
  public let selector: Selector

  /// The name of a method.
  public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String
  }

  /// Names the method of a test, such as `LoginTests.testLogin`.
  init(testName: String) {
    let method = testName.split(separator: ".").last.map(String.init) ?? testName
    selector = Selector(description: method)
  }
}
